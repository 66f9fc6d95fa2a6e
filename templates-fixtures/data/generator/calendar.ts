/**
 * The five days of the fair, in epoch seconds. The clocks do not change in that week: Eastern time is UTC−5
 * throughout, so a day is midnight plus its hours.
 */

const HOUR = 3600;
const DAY = 24 * HOUR;
/** Wednesday 25 November 2026, 0 h in America/Toronto. */
const FIRST_MIDNIGHT = Date.UTC(2026, 10, 25, 5) / 1000;

export const DAY_NAMES = ["mercredi", "jeudi", "vendredi", "samedi", "dimanche"] as const;

/** Day 0 is Wednesday, day 4 Sunday. */
export type Day = 0 | 1 | 2 | 3 | 4;
export const DAYS: readonly Day[] = [0, 1, 2, 3, 4];

export const isWeekend = (day: Day): boolean => day >= 3;

/** Opening hours of the Palais, in minutes after midnight. */
export const opening = (day: Day): readonly [number, number] => (isWeekend(day) ? [600, 1080] : [540, 1260]);

export const midnight = (day: number): number => FIRST_MIDNIGHT + day * DAY;

/** The instant `minutes` after midnight; more than 1,440 is on the next day. */
export const instant = (day: number, minutes: number): number => midnight(day) + minutes * 60;

export const dateLabel = (day: Day): string => `${DAY_NAMES[day]} ${25 + day} novembre 2026`;
