import { type RefObject, useEffect } from "react";
import { moveFocus } from "../../../../shared/focus/move-focus.ts";

/**
 * Closes the panel's `<details>` when pointer or focus go elsewhere, and on Escape, which returns focus to the
 * summary.
 */
export function useClosing(panel: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const box = panel.current?.closest("details");
    if (!box) return;
    const closing = new AbortController();
    const { signal } = closing;
    const close = (event: Event) => {
      const key = event instanceof KeyboardEvent ? event.key : null;
      if (key === null ? box.contains(event.target as Node) : key !== "Escape") return;
      box.open = false;
      if (key) moveFocus(box.querySelector("summary"));
    };
    for (const kind of ["focusin", "click", "keydown"]) document.addEventListener(kind, close, { signal });
    return () => closing.abort();
  }, [panel]);
}
