import { type RefCallback, useCallback } from "react";
import { focusById } from "../../../shared/dom/focus-by-id.ts";
import { useRoot } from "../root-context.tsx";

/** For the ref of what may go with the keyboard on it: the list's heading takes over. */
export function useHandOn(): RefCallback<HTMLElement> {
  const { ids } = useRoot();
  return useCallback(
    (element) => () => {
      if (element === document.activeElement) focusById(ids.heading);
    },
    [ids],
  );
}
