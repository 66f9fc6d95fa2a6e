import { useEffect, useState } from "react";
import { beginningOf, type Day } from "./schedule.ts";

/** More than a large screen shows. */
const FIRST = 24;
/** Few enough that they are there at once, and that no step is noticed. */
const STEP = 96;

/**
 * The days of a schedule that is opened with hundreds of activities: what fits on the screen at once, the rest step by
 * step right after. Whoever comes back to a place further down gets the whole at once, and so does what changes later:
 * nothing may move then.
 */
export function useGrowing(days: readonly Day[], card: string | null): readonly Day[] {
  const [limit, setLimit] = useState(() => {
    const few = isWhole(beginningOf(days, STEP), days);
    return few || card !== null || scrollY > 0 ? Number.POSITIVE_INFINITY : FIRST;
  });
  const shown = limit < Number.POSITIVE_INFINITY ? beginningOf(days, limit) : days;
  const whole = isWhole(shown, days);
  useEffect(() => {
    // After each paint. No transition: React lets go of it every 5 ms, and takes twice as long in all.
    setLimit(whole ? Number.POSITIVE_INFINITY : limit + STEP);
  }, [limit, whole]);
  return shown;
}

const isWhole = (shown: readonly Day[], days: readonly Day[]) =>
  shown.length === days.length && shown.at(-1) === days.at(-1);
