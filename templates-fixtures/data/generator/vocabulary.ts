/** The fair's vocabulary: every category option, and the short codes that the pools use for them. */

import { DAYS, dateLabel, midnight } from "./calendar.ts";
import { rows } from "./pool.ts";
import type { CategoryOption, DescribedTerm, Term } from "./shapes.ts";
import { slugOf } from "./wording.ts";

export type Kind =
  | "ages"
  | "aspects"
  | "audiences"
  | "genres"
  | "projects"
  | "statuses"
  | "subjects"
  | "themes"
  | "types";

export interface Entry {
  kind: Kind;
  code: string;
  id: number;
  title: string;
  description: string;
}

export interface Room {
  code: string;
  id: number;
  title: string;
  sponsor: string;
}

const FIRST_ROOM = 6561;

function entries(): Entry[] {
  const plain = rows("terms", 4).map(([kind, code, id, title]) => ({
    kind: kind as Kind,
    code: code as string,
    id: Number(id),
    title: title as string,
    description: "",
  }));
  const described = (["themes", "projects"] as const).flatMap((kind) =>
    rows(kind, 4).map(([code, id, title, description]) => ({
      kind,
      code: code as string,
      id: Number(id),
      title: title as string,
      description: description as string,
    })),
  );
  return [...plain, ...described];
}

export const ENTRIES: readonly Entry[] = entries();

export const ROOMS: readonly Room[] = rows("rooms", 3).map(([code, title, sponsor], index) => ({
  code: code as string,
  id: FIRST_ROOM + index,
  title: title as string,
  sponsor: sponsor as string,
}));

const BY_KEY = new Map(ENTRIES.map((entry) => [`${entry.kind} ${entry.code}`, entry]));

/** The entry of a kind with this code; an unknown code in a pool stops the generator. */
export function entry(kind: Kind, code: string): Entry {
  const found = BY_KEY.get(`${kind} ${code}`);
  if (!found) throw new Error(`No "${code}" among the ${kind}`);
  return found;
}

export const has = (kind: Kind, code: string): boolean => BY_KEY.has(`${kind} ${code}`);

export function term(kind: Kind, code: string): Term {
  const { id, title } = entry(kind, code);
  return { id, title, slug: slugOf(title) };
}

export function describedTerm(kind: "themes" | "projects", code: string): DescribedTerm {
  return { ...term(kind, code), description: entry(kind, code).description };
}

const option = (label: string, value: number): CategoryOption => ({ label, slug: slugOf(label), value });

const ofKind = (kind: Kind) =>
  ENTRIES.filter((item) => item.kind === kind).map((item) => option(item.title, item.id));

/** All option lists, under the API's keys. */
export function categories(places: readonly { id: number; title: string }[]) {
  return {
    ages: ofKind("ages"),
    aspects: ofKind("aspects"),
    audiences: ofKind("audiences"),
    dates: DAYS.map((day) => ({
      label: dateLabel(day),
      slug: `2026-11-${25 + day}`,
      value: midnight(day),
    })),
    genres: ofKind("genres"),
    locations: places.map((place) => option(place.title, place.id)),
    projects: ofKind("projects"),
    themes: ofKind("themes"),
    rooms: ROOMS.map((room) => option(room.title, room.id)),
    statuses: ofKind("statuses"),
    subjects: ofKind("subjects"),
    types: ofKind("types"),
  };
}
