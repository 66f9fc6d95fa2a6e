/** Reads the titles: each hand-written line of pools/titles describes an activity. */

import { DAY_NAMES, type Day } from "./calendar.ts";
import { isPlace } from "./places.ts";
import { rows } from "./pool.ts";
import { has, ROOMS } from "./vocabulary.ts";

export type Area = "palais" | "ville" | "ligne";

export interface Start {
  day: Day;
  minutes: number;
}

/** An activity before it has an hour, a room and people. */
export interface Draft {
  /** `{a}`, `{b}` and `{l}` stand for the first author, the second one and a book. */
  title: string;
  type: string;
  areas: Area[];
  /** `undefined`: the usual rooms of its type. */
  room?: string;
  place?: string;
  fixed?: Start;
  /** First and last day of a run. */
  run?: readonly [Day, Day];
  allDay: boolean;
  /** 'soir': after six; 'jour': by daylight. */
  hours?: "soir" | "jour";
  minutes?: number;
  people?: number;
  /** Only women. */
  women?: boolean;
  /** Whether the first author should be a woman. */
  woman?: boolean;
  origin?: string;
  subjects: string[];
  genres: string[];
  ages: string[];
  audience?: string;
  theme?: string;
  project?: string;
}

const TYPES = [
  "table-ronde",
  "rencontre",
  "entretien",
  "atelier",
  "lecture",
  "spectacle",
  "conte",
  "conference",
  "debat",
  "balado",
  "exposition",
  "projection",
  "visite",
  "concours",
  "match",
  "prix",
  "brunch",
  "classe",
] as const;

const SHORT_DAYS = DAY_NAMES.map((name) => name.slice(0, 3));
const dayOf = (short: string) => SHORT_DAYS.indexOf(short) as Day;

const AREA_CODES: Readonly<Record<string, Area[]>> = {
  enligne: ["ligne"],
  hybride: ["palais", "ligne"],
  "palais+ville": ["palais", "ville"],
  "ville+ligne": ["ville", "ligne"],
  "palais+ville+ligne": ["palais", "ville", "ligne"],
};

/** Applies a code that is a single word, before the category codes. */
function applySpecial(draft: Draft, code: string): boolean {
  const start = /^(mer|jeu|ven|sam|dim)(\d+):(\d\d)$/.exec(code);
  const run = /^(mer|jeu|ven|sam|dim)[-+](mer|jeu|ven|sam|dim)$/.exec(code);
  const areas = AREA_CODES[code];
  if (start) {
    draft.fixed = { day: dayOf(start[1] as string), minutes: Number(start[2]) * 60 + Number(start[3]) };
  } else if (run) draft.run = [dayOf(run[1] as string), dayOf(run[2] as string)];
  else if (areas) draft.areas = areas;
  else if (code === "journee") draft.allDay = true;
  else if (code === "soir" || code === "jour") draft.hours = code;
  else if (code === "elles") draft.women = true;
  else if (code === "elle") draft.woman = true;
  else if (code === "lui") draft.woman = false;
  else if (code.startsWith("~")) draft.origin = code.slice(1);
  else if (/^p\d$/.test(code)) draft.people = Number(code.slice(1));
  else if (/^d\d+$/.test(code)) draft.minutes = Number(code.slice(1));
  else return false;
  return true;
}

function applyCategory(draft: Draft, code: string): boolean {
  if (has("subjects", code)) draft.subjects.push(code);
  if (has("genres", code)) draft.genres.push(code);
  if (has("ages", code)) draft.ages.push(code);
  if (has("audiences", code)) draft.audience = code;
  if (has("themes", code)) draft.theme = code;
  if (has("projects", code)) draft.project = code;
  return (["subjects", "genres", "ages", "audiences", "themes", "projects"] as const).some((kind) =>
    has(kind, code),
  );
}

function applyPlace(draft: Draft, code: string): boolean {
  if (ROOMS.some((room) => room.code === code)) draft.room = code;
  else if (isPlace(code)) {
    draft.place = code;
    if (draft.areas.length === 1) draft.areas = ["ville"];
  } else return false;
  return true;
}

export function emptyDraft(type: string, title: string): Draft {
  return { title, type, areas: ["palais"], allDay: false, subjects: [], genres: [], ages: [] };
}

/** Reads a line's codes into the draft; an unknown code stops the generator. */
export function readCodes(draft: Draft, codes: string): Draft {
  // Areas first: a place after `palais+ville` must not replace the venue.
  const words = codes.split(/\s+/).filter(Boolean);
  for (const code of [...words.filter((word) => word in AREA_CODES), ...words]) {
    const known = [applySpecial(draft, code), applyCategory(draft, code), applyPlace(draft, code)];
    if (!known.includes(true)) throw new Error(`Unknown code "${code}" for "${draft.title}"`);
  }
  return draft;
}

/** Every hand-written activity, in the order of the pools. */
export function writtenDrafts(): Draft[] {
  const byType = TYPES.flatMap((type) =>
    rows(`titles/${type}`, 2).map(([title, codes]) =>
      readCodes(emptyDraft(type, title as string), codes as string),
    ),
  );
  const elsewhere = rows("titles/enligne", 3).map(([type, title, codes]) =>
    readCodes(emptyDraft(type as string, title as string), codes as string),
  );
  return [...byType, ...elsewhere];
}
