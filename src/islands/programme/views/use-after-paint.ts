import { useEffect, useState } from "react";

/** Whether a wish has outlasted a paint: to take a thousand cards away costs a moment, and the click is answered first. */
export function useAfterPaint(wish: boolean): boolean {
  const [painted, setPainted] = useState(false);
  useEffect(() => {
    if (!wish) return;
    let task: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      task = setTimeout(() => setPainted(true));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(task);
      setPainted(false);
    };
  }, [wish]);
  return wish && painted;
}
