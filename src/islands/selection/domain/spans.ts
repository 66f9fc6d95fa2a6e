/**
 * What overlaps and what lies between, computed with luxon: half-open intervals of instants, right across midnight
 * and the change of clocks. Only `views/plan-parts.ts` imports this file, so that luxon is in a chunk of its own.
 */

import { DateTime, Interval } from "luxon";
import type { RowId } from "../../../shared/http/row-id.ts";
import type { Slot } from "./plan.ts";

/** Part of a bar, in hundredths of its length. */
export interface BarPart {
  readonly from: number;
  readonly length: number;
}

/** An overlapping activity, drawn on the hours of all that overlap with it, one after the other. */
export interface Overlap {
  /** Ids of those that it overlaps with, by start. */
  readonly others: readonly RowId[];
  readonly own: BarPart;
  readonly shared: readonly BarPart[];
}

/** Between an activity and the one before it, when they are in two places. */
export interface Move {
  /** Whole minutes; null when the end of the first is unknown. */
  readonly minutes: number | null;
}

export interface Spans {
  readonly overlaps: ReadonlyMap<RowId, Overlap>;
  /** By the id of the later activity. */
  readonly moves: ReadonlyMap<RowId, Move>;
}

interface Placed {
  readonly slot: Slot;
  readonly interval: Interval;
}

/** An activity without a known end takes up its first minute: two that begin together overlap. */
function placed(slot: Slot): Placed {
  const start = DateTime.fromSeconds(slot.from, { zone: "utc" });
  const end = slot.until === null ? start : DateTime.fromSeconds(slot.until, { zone: "utc" });
  return { slot, interval: Interval.fromDateTimes(start, end > start ? end : start.plus({ minutes: 1 })) };
}

const startOf = ({ interval }: Placed): number => interval.start?.toMillis() ?? 0;
const endOf = ({ interval }: Placed): number => interval.end?.toMillis() ?? 0;

/** Runs of activities in which each begins before all earlier ones have ended. */
function runsOf(sorted: readonly Placed[]): readonly (readonly Placed[])[] {
  const runs: Placed[][] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const one of sorted) {
    if (startOf(one) >= end) runs.push([]);
    runs.at(-1)?.push(one);
    end = Math.max(end, endOf(one));
  }
  return runs;
}

function overlapsIn(run: readonly Placed[]): readonly (readonly [RowId, Overlap])[] {
  if (run.length < 2) return [];
  const from = Math.min(...run.map(startOf));
  const length = Math.max(...run.map(endOf)) - from;
  const part = (interval: Interval): BarPart => ({
    from: Math.round((((interval.start?.toMillis() ?? from) - from) / length) * 100),
    length: Math.max(1, Math.round((interval.length() / length) * 100)),
  });
  return run.map((one) => {
    const others = run.filter((other) => other !== one && other.interval.overlaps(one.interval));
    const common = others.flatMap((other) => other.interval.intersection(one.interval) ?? []);
    return [
      one.slot.id,
      {
        others: others.map(({ slot }) => slot.id),
        own: part(one.interval),
        shared: Interval.merge(common).map(part),
      },
    ] as const;
  });
}

/** The activity of a run that ends last: from it one goes on to the next. */
const lastOf = (run: readonly Placed[]): Placed | undefined =>
  run.toSorted((one, other) => endOf(one) - endOf(other)).at(-1);

function moveBetween(before: Placed | undefined, after: Placed | undefined): readonly [RowId, Move][] {
  if (!before?.slot.place || !after?.slot.place || before.slot.place === after.slot.place) return [];
  const gap = Interval.fromDateTimes(before.interval.end as DateTime, after.interval.start as DateTime);
  const minutes = before.slot.until === null ? null : Math.floor(gap.length("minutes"));
  return [[after.slot.id, { minutes }]];
}

/** Overlaps and changes of place among one day's activities, in the order of the plan. */
export function spansOf(slots: readonly Slot[]): Spans {
  const sorted = slots.map(placed).sort((one, other) => startOf(one) - startOf(other));
  const runs = runsOf(sorted);
  return {
    overlaps: new Map(runs.flatMap(overlapsIn)),
    moves: new Map(
      runs.flatMap((run, index) => (index === 0 ? [] : moveBetween(lastOf(runs[index - 1] ?? []), run[0]))),
    ),
  };
}
