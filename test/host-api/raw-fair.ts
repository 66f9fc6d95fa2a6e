/**
 * The demonstration fair's data, and the meaning of each filter as plain rules. They share no code with the host or
 * the island, which are compared with them.
 */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { CategoryLists, StoredEvent } from "../host/data/shapes.ts";

export const FAIR_DIR = fileURLToPath(new URL("../../templates-fixtures/data", import.meta.url));

const read = (name: string) => JSON.parse(readFileSync(`${FAIR_DIR}/${name}.json`, "utf8")).data;
export const stored = read("events") as readonly StoredEvent[];
export const options = read("categories") as CategoryLists;

export type Rule = (event: StoredEvent) => boolean;

const easternDay = new Intl.DateTimeFormat("en-CA", { timeZone: "America/Toronto", dateStyle: "short" });
const easternHour = new Intl.DateTimeFormat("en-CA", {
  timeZone: "America/Toronto",
  hour: "2-digit",
  hourCycle: "h23",
});
const dayOf = (instant: number) => easternDay.format(instant * 1000);
const hourOf = (instant: number) => Number(easternHour.format(instant * 1000));

const has = (terms: readonly { readonly id: number }[], id: number) => terms.some((term) => term.id === id);
const undetermined: Rule = (event) => has(event.categories.status, 78588);

/** The start that applies; null when unknown. */
export const startOf = (event: StoredEvent): number | null =>
  undetermined(event) ? null : (event.dates.startReport ?? event.dates.start);

const rangeOf = ({ dates }: StoredEvent) => (dates.startReport ? dates.rangeReport : dates.range);

/** Rules for one value of each filter. */
export const RULES = {
  type:
    (id: number): Rule =>
    (event) =>
      has(event.categories.type, id),
  audience:
    (id: number): Rule =>
    (event) =>
      has(event.categories.audience, id),
  theme:
    (id: number): Rule =>
    (event) =>
      has(event.categories.themes, id),
  project:
    (id: number): Rule =>
    (event) =>
      has(event.categories.projects, id),
  age:
    (id: number): Rule =>
    (event) =>
      event.filters.ages.includes(id),
  subject:
    (id: number): Rule =>
    (event) =>
      event.filters.subjects.includes(id),
  genre:
    (id: number): Rule =>
    (event) =>
      event.filters.genres.includes(id),
  room: (id: number): Rule => {
    const label = options.rooms.find(({ value }) => value === id)?.label;
    return (event) => event.location.room.some(({ title }) => title === label);
  },
  area:
    (id: number): Rule =>
    (event) =>
      has(event.categories.aspects, id),
  date:
    (instant: number): Rule =>
    (event) =>
      !undetermined(event) && rangeOf(event).map(dayOf).includes(dayOf(instant)),
  /** Begins at or after the first hour and before the last. */
  hours:
    (from: number, to: number): Rule =>
    (event) => {
      const start = startOf(event);
      if (from === 0 && to === 24) return true;
      return start !== null && !event.dates.allDay && hourOf(start) >= from && hourOf(start) < to;
    },
  withoutSigning: (): Rule => (event) => !has(event.categories.type, 6339),
  /** The schedule leaves out activities of more than two days. */
  schedule: (): Rule => (event) => undetermined(event) || rangeOf(event).length <= 2,
} as const;

/** Slugs of the activities that match all rules, sorted. */
export const fitting = (...rules: readonly Rule[]): readonly string[] =>
  stored
    .filter((event) => rules.every((rule) => rule(event)))
    .map(({ slug }) => slug)
    .toSorted();
