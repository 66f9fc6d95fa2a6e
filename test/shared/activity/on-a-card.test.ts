import { describe, expect, it } from "vitest";
import { cardPeople, cardPhotos } from "../../../src/shared/activity/people.ts";
import { placeLines } from "../../../src/shared/activity/place-lines.ts";
import { activity } from "./an-activity.ts";

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
