import { useEffect, useState } from "react";
import { afterPaint } from "../../../shared/dom/after-paint.ts";

/** A value as it was at the last paint: what takes a moment follows it, so that the click is answered first. */
export function usePainted<Value extends object | number | boolean | null>(value: Value): Value {
  const [painted, setPainted] = useState(value);
  useEffect(() => {
    const over = new AbortController();
    afterPaint(() => setPainted(value), over.signal);
    return () => over.abort();
  }, [value]);
  return painted;
}
