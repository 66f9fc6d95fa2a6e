/** The visitor's own day and hour, computed with luxon. Only `OwnTime.tsx` imports this file. */
import { DateTime } from "luxon";
import { dayLabel, hourText } from "../../../../shared/time/labels.ts";

export interface OwnMoment {
  /** For a `datetime` attribute, with the visitor's offset. */
  readonly stamp: string;
  /** 'jeudi 26 novembre, 16 h'. */
  readonly text: string;
}

/**
 * An instant in the visitor's time zone.
 *
 * @param instant epoch seconds
 * @param zone IANA name; the browser's by default
 */
export function ownMoment(instant: number, zone = "system"): OwnMoment {
  const moment = DateTime.fromSeconds(instant, { zone });
  const stamp = moment.toISO({ suppressMilliseconds: true, suppressSeconds: true }) ?? "";
  return {
    stamp,
    text: `${dayLabel(stamp.slice(0, 10), { weekday: true })}, ${hourText(moment.hour, moment.minute)}`,
  };
}
