/** How old a stored answer may get. The worker's caches and the page's own entries follow this one rule (decision 0066). */

/** In ms. */
const DAY = 86_400_000;
/** Longest age of a page and of an answer of the API, in days. */
export const LONGEST_DAYS = 7;

/** Header of a cached answer: when it came from the server, in epoch ms. Installed workers have stored it. */
export const TIME_HEADER = "x-signet-kept";

/** When a cached answer came from the server, in epoch ms; 0 when unknown. */
export const receivedAt = ({ headers }: Response): number => Number(headers.get(TIME_HEADER)) || 0;

/**
 * Whether an answer may still be shown. An unknown time (0) is too old. A time after `now` comes from a wrong clock.
 *
 * @param at when it came from the server, in epoch ms
 */
export const isFresh = (at: number, now: number, days = LONGEST_DAYS): boolean =>
  at <= now && now - at <= days * DAY;
