import { useEffect, useState } from "react";
import { afterPaint } from "../../../shared/dom/after-paint.ts";

/** Whether a wish has outlasted a paint: to take a thousand cards away costs a moment, and the click is answered first. */
export function useAfterPaint(wish: boolean): boolean {
  const [painted, setPainted] = useState(false);
  useEffect(() => {
    if (!wish) return;
    const over = new AbortController();
    afterPaint(() => setPainted(true), over.signal);
    return () => {
      over.abort();
      setPainted(false);
    };
  }, [wish]);
  return wish && painted;
}
