import * as v from "valibot";
import type { Activity } from "../activity/activity.ts";
import { anything, fields, flag, id, link, list, numeric, orNull, picture } from "../http/schemas.ts";

/** No text of an activity is longer, in code units. */
const LONGEST = 50_000;
const MOST_DAYS = 400;

/** Texts are plain already: reading them as the API's would remove what only looks like markup. */
const text = v.custom<string>((value) => typeof value === "string" && value !== "" && value.length < LONGEST);
const some = <const S extends v.GenericSchema<unknown, unknown>>(schema: S, most?: number) =>
  list(schema, "", () => {}, most);
const term = v.object({ id, title: text });
const described = v.object({ id, title: text, description: orNull(text) });
const linked = v.object({ title: text, url: link });
const person = v.object({ title: text, url: link, photo: picture, occupations: some(text) });
const moment = orNull(numeric);
const days = some(numeric, MOST_DAYS);
const photo = v.pipe(
  anything,
  v.custom<string>((value) => v.parse(picture, value) !== null),
);

const degrees = (most: number) =>
  v.pipe(
    numeric,
    v.custom<number>((value) => Math.abs(Number(value)) <= most),
  );
const place = v.object({
  id: orNull(id),
  title: text,
  address: orNull(text),
  coordinates: orNull(v.object({ lng: degrees(180), lat: degrees(90) })),
});

const activity = v.object({
  id,
  slug: text,
  title: text,
  url: link,
  dates: fields({
    start: moment,
    end: moment,
    startReport: moment,
    endReport: moment,
    range: days,
    rangeReport: days,
    allDay: flag,
  }),
  aspects: some(term),
  types: some(term),
  audiences: some(term),
  organizers: some(linked),
  statuses: some(id),
  themes: some(described),
  projects: some(described),
  authors: some(person),
  persons: some(person),
  photos: some(photo),
  places: some(place),
  rooms: some(text),
  roomTerms: some(term),
  kiosk: orNull(text),
  hybrid: flag,
});

/** What is stored beside a kept activity's id, and when it was kept, in ms. */
export interface StoredActivity {
  readonly activity: Activity;
  readonly keptAt: number;
}

/** Reads an activity that was stored in this browser; null when it is not usable. */
export function readStoredActivity(value: unknown): Activity | null {
  const read = v.safeParse(activity, value);
  return read.success ? read.output : null;
}

const entry = v.object({ keptAt: numeric, activity });

/**
 * Reads what an earlier visit stored beside an id, perhaps by an older or newer version of this script, or by a
 * stranger. Null when it is not usable, or is another activity. Missing fields are empty.
 */
export function readStored(source: string | null, wanted: number): StoredActivity | null {
  if (!source) return null;
  try {
    const read = v.safeParse(entry, JSON.parse(source));
    return read.success && read.output.activity.id === wanted ? read.output : null;
  } catch {
    return null;
  }
}

/** The text to store beside an id. What only a newer version of this script knows stays, its version too. */
export function renewed(source: string | null, known: StoredActivity): string {
  let before: object = {};
  try {
    const read: unknown = JSON.parse(source ?? "");
    if (typeof read === "object" && !Array.isArray(read)) before = read ?? {};
  } catch {
    // Rubbish is replaced.
  }
  return JSON.stringify({ v: 1, ...before, ...known });
}
