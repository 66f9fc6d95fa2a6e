import { useEffect, useState } from "react";

/** Whether `condition` has been true for this time, in ms. */
export function useLasting(condition: boolean, milliseconds: number): boolean {
  const [lasted, setLasted] = useState(false);
  useEffect(() => {
    if (!condition) return;
    const timer = setTimeout(() => setLasted(true), milliseconds);
    return () => {
      clearTimeout(timer);
      setLasted(false);
    };
  }, [condition, milliseconds]);
  return condition && lasted;
}
