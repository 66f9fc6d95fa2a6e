import { byId } from "../../../src/shared/list/by-id.ts";
import type { FairData } from "../data/fair.ts";
import type { EventItem } from "../data/shapes.ts";
import { type EventFilter, type EventRow, eventRow, matches, readFilter } from "./event-filter.ts";
import { wholeNumber } from "./parameters.ts";
import { tieOrder } from "./tie-order.ts";

/** Number of orders cached: clients use seeds from 1 to 16, others may send any. */
const KEPT_ORDERS = 32;

/** `GET /api/events` before its pages: filter, order by day then start. */
export function eventsQuery(data: FairData): (params: URLSearchParams) => readonly EventItem[] {
  const rows = data.storedEvents.map((stored, index) => eventRow(stored, data.events[index] as EventItem));
  const orders = new Map<number, readonly EventRow[]>();

  function ordered(seed: number): readonly EventRow[] {
    const kept = orders.get(seed);
    if (kept) return kept;
    const order = inOrder(rows, seed);
    if (orders.size >= KEPT_ORDERS) orders.clear();
    orders.set(seed, order);
    return order;
  }

  return (params) => {
    const filter: EventFilter = readFilter(params, data.categories);
    const order = ordered(wholeNumber(params, "mode[random]") ?? 0);
    return order.filter((row) => matches(row, filter)).map((row) => row.answer);
  };
}

/** By first day, then start; the seed orders activities that begin together. Undetermined dates come last. */
function inOrder(rows: readonly EventRow[], seed: number): readonly EventRow[] {
  const tie = new Map(rows.map((row) => [row, tieOrder(row.answer.id, seed)]));
  const tieOf = (row: EventRow) => tie.get(row) ?? 0;
  return rows.toSorted(
    (a, b) =>
      (a.days[0] ?? "9").localeCompare(b.days[0] ?? "9") ||
      (a.start ?? Number.MAX_SAFE_INTEGER) - (b.start ?? Number.MAX_SAFE_INTEGER) ||
      tieOf(a) - tieOf(b) ||
      byId(a.answer.id, b.answer.id),
  );
}
