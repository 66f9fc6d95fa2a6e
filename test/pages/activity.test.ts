import { describe, expect, test } from "vitest";
import type { EventItem } from "../host/data/shapes.ts";
import { all, fair, hrefs, sitePage, words } from "./site-setup.ts";

const UNDETERMINED = 78588;
const CANCELLED = 71610;

function find(what: (event: EventItem) => boolean): EventItem {
  const event = fair.events.find(what);
  if (!event) throw new Error("The invented fair has no such activity");
  return event;
}
const has = (event: EventItem, status: number) => event.categories.status.some(({ id }) => id === status);
const pageOf = (event: EventItem) => sitePage(`/activites/${event.slug}`);
const plain = (event: EventItem) => event.categories.status.length === 0 && event.dates.startReport === null;

describe("the page of an activity", () => {
  test("prints its whole title, however long", () => {
    const long = fair.events.reduce((one, other) => (other.title.length > one.title.length ? other : one));
    expect(long.title.length).toBeGreaterThan(80);
    expect(words(pageOf(long).querySelector("h1"))).toBe(words(new Text(long.title)));
  });

  test("says day, hours and length", () => {
    const event = find((one) => plain(one) && one.dates.range.length === 1 && !one.dates.allDay);
    const when = words(pageOf(event).querySelector(".activity-when"));
    expect(when).toMatch(/(Lundi|Mardi|Mercredi|Jeudi|Vendredi|Samedi|Dimanche) \d+ \p{L}+/u);
    expect(when).toMatch(/de \d+ h( \d\d)? à \d+ h/);
    expect(when).toMatch(/heure|minutes/);
  });

  test("says first that it is cancelled, strikes the date and offers no calendar", () => {
    const page = pageOf(find((event) => has(event, CANCELLED) && !has(event, UNDETERMINED)));
    expect(words(page.querySelector(".activity-when"))).toMatch(/^Activité annulée/);
    expect(page.querySelector(".activity-when del time")).not.toBeNull();
    expect(hrefs(page, 'a[href*="calendar"]')).toEqual([]);
  });

  test("says 'Date à venir'", () => {
    const page = pageOf(find((event) => has(event, UNDETERMINED)));
    expect(words(page.querySelector(".activity-when"))).toBe("Date à venir");
    expect(hrefs(page, 'a[href*="calendar"]')).toEqual([]);
  });

  test("gives the new date and strikes the old one", () => {
    const moved = find((event) => event.dates.startReport !== null && event.categories.status.length === 0);
    const when = pageOf(moved).querySelector(".activity-when");
    expect(words(when)).toMatch(/^Nouvelle date/);
    expect(when?.querySelector("ins time")).not.toBeNull();
    expect(words(when?.querySelector(".activity-old"))).toMatch(/^Ancienne date : /);
    expect(when?.querySelector(".activity-old del")).not.toBeNull();
  });

  test("names the time zone of an activity online, and of no other", () => {
    const online = find((one) => plain(one) && one.activityMode?.title === "En virtuel" && !one.dates.allDay);
    expect(words(pageOf(online).querySelector(".activity-when"))).toContain("heure de l’Est");
    const here = find((one) => plain(one) && one.activityMode?.title === "En personne" && !one.dates.allDay);
    expect(words(pageOf(here).querySelector(".activity-when"))).not.toContain("heure de l’Est");
  });

  test("names the same person once, authors first", () => {
    const event = find((one) => one.authors.length > 0 && one.persons.length > 0);
    const shown = all(pageOf(event), ".person :is(a, b)").map(words);
    expect(shown[0]).toBe(event.authors[0]?.title);
    expect(new Set(shown).size).toBe(shown.length);
  });

  test("names the places: room and venue, address in the city, and online when it is both", () => {
    const where = (event: EventItem) => words(pageOf(event).querySelector(".activity-facts dl"));
    const room = find(
      (one) => plain(one) && one.location.room.length === 1 && one.location.location.length === 1,
    );
    expect(where(room)).toContain(room.location.room[0]?.title);
    const hybrid = find((one) => one.activityMode?.title === "En personne et en virtuel");
    expect(where(hybrid)).toMatch(/En ligne/);
    expect(all(pageOf(hybrid), ".activity-kind .sign").length).toBeGreaterThan(1);
  });

  test("shows the books linked to it under the specification's title, and no section without books", () => {
    const linked = find((event) => fair.booksByEvent.has(event.id));
    const titles = all(pageOf(linked), "#livres h3").map(words);
    const named = fair.booksByEvent.get(linked.id)?.map(({ title }) => words(new Text(title))) ?? [];
    expect(named.length).toBeGreaterThan(0);
    expect(titles.slice(0, named.length)).toEqual(named);
    expect(words(pageOf(linked).getElementById("livres-titre"))).toBe("Livre(s) lié(s) à cet événement");
    const writers = new Set(fair.books.flatMap((book) => book.bookAuthors.map(({ title }) => title)));
    const alone = find(
      (event) =>
        !fair.booksByEvent.has(event.id) &&
        ![...event.authors, ...event.persons].some(({ title }) => writers.has(title)),
    );
    expect(pageOf(alone).getElementById("livres")).toBeNull();
  });

  test("shares itself by plain links with its whole address", () => {
    const [event] = fair.events as [EventItem];
    const shared = hrefs(pageOf(event), ".signet-sharing a");
    expect(all(pageOf(event), ".signet-sharing a").map(words)).toEqual(
      ["LinkedIn", "X", "Facebook"].map((name) => `${name} (nouvel onglet)`),
    );
    for (const href of shared) expect(decodeURIComponent(href)).toContain(`http://fair.test${event.url}`);
  });

  test("lists the next activities in the same room on the same day", () => {
    const event = find((one) => plain(one) && pageOf(one).getElementById("ensuite") !== null);
    const room = event.location.room[0]?.title ?? event.location.location[0]?.title;
    const next = all(pageOf(event), ".teaser");
    expect(next.length).toBeLessThanOrEqual(3);
    for (const line of next) expect(words(line)).toContain(room);
    expect(hrefs(pageOf(event), ".teaser h3 a")).not.toContain(event.url);
  });
});

describe("the page of an author", () => {
  const [url, events] = [...fair.eventsByUrl].find(([key]) => key.startsWith("/auteurs/")) as [
    string,
    EventItem[],
  ];

  test("lists every activity of the person by time", () => {
    expect(hrefs(sitePage(url), ".teaser h3 a").toSorted()).toEqual(
      events.map((event) => event.url).toSorted(),
    );
  });
});

test("the page of an exhibitor shows its stand", () => {
  const company = fair.companies.find(({ location }) => location.kiosk);
  const stand = sitePage(`/exposants/${company?.slug}`).querySelector(".stand");
  expect(words(stand)).toBe(`Kiosque ${company?.location.kiosk}`);
});
