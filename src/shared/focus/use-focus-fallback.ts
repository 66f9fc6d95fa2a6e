import { type RefCallback, useCallback } from "react";
import { moveFocus } from "./move-focus.ts";

/** Ref callback: if the element is removed while focus is in it, focuses the element with the id `fallback`. */
export function useFocusFallback(fallback: string, options?: FocusOptions): RefCallback<HTMLElement> {
  return useCallback(
    (element: HTMLElement) => () => {
      if (!element.contains(document.activeElement)) return;
      // After the update, which may put the fallback into the page, or move focus itself.
      queueMicrotask(() => {
        if (document.activeElement === document.body) moveFocus(fallback, options);
      });
    },
    [fallback, options],
  );
}
