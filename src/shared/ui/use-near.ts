import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { whenNear } from "../dom/when-near.ts";

/**
 * Whether an element is near the window, or has been: far elements need not be complete. The value is known before
 * the first paint and before printing.
 *
 * @param atOnce the element is known to be near and is not measured
 */
export function useNear<Box extends Element>(atOnce: boolean): readonly [RefObject<Box | null>, boolean] {
  const box = useRef<Box>(null);
  const [near, setNear] = useState(atOnce);
  useLayoutEffect(() => {
    if (near || !box.current) return;
    let mounting = true;
    const leave = whenNear(box.current, () => {
      // Inside its own effects React cannot flush, and renders before the paint anyway.
      if (mounting) setNear(true);
      else flushSync(() => setNear(true));
    });
    mounting = false;
    return leave;
  }, [near]);
  return [box, near];
}
