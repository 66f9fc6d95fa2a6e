import type { Part } from "../../../shared/ui/part.ts";

/**
 * Props of a control that opens a part: its code is fetched while the pointer or the keyboard is on the way to the
 * click. One that does not come is nobody's trouble until it is wanted.
 */
export function ahead(part: Part<unknown>) {
  const fetch = () => void part.load().catch(() => {});
  return { onPointerEnter: fetch, onFocus: fetch };
}
