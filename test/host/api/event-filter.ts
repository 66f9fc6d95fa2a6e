/** Reads which activities a request asks for, and compares an activity with that. */

import { SELECTOR_NAMES, type SelectorName } from "../../../src/islands/programme/domain/selectors.ts";
import { signingType, statuses } from "../../../src/shared/facts/facts.ts";
import type { RowId } from "../../../src/shared/http/row-id.ts";
import type { CategoryLists, EventItem, StoredEvent } from "../data/shapes.ts";
import { easternDay, easternHour } from "../eastern.ts";
import { lastOf, rowIds, wholeNumber, wholeNumbers } from "./parameters.ts";

/** Values of an activity for filtering and sorting, computed once. */
export interface EventRow {
  readonly answer: EventItem;
  /** Its days in Eastern time, in order; the new days when postponed, none when undetermined. */
  readonly days: readonly string[];
  /** Epoch seconds; null when undetermined. */
  readonly start: number | null;
  /** Hour of the start, 0 to 23; null for a whole day or an undetermined time. */
  readonly startHour: number | null;
  readonly signing: boolean;
  /** Ids for each of the one-choice parameters. */
  readonly ids: Readonly<Record<Exclude<Choice, "room">, readonly number[]>>;
  readonly roomIds: readonly number[];
  readonly roomTitles: readonly string[];
}

/** Parameters that choose one option by its id. */
type Choice = SelectorName;

export interface EventFilter {
  /** Ids of the activities that are asked for; empty for all. */
  readonly ids: readonly RowId[];
  readonly choices: readonly (readonly [Choice, number])[];
  /** Label of the chosen room, because some activities name their rooms by title only. */
  readonly roomTitle: string | null;
  readonly aspects: readonly number[];
  readonly day: string | null;
  /** First hour, and the hour before which an activity starts; null for the whole day. */
  readonly hours: readonly [number, number] | null;
  readonly withSignings: boolean;
  readonly withLongRuns: boolean;
}

export function readFilter(params: URLSearchParams, categories: CategoryLists): EventFilter {
  const choices = SELECTOR_NAMES.flatMap((name): [Choice, number][] => {
    const id = wholeNumber(params, name);
    return id === null ? [] : [[name, id]];
  });
  const room = wholeNumber(params, "room");
  const date = wholeNumber(params, "dateStart");
  return {
    ids: rowIds(params, "ids"),
    choices,
    roomTitle: categories.rooms.find((option) => option.value === room)?.label ?? null,
    aspects: wholeNumbers(params, "aspects"),
    day: date === null ? null : (easternDay(date) ?? "no such day"),
    hours: readHours(params),
    withSignings: lastOf(params, "dedicace") !== "false",
    withLongRuns: (lastOf(params, "mode[name]") ?? lastOf(params, "mode")) !== "schedule",
  };
}

/** Both ends within 0 to 24, in order; null for the whole day. */
function readHours(params: URLSearchParams): readonly [number, number] | null {
  const first = Math.min(24, wholeNumber(params, "hourStart") ?? 0);
  const last = Math.min(24, wholeNumber(params, "hourEnd") ?? 24);
  const [from, to] = first <= last ? [first, last] : [last, first];
  return from === 0 && to === 24 ? null : [from, to];
}

export function eventRow(stored: StoredEvent, answer: EventItem): EventRow {
  const { dates, categories, filters, location } = stored;
  const idsOf = (terms: readonly { readonly id: number }[]) => terms.map((term) => term.id);
  const undetermined = idsOf(categories.status).includes(statuses().undetermined);
  const start = undetermined ? null : (dates.startReport ?? dates.start);
  return {
    answer,
    days: undetermined ? [] : daysOf(dates),
    start,
    startHour: start === null || dates.allDay ? null : easternHour(start),
    signing: idsOf(categories.type).includes(signingType()),
    ids: {
      type: idsOf(categories.type),
      audience: idsOf(categories.audience),
      theme: idsOf(categories.themes),
      project: idsOf(categories.projects),
      age: filters.ages,
      subject: filters.subjects,
      genre: filters.genres,
    },
    roomIds: location.room.flatMap((room) => room.id ?? []),
    roomTitles: location.room.map((room) => room.title),
  };
}

/** The days of the range that applies, or else the day of the start. */
function daysOf(dates: StoredEvent["dates"]): readonly string[] {
  const postponed = dates.startReport !== null;
  const range = postponed ? dates.rangeReport : dates.range;
  const start = postponed ? dates.startReport : dates.start;
  const instants = range.length === 0 && start !== null ? [start] : range;
  return instants.flatMap((instant) => easternDay(instant) ?? []).toSorted();
}

export function matches(row: EventRow, filter: EventFilter): boolean {
  return (
    (filter.ids.length === 0 || filter.ids.includes(row.answer.id)) &&
    (filter.withSignings || !row.signing) &&
    (filter.withLongRuns || row.days.length <= 2) &&
    (filter.day === null || row.days.includes(filter.day)) &&
    (filter.hours === null || startsWithin(row, filter.hours)) &&
    (filter.aspects.length === 0 ||
      row.answer.categories.aspects.some(({ id }) => filter.aspects.includes(id))) &&
    filter.choices.every(([name, id]) =>
      name === "room" ? isInRoom(row, id, filter.roomTitle) : row.ids[name].includes(id),
    )
  );
}

function startsWithin({ startHour }: EventRow, [from, to]: readonly [number, number]): boolean {
  return startHour !== null && startHour >= from && startHour < to;
}

function isInRoom(row: EventRow, id: number, title: string | null): boolean {
  return row.roomIds.includes(id) || (title !== null && row.roomTitles.includes(title));
}
