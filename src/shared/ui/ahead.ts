import { savesData } from "../dom/save-data.ts";
import type { Part } from "./part.ts";

/**
 * Props of a control that opens a part: its code is fetched while the pointer or the keyboard is on the way to the
 * click, unless the visitor saves data. One that does not come is nobody's trouble until it is wanted.
 */
export function ahead(part: Part<unknown>) {
  const fetch = () => {
    if (!savesData()) part.load().catch(() => {});
  };
  return { onPointerEnter: fetch, onFocus: fetch };
}
