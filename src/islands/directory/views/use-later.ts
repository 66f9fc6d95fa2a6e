import { useEffect, useState } from "react";

/** Whether a wish has lasted for so many milliseconds. */
export function useLater(wish: boolean, milliseconds: number): boolean {
  const [lasted, setLasted] = useState(false);
  useEffect(() => {
    if (!wish) return;
    const timer = setTimeout(() => setLasted(true), milliseconds);
    return () => {
      clearTimeout(timer);
      setLasted(false);
    };
  }, [wish, milliseconds]);
  return wish && lasted;
}
