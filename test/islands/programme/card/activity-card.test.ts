import { describe, expect, it } from "vitest";
import { cutRoom, cutTag, cutTitle } from "../../../../src/islands/programme/card/card-view.ts";
import { cardPeople, cardPhotos } from "../../../../src/shared/activity/people.ts";
import { placeLines } from "../../../../src/shared/activity/place-lines.ts";
import { activityCalendarLinks } from "../../../../src/shared/calendar/activity-events.ts";
import { placeholderIndex } from "../../../../src/shared/text/placeholder-index.ts";
import { activity } from "../../../shared/activity/an-activity.ts";

const named = (...titles: string[]) => titles.map((title) => ({ title }));
const names = (fields: Record<string, unknown>) =>
  cardPeople(activity(fields)).shown.map((person) => person.title);

describe("the people on a card", () => {
  it("are four at most, authors first", () => {
    const people = cardPeople(activity({ authors: named("A", "B", "C"), persons: named("D", "E") }));
    expect(people.shown.map((person) => person.title)).toEqual(["A", "B", "C", "D"]);
    expect(people).toMatchObject({ authors: 3, more: true });
    expect(cardPeople(activity({ authors: named("A", "B", "C", "D") })).more).toBe(false);
    expect(cardPeople(activity({ authors: named("A", "B", "C", "D", "E") })).authors).toBe(4);
  });

  it("are named once: compared by page, or else by name", () => {
    expect(
      names({
        authors: [{ title: "Ada Roy", url: "/a" }],
        persons: [{ title: "A. Roy", url: "/a" }, { title: "ada  roy" }],
      }),
    ).toEqual(["Ada Roy"]);
    expect(names({ authors: [{ title: "Ada", url: "/a" }], persons: [{ title: "Ada", url: "/b" }] })).toEqual(
      ["Ada", "Ada"],
    );
    expect(names({ authors: named("Ada"), persons: [{ title: "Ada", url: "/b" }] })).toEqual(["Ada"]);
  });

  it("do not count twice towards 'more'", () => {
    expect(cardPeople(activity({ authors: named("A", "B", "C", "D"), persons: named("A", "B") })).more).toBe(
      false,
    );
  });
});

describe("the photos on a card", () => {
  const photo = (name: string) => [{ title: name, photo: `/${name}.jpg` }];
  it("are those of the first source that has any: authors, persons, the activity", () => {
    const all = { authors: photo("a"), persons: photo("p"), photos: ["/x.jpg"] };
    expect(cardPhotos(activity(all))).toEqual(["/a.jpg"]);
    expect(cardPhotos(activity({ ...all, authors: named("a") }))).toEqual(["/p.jpg"]);
    expect(cardPhotos(activity({ ...all, authors: [], persons: [{ title: "p", photo: "" }] }))).toEqual([
      "/x.jpg",
    ]);
    expect(cardPhotos(activity({}))).toEqual([]);
  });

  it("are replaced by the same placeholder each time, one of three, each about as often", () => {
    const seen = [0, 0, 0];
    for (let id = 91000; id < 91600; id += 1) {
      const index = placeholderIndex(id);
      expect(placeholderIndex(id)).toBe(index);
      seen[index] = (seen[index] ?? 0) + 1;
    }
    expect(seen).toHaveLength(3);
    for (const often of seen) expect(often).toBeGreaterThan(150);
  });
});

describe("where an activity takes place", () => {
  const VENUE = { id: 6332, title: "Au Palais des congrès" };
  const CITY = { id: 6335, title: "Dans la ville" };
  const ONLINE = { id: 73904, title: "En ligne" };
  const HYBRID = { title: "En personne et en virtuel" };
  const park = { title: "Parc", address: { address: "1 rue du Parc" } };
  const lines = (aspects: unknown[], location: unknown = {}, activityMode: unknown = null) =>
    placeLines(activity({ categories: { aspects }, location, activityMode })).map(
      ({ title, address, rooms, kiosk }) => [title, address, ...rooms, kiosk].filter((part) => part !== null),
    );

  it("is the venue with its rooms and kiosk", () => {
    expect(lines([VENUE], { room: [{ title: "Salle A" }], kiosk: "210" })).toEqual([
      ["Palais des congrès de Montréal", "Salle A", "210"],
    ]);
  });

  it("is a place in the city with its address", () => {
    expect(lines([CITY], { location: [park] })).toEqual([["Parc", "1 rue du Parc"]]);
    expect(lines([CITY])).toEqual([["Dans la ville"]]);
  });

  it("is every area that applies, venue first", () => {
    expect(lines([ONLINE, CITY, VENUE], { location: [park] })).toEqual([
      ["Palais des congrès de Montréal"],
      ["Parc", "1 rue du Parc"],
      ["En ligne"],
    ]);
  });

  it("is both on site and online when the mode says so, whichever area is given", () => {
    expect(lines([VENUE], {}, HYBRID)).toEqual([["Palais des congrès de Montréal"], ["En ligne"]]);
    expect(lines([ONLINE], { location: [park] }, HYBRID)).toEqual([["Parc", "1 rue du Parc"], ["En ligne"]]);
    expect(lines([], {}, HYBRID)).toEqual([["Palais des congrès de Montréal"], ["En ligne"]]);
  });

  it("does not name the venue twice when it is also listed as a place", () => {
    const palais = { title: "Palais des congrès de Montréal", address: { address: "1001 place" } };
    expect(lines([VENUE], { location: [palais] })).toEqual([["Palais des congrès de Montréal"]]);
    expect(lines([], { location: [palais] })).toEqual([["Palais des congrès de Montréal"]]);
    // In the city as well, where its places are listed, with any spelling of the venue.
    const spelt = { title: "PALAIS DES CONGRES DE  MONTREAL", address: palais.address };
    for (const venue of [palais, spelt]) {
      expect(lines([VENUE, CITY], { location: [venue, park] })).toEqual([
        ["Palais des congrès de Montréal"],
        ["Parc", "1 rue du Parc"],
      ]);
    }
  });

  it("is derived from the place when no area is given, and unknown without one", () => {
    expect(lines([], { location: [park] })).toEqual([["Parc", "1 rue du Parc"]]);
    expect(lines([])).toEqual([]);
    expect(lines([ONLINE], { location: [park] })).toEqual([["En ligne"]]);
  });
});

describe("the calendar link of an activity", () => {
  const start = Date.parse("2026-11-25T10:00-05:00") / 1000;
  const dates = { start, end: start + 5400, range: [start] };
  const link = (fields: Record<string, unknown>) =>
    activityCalendarLinks(activity(fields), "https://salon.test/programmation")[0]?.href ?? null;
  const stamps = (fields: Record<string, unknown>) => new URL(link(fields) ?? "").searchParams.get("dates");

  it("has title, times, place, people and address", () => {
    const found = new URL(
      link({ dates, authors: named("Ada Roy"), categories: { aspects: [{ id: 6332, title: "x" }] } }) ?? "",
    );
    expect(found.searchParams.get("text")).toBe("Une soirée");
    expect(found.searchParams.get("dates")).toBe("20261125T150000Z/20261125T163000Z");
    expect(found.searchParams.get("location")).toBe("Palais des congrès de Montréal");
    expect(found.searchParams.get("details")).toBe("Ada Roy\nhttps://salon.test/activites/une-soiree");
  });

  it("has the new date of a postponed activity, and whole days of one that lasts all day", () => {
    expect(stamps({ dates: { ...dates, startReport: start + 86400, endReport: start + 91800 } })).toBe(
      "20261126T150000Z/20261126T163000Z",
    );
    expect(stamps({ dates: { ...dates, allDay: true } })).toBe("20261125/20261126");
  });

  it("is missing when the date is undetermined, cancelled or unknown", () => {
    expect(link({ dates, categories: { status: [{ id: 78588 }] } })).toBeNull();
    expect(link({ dates, categories: { status: [{ id: 71610 }] } })).toBeNull();
    expect(link({})).toBeNull();
  });
});

describe("the lengths of a card's texts", () => {
  it("are 80 for title and room, and 20 for a tag of more than 25", () => {
    expect(cutTitle("x".repeat(81))).toBe(`${"x".repeat(80)}…`);
    expect(cutRoom("x".repeat(80))).toBe("x".repeat(80));
    expect(cutTag("x".repeat(25))).toBe("x".repeat(25));
    expect(cutTag("x".repeat(26))).toBe(`${"x".repeat(20)}…`);
  });
});
