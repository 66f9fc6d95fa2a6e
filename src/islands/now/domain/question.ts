/** What the API is asked for: the hours around now. */
import { startOfDay } from "../../../shared/activity/moments.ts";
import { easternDay, easternTime } from "../../../shared/time/eastern.ts";

/** Activities that begin in these hours of one Eastern day. */
export interface Question {
  /** First instant of the day, epoch seconds. */
  readonly dateStart: number;
  readonly hourStart: number;
  /** The hour before which they begin, 1 to 24. */
  readonly hourEnd: number;
}

const HOUR = 3600;

/** Hours back: an activity that began earlier is long-running and is not shown. */
export const HOURS_BACK = 3;
/** Hours ahead: those of the strip, and those of a board, which may lose its network for hours. */
export const HOURS_AHEAD = { strip: 3, board: 12 } as const;

/**
 * The questions about the hours around `now`: two when midnight is among them. They are the same for everyone during
 * one hour, so that a shared cache can answer.
 *
 * @param now epoch seconds
 * @param ahead hours, the one of `now` included
 */
export function questionsAt(now: number, ahead: number): readonly Question[] {
  const days = new Map<string, Question>();
  for (let step = -HOURS_BACK; step < ahead; step += 1) {
    const instant = now + step * HOUR;
    const day = easternDay(instant);
    const { hour } = easternTime(instant);
    const known = days.get(day);
    days.set(day, {
      dateStart: known?.dateStart ?? startOfDay(day),
      hourStart: Math.min(known?.hourStart ?? hour, hour),
      hourEnd: Math.max(known?.hourEnd ?? 0, hour + 1),
    });
  }
  return [...days.values()];
}

/** The question about the rest of today, for the next activity when there is none in the hours around now. */
export const restOfDay = (now: number): Question => ({
  dateStart: startOfDay(easternDay(now)),
  hourStart: easternTime(now).hour,
  hourEnd: 24,
});
