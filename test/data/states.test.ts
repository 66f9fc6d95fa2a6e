// @vitest-environment node
import { describe, expect, test } from "vitest";
import type { StoredEvent as EventItem } from "../host/data/shapes.ts";
import { areas, authors, count, eastern, events, hasStatus, hasType } from "./committed-fair.ts";

const UNDETERMINED = 78588;
const CANCELLED = 71610;
const POSTPONED = 71611;
const HYBRID = "En personne et en virtuel";

const isPostponed = (event: EventItem) => event.dates.startReport !== null;
const people = (event: EventItem) => [...event.authors, ...event.persons];
const days = (event: EventItem) => event.dates.range.length;
const minuteOf = (seconds: number | null) => (seconds === null ? -1 : eastern(seconds).minute);

/** Every state that the specification and the rulings name, and how many activities at least are in it. */
const STATES: [string, number, (event: EventItem) => boolean][] = [
  ["normal", 500, (event) => event.categories.status.length === 0 && !isPostponed(event)],
  ["without dates yet", 5, (event) => hasStatus(event, UNDETERMINED) && event.dates.start === null],
  [
    "with dates that are not to be shown",
    1,
    (event) => hasStatus(event, UNDETERMINED) && event.dates.start !== null,
  ],
  ["cancelled", 5, (event) => hasStatus(event, CANCELLED) && !isPostponed(event)],
  [
    "postponed",
    7,
    (event) => isPostponed(event) && hasStatus(event, POSTPONED) && !hasStatus(event, CANCELLED),
  ],
  [
    "postponed, said by the new date alone",
    1,
    (event) => isPostponed(event) && event.categories.status.length === 0,
  ],
  ["postponed without a new end", 1, (event) => isPostponed(event) && event.dates.endReport === null],
  ["a run that starts later", 1, (event) => isPostponed(event) && event.dates.rangeReport.length > 2],
  ["cancelled and postponed", 1, (event) => isPostponed(event) && hasStatus(event, CANCELLED)],
  ["on one day", 500, (event) => days(event) === 1],
  ["on two days", 3, (event) => days(event) === 2],
  ["over several days", 8, (event) => days(event) > 2],
  ["all day, one day", 2, (event) => event.dates.allDay && days(event) === 1],
  ["all day, two days", 1, (event) => event.dates.allDay && days(event) === 2],
  ["all day, several days", 4, (event) => event.dates.allDay && days(event) > 2],
  [
    "past midnight",
    1,
    ({ dates }) => dates.range.length === 1 && dates.end !== null && eastern(dates.end).hour < 5,
  ],
  ["starting at half past", 100, ({ dates }) => minuteOf(dates.start) === 30],
  ["starting at a quarter past or to", 10, ({ dates }) => [15, 45].includes(minuteOf(dates.start))],
  ["at the Palais", 400, (event) => areas(event).join() === "6332"],
  ["in the city", 80, (event) => areas(event).join() === "6335"],
  ["online", 15, (event) => areas(event).join() === "73904" && event.activityMode?.title === "En virtuel"],
  ["hybrid", 10, (event) => event.activityMode?.title === HYBRID && areas(event).join() === "6332,73904"],
  [
    "hybrid, said with a stray space",
    1,
    ({ activityMode }) => activityMode?.title !== HYBRID && activityMode?.title.trim() === HYBRID,
  ],
  [
    "at the Palais and in the city",
    3,
    (event) => areas(event).join() === "6332,6335" && event.location.location.length === 2,
  ],
  ["in the city and online", 2, (event) => areas(event).join() === "6335,73904"],
  ["in all three areas", 1, (event) => areas(event).length === 3],
  ["a signing session", 200, (event) => hasType(event, 6339)],
  ["with more than four people", 30, (event) => people(event).length > 4],
  ["with more than four authors", 15, (event) => event.authors.length > 4],
  ["with nobody", 5, (event) => people(event).length === 0],
  [
    "with a guest of honour",
    5,
    (event) =>
      people(event).some(({ occupations }) =>
        occupations.some(({ title }) => title === "Invité·e d’honneur"),
      ),
  ],
  ["with persons without a page", 150, (event) => event.persons.some(({ url }) => url === null)],
  [
    "with the same person twice, by address",
    1,
    (event) => event.persons.some(({ url }) => event.authors.some((author) => author.url === url)),
  ],
  [
    "with the same person twice, by name",
    1,
    (event) =>
      event.persons.some(
        ({ title, url }) => url === null && event.authors.some((author) => author.title === title),
      ),
  ],
  [
    "whose authors all lack a picture",
    20,
    (event) => event.authors.length > 0 && event.authors.every(({ photo }) => !photo),
  ],
  [
    "without any picture",
    10,
    (event) => event.photos.length === 0 && people(event).every(({ photo }) => !photo),
  ],
  ["with two to six photos", 40, ({ photos }) => photos.length >= 2 && photos.length <= 6],
  [
    "with a book's cover as photo",
    30,
    ({ photos }) => photos.some((photo) => photo.startsWith("/media/book/")),
  ],
  ["at a stand", 200, (event) => event.location.kiosk !== null],
  ["signed at no known stand", 3, (event) => hasType(event, 6339) && event.location.kiosk === null],
  ["in a room and at a stand", 2, (event) => event.location.kiosk !== null && event.location.room.length > 0],
  [
    "at the Palais in no room",
    10,
    (event) => areas(event).includes(6332) && event.location.room.length === 0 && !hasType(event, 6339),
  ],
  [
    "in a room given by its name alone",
    10,
    (event) => event.location.room.some(({ id }) => id === undefined),
  ],
  ["with a title of over 80 characters", 10, ({ title }) => title.length > 80],
  ["with a title of over 140 characters", 1, ({ title }) => title.length > 140],
  [
    "in a room whose name is over 80 characters",
    5,
    (event) => event.location.room.some(({ title }) => title.length > 80),
  ],
  [
    "with a tag of over 25 characters",
    10,
    (event) =>
      [...event.categories.type, ...event.categories.audience].some(({ title }) => title.length > 25),
  ],
  ["with two types", 10, (event) => event.categories.type.length > 1],
  ["with two audiences", 10, (event) => event.categories.audience.length > 1],
  ["without a type", 5, (event) => event.categories.type.length === 0],
  ["without an audience", 5, (event) => event.categories.audience.length === 0],
  [
    "without a type nor an audience",
    1,
    (event) => event.categories.type.length + event.categories.audience.length === 0,
  ],
  [
    "presented by someone with a page",
    200,
    (event) => event.categories.organizer.some(({ url }) => url !== null),
  ],
  [
    "presented by someone without a page",
    50,
    (event) => event.categories.organizer.some(({ url }) => url === null),
  ],
  ["presented by two", 5, (event) => event.categories.organizer.length > 1],
  ["presented by no one", 100, (event) => event.categories.organizer.length === 0],
  [
    "of a theme with its text",
    50,
    (event) => event.categories.themes.some(({ description }) => (description?.length ?? 0) > 60),
  ],
  [
    "of a project with its text",
    50,
    (event) => event.categories.projects.some(({ description }) => (description?.length ?? 0) > 60),
  ],
  [
    "at coordinates written as text",
    3,
    (event) => event.location.location.some(({ geoloc }) => typeof geoloc?.lat === "string"),
  ],
  [
    "at a place without coordinates",
    2,
    (event) => event.location.location.some(({ geoloc }) => geoloc === null),
  ],
  [
    "at the coordinates 0, 0",
    1,
    (event) => event.location.location.some(({ geoloc }) => geoloc?.lat === 0 && geoloc.lng === 0),
  ],
  [
    "in the city at no place",
    1,
    (event) => areas(event).join() === "6335" && event.location.location.length === 0,
  ],
];

describe("Some activities of the invented fair are", () => {
  test.each(STATES)("%s", (_, least, suits) => {
    expect(count(events, suits)).toBeGreaterThanOrEqual(least);
  });
});

describe("The activities", () => {
  test("link their authors to the directory", () => {
    const pages = new Map(authors.map((author) => [author.url, author]));
    for (const author of events.flatMap((event) => event.authors)) {
      const page = pages.get(author.url ?? "");
      expect(page?.title).toBe(author.title);
      expect(page?.photo).toBe(author.photo);
    }
  });

  test("carry the marks that French and a CMS put into titles", () => {
    const titles = events.map(({ title }) => title).join("\n");
    for (const mark of [
      "«\u00a0",
      "\u00a0»",
      "’",
      "œ",
      "É",
      "&",
      "\u202f?",
      "\u202f!",
      "\u00a0:",
      "&rsquo;",
      "12 ",
    ]) {
      expect(titles.includes(mark), JSON.stringify(mark)).toBe(true);
    }
    expect(titles).not.toMatch(/['{}]|\.\.\.| [:;?!]|« | »/);
  });
});
