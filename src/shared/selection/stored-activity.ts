import * as v from "valibot";
import type { Activity } from "../activity/activity.ts";
import { coordinates, MOST_DAYS, MOST_ROOMS } from "../activity/bounds.ts";
import type { RowId } from "../http/row-id.ts";
import {
  anything,
  type Complain,
  check,
  cleanProse,
  cleanTitle,
  firstIssue,
  flag,
  id,
  link,
  list,
  numeric,
  object,
  orNull,
  picture,
  rowId,
} from "../http/schemas.ts";
import { plainJson } from "../text/plain-json.ts";
import { isPlausible } from "../time/read-instant.ts";

const isInstant = (value: unknown): boolean => Number.isInteger(value) && isPlausible(Number(value));

/** A date out of bounds makes the activity unusable: without it the plan would say 'Date à venir'. */
const moment = check<number | null>((value) => value === null || isInstant(value), "not-date");
const days = check<readonly number[]>(
  (value) => Array.isArray(value) && value.length <= MOST_DAYS && value.every(isInstant),
  "not-days",
);

const UNDATED = { start: null, end: null, startReport: null, endReport: null, range: [], rangeReport: [] };

/** A stored activity of which every missing date is empty: what a schema falls back on takes the place of bad ones, too. */
const dated = (value: unknown): unknown => {
  const stored = (value ?? {}) as Partial<Activity>;
  const { dates = {} } = stored;
  return { ...stored, dates: typeof dates === "object" ? { ...UNDATED, ...dates } : dates };
};

const term = object({ id, title: cleanTitle });
const described = object({ id, title: cleanTitle, description: cleanProse });
const linked = object({ title: cleanTitle, url: link });
const dates = object({
  start: moment,
  end: moment,
  startReport: moment,
  endReport: moment,
  range: days,
  rangeReport: days,
  allDay: flag,
});
const place = object({
  id: orNull(id),
  title: cleanTitle,
  address: orNull(cleanTitle),
  coordinates,
});

/** An activity as it is stored, with the bounds of the API's (activity/schema.ts). Missing fields are empty. */
function storedSchema(complain: Complain) {
  const some = <const S extends v.GenericSchema<unknown, unknown>>(schema: S, name: string, most?: number) =>
    list(schema, name, complain, most);
  const person = object({
    title: cleanTitle,
    url: link,
    photo: picture,
    occupations: some(cleanTitle, "occupations"),
  });
  const fields = object({
    id: rowId,
    slug: cleanTitle,
    title: cleanTitle,
    url: link,
    dates,
    aspects: some(term, "aspects"),
    types: some(term, "types"),
    audiences: some(term, "audiences"),
    organizers: some(linked, "organizers"),
    statuses: some(id, "statuses"),
    themes: some(described, "themes"),
    projects: some(described, "projects"),
    authors: some(person, "authors"),
    persons: some(person, "persons"),
    photos: v.pipe(
      some(picture, "photos"),
      v.transform((photos) => photos.filter((photo) => photo !== null)),
    ),
    places: some(place, "places"),
    rooms: some(cleanTitle, "rooms", MOST_ROOMS),
    roomTerms: some(term, "roomTerms", MOST_ROOMS),
    kiosk: orNull(cleanTitle),
    hybrid: flag,
  });
  return v.pipe(anything, v.transform(dated), fields);
}

/** What is stored beside a kept activity's id, and when it was kept, in ms. */
export interface StoredActivity {
  readonly activity: Activity;
  readonly keptAt: number;
}

export interface StoredReader {
  /** Reads an activity that was stored in this browser; null when it is not usable. */
  activity(value: unknown): Activity | null;
  /**
   * Reads what an earlier visit stored beside an id, perhaps by an older or newer version of this script, or by a
   * stranger. Null without a text, when it is not usable, or is another activity.
   */
  entry(source: string | null, wanted: RowId): StoredActivity | null;
}

/** @param complain receives what is wrong with whatever is left out */
export function storedReader(complain: Complain): StoredReader {
  const activity: v.GenericSchema<unknown, Activity> = storedSchema(complain);
  const time = v.pipe(
    numeric,
    check<number>((ms) => isPlausible(Number(ms) / 1000), "not-time"),
  );
  const entry = object({ keptAt: time, activity });

  function read<T>(schema: v.GenericSchema<unknown, T>, value: unknown): T | null {
    const result = v.safeParse(schema, value);
    if (!result.success) complain(firstIssue(result.issues));
    return result.success ? result.output : null;
  }

  return {
    activity: (value) => read(activity, value),
    entry(source, wanted) {
      if (!source) return null;
      let value: unknown;
      try {
        value = JSON.parse(source);
      } catch {
        // The schema complains.
      }
      const found = read(entry, value);
      if (!found || found.activity.id === wanted) return found;
      complain(["other-activity", `${found.activity.id}`]);
      return null;
    },
  };
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
  return plainJson({ v: 1, ...before, ...known });
}
