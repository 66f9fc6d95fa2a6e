/** The invented fair as it is committed, for the tests that check what it holds. */
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { DateTime } from "luxon";
import type {
  AuthorItem,
  BookItem,
  CategoryOption,
  CompanyItem,
  EventItem,
  StreamItem,
} from "../../templates-fixtures/data/generator/shapes.ts";

const folder = join(dirname(fileURLToPath(import.meta.url)), "../../templates-fixtures/data");

export const committedText = (file: string): string => readFileSync(join(folder, file), "utf8");

function data<T>(name: string): T {
  return (JSON.parse(committedText(`${name}.json`)) as { data: T }).data;
}

export const events = data<EventItem[]>("events");
export const authors = data<AuthorItem[]>("authors");
export const companies = data<CompanyItem[]>("companies");
export const categories = data<Record<string, CategoryOption[]>>("categories");
export const streams = data<StreamItem[]>("streams");
export const books = data<(BookItem & { activities: number[] })[]>("books");

/** An instant of the data as a clock in Montréal shows it. */
export const eastern = (seconds: number): DateTime =>
  DateTime.fromSeconds(seconds, { zone: "America/Toronto" });

export const hasStatus = (event: EventItem, id: number): boolean =>
  event.categories.status.some((status) => status.id === id);
export const hasType = (event: EventItem, id: number): boolean =>
  event.categories.type.some((type) => type.id === id);
export const areas = (event: EventItem): number[] => event.categories.aspects.map((aspect) => aspect.id);

/** When an activity takes place in the end: its new dates when it is postponed. */
export function finalHours(event: EventItem): { start: number; end: number; days: number[] } | null {
  const { start, end, range, startReport, endReport, rangeReport } = event.dates;
  if (startReport !== null)
    return { start: startReport, end: endReport ?? startReport + 3600, days: rangeReport };
  return start === null || end === null ? null : { start, end, days: range };
}

export function count<T>(items: readonly T[], suits: (item: T) => boolean): number {
  return items.filter(suits).length;
}
