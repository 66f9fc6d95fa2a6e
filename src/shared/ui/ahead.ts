import { savesData } from "../dom/save-data.ts";
import type { Part } from "./part.ts";

/**
 * Props of a control that opens a part: prefetches its code when pointer or focus reach the control, unless the
 * browser saves data. Prefetch errors are ignored; the real load reports them.
 */
export function ahead(part: Part<unknown>) {
  const fetch = () => {
    if (!savesData()) part.load().catch(() => {});
  };
  return { onPointerEnter: fetch, onFocus: fetch };
}
