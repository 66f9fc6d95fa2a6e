import type { Fair } from "../../../src/islands/now/api/api.ts";
import type { NowState } from "../../../src/islands/now/state/store.ts";
import type { Activity } from "../../../src/shared/activity/activity.ts";
import type { DateOption } from "../../../src/shared/activity/fair-dates.ts";
import { activity } from "../../shared/activity/an-activity.ts";

/** Epoch seconds of a clock time in Montréal, '2026-11-28 14:35'. */
export const at = (text: string, offset = "-05:00"): number =>
  Date.parse(`${text.replace(" ", "T")}:00${offset}`) / 1000;

export const SATURDAY = "2026-11-28";

/** An activity in a room, from one time of Saturday to another. */
export function inRoom(
  id: number,
  room: string,
  from: string,
  until: string | null,
  more: object = {},
): Activity {
  const [start, end] = [from, until].map(
    (time) => time && at(time.includes(" ") ? time : `${SATURDAY} ${time}`),
  );
  return activity({
    id,
    title: `Activité ${id}`,
    dates: { start, end, range: start ? [start] : [] },
    categories: { aspects: [{ id: 6332, title: "Au Palais" }] },
    location: { room: [{ title: room }] },
    ...more,
  });
}

const date = (day: string, value: number): DateOption => ({
  day,
  value,
  label: day,
  slug: day,
  disabled: false,
});

export const FAIR: Fair = {
  days: [date("2026-11-27", 927), date("2026-11-28", 928), date("2026-11-29", 929)],
  rooms: [{ value: 6562, label: "La Place publique", slug: "6562", disabled: false }],
};

/** A state of the store in which everything is known. */
export const state = (
  now: string,
  activities: readonly Activity[],
  more: Partial<NowState> = {},
): NowState => ({
  phase: "ready",
  now: at(now),
  activities,
  rest: [],
  restOf: null,
  fair: FAIR,
  answeredAt: at(now),
  knownUntil: at(now) + 3 * 3600,
  failed: false,
  ...more,
});
