/** Minutes left and to go, computed with luxon. Only `Now.tsx` imports this file, so that luxon is in a chunk of its own. */
import { DateTime } from "luxon";

/**
 * Minutes from `now` until an instant, at least one; a minute that has begun counts.
 *
 * @param instant epoch seconds, like `now`
 */
export function minutesUntil(instant: number, now: number): number {
  const { minutes } = DateTime.fromSeconds(instant).diff(DateTime.fromSeconds(now), "minutes");
  return Math.max(1, Math.ceil(minutes));
}
