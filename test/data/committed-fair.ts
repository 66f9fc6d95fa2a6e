/** The invented fair as it is committed, for the tests that check what it holds. */
import { DateTime } from "luxon";
import { loadFair } from "../host/data/load.ts";
import type { StoredEvent } from "../host/data/shapes.ts";

export const {
  storedEvents: events,
  authors,
  companies,
  categories,
  streams,
  books,
} = loadFair("templates-fixtures/data");

/** An instant of the data as a clock in Montréal shows it. */
export const eastern = (seconds: number): DateTime =>
  DateTime.fromSeconds(seconds, { zone: "America/Toronto" });

export const hasStatus = (event: StoredEvent, id: number): boolean =>
  event.categories.status.some((status) => status.id === id);
export const hasType = (event: StoredEvent, id: number): boolean =>
  event.categories.type.some((type) => type.id === id);
export const areas = (event: StoredEvent): number[] => event.categories.aspects.map((aspect) => aspect.id);

export function count<T>(items: readonly T[], suits: (item: T) => boolean): number {
  return items.filter(suits).length;
}
