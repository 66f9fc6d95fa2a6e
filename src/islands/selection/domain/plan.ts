import type { Activity } from "../../../shared/activity/activity.ts";
import { type DateStatus, dateState, type Occasion } from "../../../shared/activity/dates.ts";
import { placeLines } from "../../../shared/activity/place-lines.ts";
import type { RowId } from "../../../shared/http/row-id.ts";
import { byId } from "../../../shared/list/by-id.ts";
import { today } from "../../../shared/time/eastern.ts";

/** A kept activity, with what its place in the plan depends on. */
export interface PlanItem {
  readonly id: RowId;
  readonly activity: Activity;
  readonly status: DateStatus;
  /** The dates that apply; null when undetermined. */
  readonly occasion: Occasion | null;
}

export interface PlanDay {
  /** `YYYY-MM-DD`, Eastern. */
  readonly day: string;
  readonly items: readonly PlanItem[];
}

export interface Plan {
  /** Activities of one day or evening, by day, from today on. */
  readonly days: readonly PlanDay[];
  /** Activities of several days, which one can visit at any time; those that are over are in `past`. */
  readonly several: readonly PlanItem[];
  readonly undated: readonly PlanItem[];
  /** What is over, by first day. */
  readonly past: readonly PlanDay[];
}

/** An activity whose end is unknown counts as over after this time, in seconds. */
const UNKNOWN_LENGTH = 3600;

/** Seconds at which a day without hours sorts: before the first activity with an hour. */
const sortKey = ({ occasion }: PlanItem): number => occasion?.hours?.from ?? Number.NEGATIVE_INFINITY;

function isOver({ occasion }: PlanItem, now: Date): boolean {
  if (occasion === null) return false;
  const { kind, lastDay, hours, through } = occasion;
  if (hours === null || (kind !== "day" && !through)) return lastDay < today(now);
  return (hours.until ?? hours.from + UNKNOWN_LENGTH) <= now.getTime() / 1000;
}

export function planItem(activity: Activity): PlanItem {
  const { status, current } = dateState(activity);
  return { id: activity.id, activity, status, occasion: current };
}

function byDay(items: readonly PlanItem[]): readonly PlanDay[] {
  const days = new Map<string, PlanItem[]>();
  for (const item of items) {
    const day = item.occasion?.firstDay ?? "";
    const those = days.get(day) ?? [];
    those.push(item);
    days.set(day, those);
  }
  return [...days]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([day, those]) => ({
      day,
      items: those.sort((one, other) => sortKey(one) - sortKey(other) || byId(one.id, other.id)),
    }));
}

/** The kept activities by day and hour, as of `now`. */
export function planOf(activities: readonly Activity[], now: Date): Plan {
  const items = activities.map(planItem);
  const dated = items.filter(({ occasion }) => occasion !== null);
  const ahead = dated.filter((item) => !isOver(item, now));
  const isLong = ({ occasion }: PlanItem) => occasion?.kind !== "day";
  return {
    days: byDay(ahead.filter((item) => !isLong(item))),
    several: byDay(ahead.filter(isLong)).flatMap((day) => day.items),
    undated: items.filter(({ occasion }) => occasion === null),
    past: byDay(dated.filter((item) => isOver(item, now))),
  };
}

/** When and where somebody has to be. Instants are epoch seconds. */
export interface Slot {
  readonly id: RowId;
  readonly from: number;
  readonly until: number | null;
  /** Name and address of the place; null for an activity that is online only. */
  readonly place: string | null;
}

/**
 * Slots of a day's activities. Those that are cancelled, or last the whole day, have none.
 *
 * @param isOut whether an activity does not count: it was dropped, or has left the programme
 */
export function slotsOf(
  items: readonly PlanItem[],
  isOut: (id: RowId) => boolean = () => false,
): readonly Slot[] {
  return items.flatMap(({ id, activity, status, occasion }): Slot[] => {
    if (status === "cancelled" || !occasion?.hours || occasion.kind !== "day" || isOut(id)) return [];
    const line = placeLines(activity).find(({ area }) => area.look !== "ligne");
    const place = line ? [line.title, line.address ?? ""].join("\n") : null;
    return [{ id, from: occasion.hours.from, until: occasion.hours.until, place }];
  });
}
