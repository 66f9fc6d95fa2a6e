import { useEffect, useState } from "react";
import { afterPaint } from "../../../shared/dom/after-paint.ts";

/** The value at the last paint: slow rendering uses it, so that the click is painted first. */
export function usePainted<Value extends object | number | boolean | null>(value: Value): Value {
  const [painted, setPainted] = useState(value);
  useEffect(() => {
    const over = new AbortController();
    afterPaint(() => setPainted(value), over.signal);
    return () => over.abort();
  }, [value]);
  return painted;
}
