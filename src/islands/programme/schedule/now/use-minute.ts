import { useEffect, useLayoutEffect, useState } from "react";
import { pageClock } from "../../../../shared/time/clock.ts";
import { eachMinute, minuteOf } from "../../../../shared/time/each-minute.ts";

/**
 * The minute, in epoch seconds. Null in the first rendering, which is the server's markup, and while `wanted` is false.
 */
export function useMinute(wanted: boolean): number | null {
  const [minute, setMinute] = useState<number | null>(null);
  // Before the paint: the dimmed activities are never seen otherwise.
  useLayoutEffect(() => setMinute(wanted ? minuteOf(pageClock()) : null), [wanted]);
  useEffect(() => {
    if (!wanted) return;
    const clock = pageClock();
    const leave = new AbortController();
    eachMinute(() => setMinute(minuteOf(clock)), { clock }, leave.signal);
    return () => leave.abort();
  }, [wanted]);
  return minute;
}
