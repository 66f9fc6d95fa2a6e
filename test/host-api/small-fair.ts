/** A fair with a few activities, one for each rule of the API. Times are Eastern: 25 November 2026 is at UTC−5. */
import * as v from "valibot";
import { type FairData, indexFair } from "../host/data/fair.ts";
import {
  type AuthorItem,
  type CategoryLists,
  type CompanyItem,
  categoriesShape,
  type StoredEvent,
} from "../host/data/shapes.ts";

/** Epoch seconds of a local time, `at("2026-11-25", 10, 30)`. */
export function at(day: string, hour = 0, minute = 0): number {
  return Date.parse(`${day}T00:00:00-05:00`) / 1000 + hour * 3600 + minute * 60;
}

type Dates = StoredEvent["dates"];
type Lists = Omit<StoredEvent["categories"], "organizer">;

export interface Told {
  readonly dates?: Partial<Dates>;
  readonly categories?: Partial<Record<keyof Lists, readonly number[]>>;
  readonly filters?: Partial<StoredEvent["filters"]>;
  readonly room?: StoredEvent["location"]["room"];
  readonly people?: readonly string[];
}

let lastId = 0;

const term = (id: number) => ({ id, title: `Option ${id}`, slug: `option-${id}` });
const person = (title: string) => ({ title, url: null, photo: null, occupations: [] });

export function activity(slug: string, told: Told = {}): StoredEvent {
  lastId += 1;
  const terms = (kind: keyof Lists) => (told.categories?.[kind] ?? []).map(term);
  const described = (kind: "themes" | "projects") =>
    terms(kind).map((item) => ({ ...item, description: null }));
  return {
    id: lastId,
    slug,
    title: `Activité ${slug}`,
    url: `/activites/${slug}`,
    dates: {
      start: null,
      end: null,
      startReport: null,
      endReport: null,
      range: [],
      rangeReport: [],
      allDay: false,
      ...told.dates,
    },
    categories: {
      aspects: terms("aspects"),
      type: terms("type"),
      audience: terms("audience"),
      status: terms("status"),
      organizer: [],
      themes: described("themes"),
      projects: described("projects"),
    },
    authors: (told.people ?? []).map(person),
    persons: [],
    photos: [],
    location: { location: [], room: told.room ?? [], kiosk: null },
    activityMode: null,
    filters: { ages: [], subjects: [], genres: [], ...told.filters },
  };
}

/** Dates of an activity that starts at a time of one day. */
export function on(day: string, hour: number, minute = 0): Partial<Dates> {
  return { start: at(day, hour, minute), end: at(day, hour + 1, minute), range: [at(day)] };
}

const NO_OPTIONS: CategoryLists = v.parse(categoriesShape, {});

export interface SmallFair {
  readonly events?: readonly StoredEvent[];
  readonly authors?: readonly string[];
  readonly companies?: readonly string[];
  readonly rooms?: CategoryLists["rooms"];
  readonly dates?: CategoryLists["dates"];
}

export function smallFair({
  events = [],
  authors = [],
  companies = [],
  rooms = [],
  dates = [],
}: SmallFair): FairData {
  const named = (title: string, index: number) => ({
    id: index + 1,
    slug: `n${index + 1}`,
    title,
    url: null,
  });
  return indexFair({
    storedEvents: events,
    authors: authors.map((title, index): AuthorItem => ({ ...named(title, index), photo: null })),
    companies: companies.map(
      (title, index): CompanyItem => ({ ...named(title, index), logo: null, location: { kiosk: null } }),
    ),
    categories: { ...NO_OPTIONS, rooms, dates },
    streams: [],
    books: [],
  });
}
