/** Returns the current time; tests, and a page that rehearses a day, replace it. */
export type Clock = () => Date;

/**
 * A clock that starts at `startAt` (ISO text with an offset) and runs from there, so that a fair can rehearse a
 * future day. Without a readable text it is the real clock.
 *
 * @param elapsed time since the page was loaded, in ms
 */
export function createClock(
  startAt: string | null | undefined,
  elapsed: () => number = () => performance.now(),
): Clock {
  const start = startAt ? Date.parse(startAt) : Number.NaN;
  return Number.isNaN(start) ? () => new Date() : () => new Date(start + elapsed());
}

/** The page's clock: `<html data-now="2026-11-25T10:00:00-05:00">` sets it. */
export function pageClock(page: Document = document): Clock {
  return createClock(page.documentElement.dataset.now);
}
