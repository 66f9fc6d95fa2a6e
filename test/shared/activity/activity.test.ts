import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseActivities } from "../../../src/shared/activity/schema.ts";
import { errorText } from "../../../src/shared/trouble/error-text.ts";
import { activity, parseActivity, row } from "./an-activity.ts";

function read(value: unknown) {
  const reports: string[] = [];
  const result = parseActivity(value, (error) => reports.push(errorText(error)));
  return { activity: result, reports };
}

describe("an activity of the API", () => {
  it("needs an id and a title only: everything else is empty", () => {
    expect(read({ id: 7, title: "Lecture" })).toEqual({
      reports: [],
      activity: {
        id: 7,
        slug: "7",
        title: "Lecture",
        url: null,
        dates: {
          start: null,
          end: null,
          startReport: null,
          endReport: null,
          range: [],
          rangeReport: [],
          allDay: false,
        },
        aspects: [],
        types: [],
        audiences: [],
        organizers: [],
        statuses: [],
        themes: [],
        projects: [],
        authors: [],
        persons: [],
        photos: [],
        places: [],
        rooms: [],
        roomTerms: [],
        kiosk: null,
        hybrid: false,
      },
    });
  });

  it("may have null or an empty text for anything that is missing", () => {
    for (const nothing of [null, ""]) {
      const fields = Object.fromEntries(
        [
          "slug",
          "url",
          "dates",
          "categories",
          "authors",
          "persons",
          "photos",
          "location",
          "activityMode",
        ].map((name) => [name, nothing]),
      );
      expect(read(row(fields)).reports).toEqual([]);
      expect(read(row(fields)).activity?.authors).toEqual([]);
    }
  });

  it("may have its ids as text", () => {
    const { activity: found } = read(
      row({
        id: "91427",
        categories: { type: [{ id: "6339", title: "Dédicaces" }], status: [{ id: "78588" }] },
      }),
    );
    expect(found?.id).toBe(91427);
    expect(found?.types).toEqual([{ id: 6339, title: "Dédicaces" }]);
    expect(found?.statuses).toEqual([78588]);
  });

  it.each(["QX7RTA", "123e4567-e89b-12d3-a456-426614174000", "12345678901234567890"])(
    "may have an id of letters, which stays as it is, also as its slug: %s",
    (id) => {
      const { activity: found, reports } = read({ id, title: "Une soirée" });
      expect(found).toMatchObject({ id, slug: id });
      expect(reports).toEqual([]);
    },
  );

  it("may have a single item, a PHP list with gaps, or bare ids and titles", () => {
    const { activity: found, reports } = read(
      row({
        categories: {
          type: { id: 1, title: "Un" },
          status: 71610,
          audience: { 0: { id: 2, title: "A" }, 2: { id: 3, title: "B" } },
        },
        location: { room: "Salle A" },
        photos: "/media/a.svg",
      }),
    );
    expect(reports).toEqual([]);
    expect(found?.types.map((type) => type.id)).toEqual([1]);
    expect(found?.audiences.map((audience) => audience.id)).toEqual([2, 3]);
    expect(found?.statuses).toEqual([71610]);
    expect(found?.rooms).toEqual(["Salle A"]);
    expect(found?.photos).toEqual(["/media/a.svg"]);
  });

  it("loses unusable parts only, with a report that names them", () => {
    const { activity: found, reports } = read(
      row({
        authors: [{ title: "Ada" }, { name: "no title" }, null],
        dates: { start: "bientôt", end: 1795624200 },
      }),
    );
    expect(found?.authors.map((author) => author.title)).toEqual(["Ada"]);
    expect(found?.dates.start).toBeNull();
    expect(found?.dates.end).toBe(1795624200);
    expect(reports).toHaveLength(1);
    expect(reports.join("\n")).toMatch(/une-soiree": dates\.start: .*bientôt/);
    expect(reports.join("\n")).toMatch(/une-soiree": authors: an item was left out/);
  });

  it.each([
    [{ title: "Sans id" }],
    [{ id: "le bal", title: "x" }],
    [{ id: "", title: "x" }],
    [{ id: -1, title: "x" }],
    [{ id: 1.5, title: "x" }],
    [{ id: 1e20, title: "x" }],
    [{ id: [7], title: "x" }],
    [{ id: "x".repeat(65), title: "x" }],
    [{ id: 3 }],
    [{ id: 3, title: "  " }],
    [null],
    ["x"],
    [[]],
  ])("%j is left out, with a report", (value) => {
    const { activity: found, reports } = read(value);
    expect(found).toBeNull();
    expect(reports).toHaveLength(1);
    expect(reports[0]).toMatch(/left out/);
  });

  it("does not affect the other rows when it is refused", () => {
    const reports: unknown[] = [];
    const list = parseActivities([row({ id: 1 }), { id: null }, row({ id: 2 })], (error) =>
      reports.push(error),
    );
    expect(list.map((found) => found.id)).toEqual([1, 2]);
    expect(reports).toHaveLength(1);
  });

  it("has safe addresses only", () => {
    const found = activity({
      url: "javascript:alert(1)",
      authors: [{ title: "Ada", url: "//evil.test", photo: "data:image/svg+xml,<svg/>" }],
      photos: ["", "/media/a.svg", "javascript:1", "mailto:a@b", "#h", "?q", "https://exemple.test/b.jpg"],
      categories: { organizer: [{ title: "La maison", url: "https://exemple.test" }] },
    });
    expect(found.url).toBeNull();
    expect(found.authors[0]).toMatchObject({ url: null, photo: null });
    expect(found.photos).toEqual(["/media/a.svg", "https://exemple.test/b.jpg"]);
    expect(found.organizers[0]?.url).toBe("https://exemple.test");
  });

  it("has texts without entities and markup", () => {
    const found = activity({
      title: "L&rsquo;&eacute;t&eacute; <em>fou</em>",
      location: { kiosk: "A&amp;B" },
    });
    expect(found.title).toBe("L’été fou");
    expect(found.kiosk).toBe("A&B");
  });

  it("has coordinates as numbers, and none where they are 0,0 or out of range", () => {
    const place = (geoloc: unknown) =>
      activity({
        location: { location: [{ id: "5", title: "Parc", address: { address: "1 rue" }, geoloc }] },
      }).places[0];
    expect(place({ lng: "-73.56", lat: "45.5" })).toEqual({
      id: 5,
      title: "Parc",
      address: "1 rue",
      coordinates: { lng: -73.56, lat: 45.5 },
    });
    for (const nowhere of [
      null,
      {},
      { lng: 0, lat: 0 },
      { lng: "0", lat: "0.0" },
      { lng: 200, lat: 1 },
      { lng: "x", lat: 1 },
    ]) {
      expect(place(nowhere)?.coordinates).toBeNull();
    }
  });

  it("is on site and online when its mode says so, ignoring case and accents", () => {
    for (const mode of ["En personne et en virtuel", " en personne et en virtuel ".normalize("NFD")]) {
      expect(activity({ activityMode: { title: mode } }).hybrid).toBe(true);
      expect(activity({ activityMode: [{ title: mode }] }).hybrid).toBe(true);
    }
    expect(activity({ activityMode: { title: "En personne" } }).hybrid).toBe(false);
  });

  it("has its rooms by name, and by id where the API gives one", () => {
    const found = activity({
      location: { room: [{ id: "7", title: "La scène BD" }, { title: "Agora" }, "Le café"] },
    });
    expect(found.rooms).toEqual(["La scène BD", "Agora", "Le café"]);
    expect(found.roomTerms).toEqual([{ id: 7, title: "La scène BD" }]);
  });

  it("has its days in order", () => {
    expect(activity({ dates: { range: ["1795705200", 1795618800] } }).dates.range).toEqual([
      1795618800, 1795705200,
    ]);
  });

  it("never throws, whatever the API answers", () => {
    const rubbish = fc.object({
      key: fc.constantFrom(
        "id",
        "title",
        "dates",
        "categories",
        "location",
        "authors",
        "start",
        "range",
        "type",
        "0",
        "url",
      ),
      maxDepth: 4,
    });
    fc.assert(
      fc.property(fc.oneof(fc.anything(), rubbish, fc.array(rubbish)), (value) => {
        for (const found of parseActivities(value, () => {})) expect(found.title).not.toBe("");
      }),
    );
  });
});
