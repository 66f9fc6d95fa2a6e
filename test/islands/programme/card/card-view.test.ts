import { describe, expect, test } from "vitest";
import {
  type CardView,
  cardView,
  cutRoom,
  cutTag,
  cutTitle,
} from "../../../../src/islands/programme/card/card-view.ts";
import type { Activity } from "../../../../src/shared/activity/activity.ts";
import { parseActivity } from "../../../shared/activity/an-activity.ts";

const BASE = "https://salon.test/programmation?volet1=6332";
const at = (local: string) => Date.parse(`${local}-05:00`) / 1000;
const day = (date: string) => at(`${date}T00:00`);

/** The card of an activity of the API with some fields replaced. */
function card(fields: object = {}): CardView {
  const row = {
    id: 1,
    slug: "nuit",
    title: "Nuit de la poésie",
    url: "/activites/nuit",
    dates: { start: at("2026-11-25T10:00"), end: at("2026-11-25T11:30"), range: [day("2026-11-25")] },
    categories: { aspects: [{ id: 6332, title: "Au Palais des congrès" }] },
    ...fields,
  };
  const activity = parseActivity(row, () => {});
  if (!activity) throw new Error("not an activity");
  return cardView(activity as Activity, BASE);
}

const line = (parts: CardView["when"]["dates"]) =>
  parts
    .map(({ role, text, sup, after }) => {
      const words = `${text}${sup ?? ""}${after ?? ""}`.replace(/\s/g, " ");
      return role === "strong" ? `*${words}*` : words;
    })
    .join(" ");
const status = (id: number) => ({ categories: { status: [{ id, title: "" }] } });

describe("The date on a card", () => {
  test("emphasises the hour of one day", () => {
    const { when, word } = card();
    expect(line(when.dates)).toBe("mercredi 25 novembre *10 h* – 11 h 30");
    expect(when.dates.map(({ datetime }) => datetime)).toEqual([
      "2026-11-25",
      "2026-11-25T10:00-05:00",
      "2026-11-25T11:30-05:00",
    ]);
    expect(when.duration).toMatchObject({ dateTime: "PT1H30M" });
    expect(word).toBeNull();
  });

  test("emphasises the day where there is no hour", () => {
    const dates = { start: day("2026-11-28"), allDay: true, range: [day("2026-11-28")] };
    expect(line(card({ dates }).when.dates)).toBe("samedi *28 nov.* toute la journée");
  });

  test.each([
    [["2026-11-28", "2026-11-29"], "*28* et *29 nov.*"],
    [["2026-11-25", "2026-11-26", "2026-11-27"], "Du *25* au *27 nov.*"],
    [["2026-11-30", "2026-12-01", "2026-12-02"], "Du *30 nov.* au *2 déc.*"],
    [["2026-12-01", "2026-12-02", "2026-12-03"], "Du *1er* au *3 déc.*"],
  ])("names several days: %j", (days, words) => {
    const range = days.map(day);
    const dates = { start: range[0], end: range.at(-1), allDay: true, range };
    expect(line(card({ dates }).when.dates)).toBe(words);
  });

  test("prints both ends of a night, and of a longer period", () => {
    const from = (start: string, end: string, ...range: string[]) =>
      card({ dates: { start: at(start), end: end ? at(end) : null, range: range.map(day) } }).when;
    const night = from("2026-11-28T20:00", "2026-11-29T08:00", "2026-11-28", "2026-11-29");
    expect(line(night.dates)).toBe("samedi 28 novembre *de 20 h* à 8 h (dimanche)");
    expect(night.dates.flatMap(({ datetime }) => datetime ?? [])).toEqual([
      "2026-11-28",
      "2026-11-28T20:00-05:00",
      "2026-11-29T08:00-05:00",
    ]);
    expect(night.duration?.short).toBe("12\u00a0h");
    expect(line(from("2026-11-30T20:00", "2026-12-01T08:00", "2026-11-30", "2026-12-01").dates)).toBe(
      "lundi 30 novembre *de 20 h* à 8 h (mardi)",
    );
    const long = from("2026-11-27T18:00", "2026-11-29T09:00", "2026-11-27", "2026-11-28", "2026-11-29");
    expect(line(long.dates)).toBe("Du *27 nov.* à 18 h au *29 nov.* à 9 h");
    const open = from("2026-11-27T18:00", "", "2026-11-27", "2026-11-28", "2026-11-29");
    expect(line(open.dates)).toBe("Du *27* au *29 nov.* à 18 h");
  });

  test("prints the state in words first", () => {
    expect(card(status(71610))).toMatchObject({ state: "cancelled", word: "Activité annulée" });
    expect(card(status(78588))).toMatchObject({
      state: "undated",
      word: "Date à venir",
      when: { dates: [] },
      calendar: [],
      isDated: false,
    });
  });

  test("shows the new date of a postponed activity, then the old one", () => {
    const { state, word, when } = card({
      dates: {
        start: at("2026-11-25T10:00"),
        end: at("2026-11-25T11:00"),
        range: [day("2026-11-25")],
        startReport: at("2026-11-27T14:00"),
        endReport: at("2026-11-27T15:00"),
        rangeReport: [day("2026-11-27")],
      },
    });
    expect(state).toBe("postponed");
    expect(word).toBe("Nouvelle date");
    expect(line(when.dates)).toBe("vendredi 27 novembre *14 h* – 15 h");
    expect(line(when.oldDates)).toBe("mercredi 25 novembre *10 h* – 11 h");
  });
});

describe("The words on a card", () => {
  test("cut a long title, and keep the whole for screen readers", () => {
    const whole = `Ce que les bibliothèques ${"de quartier ".repeat(8)}savent de nous`;
    const { title } = card({ title: whole });
    expect(title.text).toBe(whole);
    expect(title.cut?.length).toBeLessThanOrEqual(81);
    expect(title.cut).toMatch(/^Ce que les bibliothèques .*…$/);
    expect(card().title).toEqual({ text: "Nuit de la poésie", cut: null });
  });

  test("cut a tag of more than 25 characters at 20", () => {
    const categories = { type: [{ id: 7, title: "Visite commentée ou balade littéraire" }] };
    const [tag] = card({ categories }).tags;
    expect(tag).toMatchObject({ name: "type", value: 7 });
    expect(tag?.title).toEqual({
      text: "Visite commentée ou balade littéraire",
      cut: "Visite commentée ou…",
    });
  });

  test("are 80 characters for title and room, and 20 for a tag of more than 25", () => {
    expect(cutTitle("x".repeat(81))).toBe(`${"x".repeat(80)}…`);
    expect(cutRoom("x".repeat(80))).toBe("x".repeat(80));
    expect(cutTag("x".repeat(25))).toBe("x".repeat(25));
    expect(cutTag("x".repeat(26))).toBe(`${"x".repeat(20)}…`);
  });

  test("name only the first type and the first audience", () => {
    const two = (id: number) => [
      { id, title: `un ${id}` },
      { id: id + 1, title: "deux" },
    ];
    const { tags } = card({ categories: { type: two(10), audience: two(20) } });
    expect(tags.map(({ name, value }) => [name, value])).toEqual([
      ["type", 10],
      ["audience", 20],
    ]);
  });

  test("name authors, then guests, four in all", () => {
    const people = (names: string[]) => names.map((title) => ({ title, occupations: [{ title: "Poète" }] }));
    const many = card({ authors: people(["A", "B", "C"]), persons: people(["D", "E"]) });
    expect(many.authors.map(({ title }) => title)).toEqual(["A", "B", "C"]);
    expect(many.guests.map(({ title }) => title)).toEqual(["D"]);
    expect(many.morePeople).toBe(true);
    expect(many.authors[0]?.occupation).toBeNull();
    expect(card({ authors: people(["A"]) }).authors[0]?.occupation).toBe("Poète");
  });
});

describe("Where, and what to do with it", () => {
  test("emphasises the room at the venue, the place in the city", () => {
    const [venue] = card({ location: { room: [{ title: "Grande scène" }], kiosk: "402" } }).places;
    expect(venue).toMatchObject({
      strong: { text: "Grande scène" },
      kiosk: "402",
      detail: { text: "Palais des congrès de Montréal", cut: null },
      atVenue: true,
    });
    const [city] = card({
      categories: { aspects: [{ id: 6335, title: "Dans la ville" }] },
      location: { location: [{ id: 3, title: "Librairie La Rampe", address: { address: "4210, rue X" } }] },
    }).places;
    expect(city).toMatchObject({
      strong: { text: "Librairie La Rampe" },
      detail: { text: "4210, rue X", cut: null },
      atVenue: false,
    });
  });

  test("an activity on site and online has both lines, both area words, and the first's colour", () => {
    const hybrid = card({ activityMode: { title: "En personne et en virtuel" } });
    expect(hybrid.signs.map(({ area }) => area)).toEqual(["palais", "ligne"]);
    expect(hybrid.places).toHaveLength(2);
    expect(hybrid.area).toBe("palais");
  });

  test("shares the activity's own absolute address", () => {
    expect(card().share).toBe("https://salon.test/activites/nuit");
    expect(card({ url: "javascript:alert(1)" })).toMatchObject({ href: null, share: null });
    expect(card({ url: "MAILTO:a@b.ca" })).toMatchObject({ href: "MAILTO:a@b.ca", share: null });
  });

  test("has a calendar link unless it is cancelled", () => {
    expect(card().calendar).toEqual([{ href: expect.stringContaining("20261125T150000Z"), day: null }]);
    expect(card().isDated).toBe(true);
    expect(card(status(71610))).toMatchObject({ calendar: [], isDated: false });
  });
});
