/**
 * Shapes of a data folder, equal to the API's. Only what the host itself needs is checked, and unknown keys are kept,
 * so that a fair can serve its own export.
 */

import * as v from "valibot";
import { rowId } from "../../../src/shared/http/schemas.ts";

/** A list that an export may omit when it is empty. */
const list = <S extends v.GenericSchema>(item: S) => v.optional(v.array(item), () => []);
const text = v.nullish(v.string(), null);
/** Epoch seconds. */
const instant = v.nullish(v.number(), null);

const term = v.looseObject({ id: v.number(), title: v.string(), slug: v.optional(v.string(), "") });
const describedTerm = v.looseObject({ ...term.entries, description: text });
const organizer = v.looseObject({ title: v.string(), url: text });
const person = v.looseObject({
  title: v.string(),
  url: text,
  photo: text,
  occupations: list(v.looseObject({ title: v.string() })),
});
/** A CMS sends degrees as numbers or as text. */
const degrees = v.union([v.number(), v.string()]);
const place = v.looseObject({
  id: v.optional(v.number()),
  title: v.string(),
  address: v.nullish(v.looseObject({ address: text }), null),
  geoloc: v.nullish(v.looseObject({ lng: degrees, lat: degrees }), null),
});

const answeredEvent = v.looseObject({
  id: rowId,
  slug: v.string(),
  title: v.string(),
  url: text,
  dates: v.looseObject({
    start: instant,
    end: instant,
    startReport: instant,
    endReport: instant,
    range: list(v.number()),
    rangeReport: list(v.number()),
    allDay: v.optional(v.boolean(), false),
  }),
  categories: v.looseObject({
    aspects: list(term),
    type: list(term),
    audience: list(term),
    organizer: list(organizer),
    status: list(term),
    themes: list(describedTerm),
    projects: list(describedTerm),
  }),
  authors: list(person),
  persons: list(person),
  photos: list(v.string()),
  location: v.looseObject({
    location: list(place),
    room: list(v.looseObject({ id: v.optional(v.number()), title: v.string() })),
    kiosk: text,
  }),
  activityMode: v.nullish(v.looseObject({ title: v.string() }), null),
});

export const eventShape = v.looseObject({
  ...answeredEvent.entries,
  /** Ids of options, for the server's own filtering; never part of an answer. */
  filters: v.optional(
    v.looseObject({ ages: list(v.number()), subjects: list(v.number()), genres: list(v.number()) }),
    () => ({ ages: [], subjects: [], genres: [] }),
  ),
});

export const authorShape = v.looseObject({
  id: rowId,
  slug: v.string(),
  title: v.string(),
  url: text,
  photo: text,
});

export const companyShape = v.looseObject({
  id: rowId,
  slug: v.string(),
  title: v.string(),
  url: text,
  logo: text,
  location: v.optional(v.looseObject({ kiosk: text }), () => ({ kiosk: null })),
});

const option = v.looseObject({ label: v.string(), slug: v.optional(v.string(), ""), value: v.number() });

export const categoriesShape = v.looseObject({
  ages: list(option),
  aspects: list(option),
  audiences: list(option),
  dates: list(option),
  genres: list(option),
  locations: list(option),
  projects: list(option),
  themes: list(option),
  rooms: list(option),
  statuses: list(option),
  subjects: list(option),
  types: list(option),
});

const picture = v.looseObject({ url: v.string() });
const sponsor = v.looseObject({ title: v.string(), companyLogo: list(picture) });

export const bookShape = v.looseObject({
  id: v.number(),
  title: v.string(),
  url: text,
  bookAuthors: list(v.looseObject({ title: v.string() })),
  bookBuyLabel: v.nullish(v.looseObject({ title: v.string() }), null),
  bookBuyUrl: text,
  bookPublisher: list(v.looseObject({ title: v.string(), url: text })),
  bookSummary: text,
  bookImage: list(picture),
  /** Ids of the activities that the book belongs to. */
  activities: list(rowId),
});

export const streamShape = v.looseObject({
  id: v.number(),
  streamType: v.string(),
  streamTitle: v.string(),
  streamId: v.string(),
  status: text,
  streamSponsor: list(sponsor),
  streamActivity: list(
    v.looseObject({
      url: text,
      activityRoom: list(v.looseObject({ title: v.string() })),
      activityBooks: list(v.looseObject({ title: v.string() })),
    }),
  ),
});

/** An activity as the data file holds it. */
export type StoredEvent = v.InferOutput<typeof eventShape>;
/** An activity as the API answers it. */
export type EventItem = v.InferOutput<typeof answeredEvent>;
export type AuthorItem = v.InferOutput<typeof authorShape>;
export type CompanyItem = v.InferOutput<typeof companyShape>;
export type CategoryLists = v.InferOutput<typeof categoriesShape>;
export type BookItem = v.InferOutput<typeof bookShape>;
export type StreamItem = v.InferOutput<typeof streamShape>;
