import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { whenNear } from "../dom/when-near.ts";

/**
 * Whether an element is near the window, or has been: what is far away need not be whole yet. It is known before the
 * first paint, and in time for the printer.
 *
 * @param atOnce it is known to be near, and nothing has to be measured
 */
export function useNear<Box extends Element>(atOnce: boolean): readonly [RefObject<Box | null>, boolean] {
  const box = useRef<Box>(null);
  const [near, setNear] = useState(atOnce);
  useLayoutEffect(() => {
    if (near || !box.current) return;
    let mounting = true;
    const leave = whenNear(box.current, () => {
      // React does not flush within its own effects, and need not: before the paint it does.
      if (mounting) setNear(true);
      else flushSync(() => setNear(true));
    });
    mounting = false;
    return leave;
  }, [near]);
  return [box, near];
}
