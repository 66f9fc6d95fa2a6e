import { describe, expect, it } from "vitest";
import { createProgrammeApi, eventsQuery } from "../../../../src/islands/programme/api/api.ts";
import { parseInitial } from "../../../../src/islands/programme/api/initial.ts";
import {
  dateOptionOf,
  dayOfDate,
  parseCategories,
  readCategories,
} from "../../../../src/islands/programme/domain/categories.ts";
import { DEFAULT_FILTERS, type Filters } from "../../../../src/islands/programme/domain/filters.ts";
import { SELECTORS } from "../../../../src/islands/programme/domain/selectors.ts";
import { DataError } from "../../../../src/shared/http/data-error.ts";
import type { Http } from "../../../../src/shared/http/http.ts";
import { errorText } from "../../../../src/shared/trouble/error-text.ts";
import { row } from "../../../shared/activity/an-activity.ts";
import { AREA } from "../areas-of-today.ts";

const strict = (error: unknown) => {
  throw error;
};

describe("the query to the API", () => {
  it("has page, view, both hours and signing sessions when nothing is chosen", () => {
    expect(eventsQuery({ filters: DEFAULT_FILTERS, mode: "liste" }, 1, 7)).toBe(
      "page=1&mode[name]=list&mode[random]=7&hourStart=0&hourEnd=24&dedicace=true",
    );
  });

  it("has all chosen filters under the API's names, except the place", () => {
    const filters: Filters = {
      ...DEFAULT_FILTERS,
      date: 1795669200,
      hours: [9, 17],
      dedicace: false,
      areas: [AREA.venue, AREA.city],
      type: 1,
      audience: 2,
      age: 3,
      theme: 4,
      subject: 5,
      project: 6,
      genre: 7,
      room: 8,
      location: 9,
      recherche: "lire",
    };
    expect(eventsQuery({ filters, mode: "carte" }, 2, 16)).toBe(
      "page=2&mode[name]=map&mode[random]=16&dateStart=1795669200&hourStart=9&hourEnd=17&aspects[]=6332&aspects[]=6335" +
        "&type=1&audience=2&age=3&theme=4&subject=5&project=6&genre=7&room=8&dedicace=false",
    );
    expect(eventsQuery({ filters: DEFAULT_FILTERS, mode: "horaire" }, 1, 1)).toContain("mode[name]=schedule");
  });

  it("is sent to the marker's address, with or without its slash", async () => {
    const asked: string[] = [];
    const http: Http = {
      json: async (url, read) => {
        asked.push(url);
        return read(
          url.endsWith("categories")
            ? { data: { genres: [] } }
            : { data: [row()], meta: { count: "1", page: 1, perPage: "24" } },
        );
      },
    };
    const { signal } = new AbortController();
    for (const base of ["/api", "https://salon.test/api/"]) {
      const api = createProgrammeApi({ base, http, report: strict });
      await api.categories(signal);
      const page = await api.events({ filters: DEFAULT_FILTERS, mode: "liste" }, 1, 1, signal);
      expect(page).toMatchObject({ count: 1, perPage: 24, items: [{ id: 1 }] });
    }
    expect(asked[0]).toBe("/api/categories");
    expect(asked[1]).toMatch(/^\/api\/events\?page=1&/);
    expect(asked[2]).toBe("https://salon.test/api/categories");
  });
});

describe("the option lists", () => {
  const read = (value: unknown) => {
    const reports: string[] = [];
    return { categories: parseCategories(value, (error) => reports.push(errorText(error))), reports };
  };

  it("are complete, and empty when the API leaves them out", () => {
    const { categories, reports } = read({ ages: [] });
    expect(categories.genres).toEqual([]);
    for (const { list } of SELECTORS) expect(categories[list]).toEqual([]);
    expect(reports).toEqual([]);
  });

  it.each([
    [null],
    ["x"],
    [[]],
    [{}],
    [{ ages: null, genres: null, types: null }],
    [{ message: "Oups" }],
    [{ genres: "Poésie", types: 3 }],
    [{ genres: [{ label: "Poésie" }], types: [null, 7] }],
    [{ genres: { poesie: "Poésie" } }],
  ])("are refused when they are none: %j", (data) => {
    expect(() => parseCategories(data, strict)).toThrow(DataError);
    expect(() => readCategories({ data }, strict)).toThrow(DataError);
  });

  it("are refused in a GraphQL error and in a bare list", () => {
    expect(() => readCategories({ data: null, errors: [{ message: "x" }] }, strict)).toThrow("data");
    expect(() => readCategories({ genres: [{ label: "Poésie", value: 1 }] }, strict)).toThrow("data");
  });

  it("that are null beside others are empty, which is reported", () => {
    const { categories, reports } = read({
      ages: null,
      genres: [{ label: "Poésie", value: 1 }],
      types: null,
    });
    expect(categories.genres).toHaveLength(1);
    expect(reports).toEqual(["DataError: categories.types: is null; categories.ages: is null"]);
  });

  it("may be written as PHP writes lists with gaps, with disabled options", () => {
    const { categories } = read({
      genres: {
        0: { label: "Poésie", value: 1, disabled: true },
        2: { label: "Roman", value: 2, disabled: "0" },
      },
    });
    expect(categories.genres.map(({ label, disabled }) => [label, disabled])).toEqual([
      ["Poésie", true],
      ["Roman", false],
    ]);
  });

  it("lose unusable options only, and accept the CMS's own field names", () => {
    const { categories, reports } = read({
      genres: [
        { label: "Po&eacute;sie", slug: "poesie", value: "6461" },
        { label: "x" },
        { title: "Roman", id: 6460 },
      ],
    });
    expect(categories.genres).toEqual([
      { label: "Poésie", slug: "poesie", value: 6461, disabled: false },
      { label: "Roman", slug: "6460", value: 6460, disabled: false },
    ]);
    expect(reports).toHaveLength(1);
    expect(reports[0]).toMatch(/categories\.genres/);
  });

  it("have each value once, with its first label", () => {
    const { categories } = read({
      rooms: [
        { label: "A", value: 7 },
        { label: "B", value: "7" },
        { label: "A", value: 8 },
      ],
    });
    expect(categories.rooms.map(({ label, value }) => [label, value])).toEqual([
      ["A", 7],
      ["A", 8],
    ]);
  });

  it("order dates by their numbers, also when these are text", () => {
    const date = (value: string) => ({ label: value, value });
    const { categories } = read({ dates: [date("1795669200"), date("999999999"), date("1795582800")] });
    expect(categories.dates.map((option) => option.value)).toEqual([999999999, 1795582800, 1795669200]);
  });

  it("are reported when every date is midnight in UTC, the day before in Montréal", () => {
    const dates = ["2026-11-25", "2026-11-26"].map((label) => ({ label, value: Date.parse(label) / 1000 }));
    expect(read({ dates }).reports.join()).toMatch(/midnight in UTC/);
    expect(read({ dates: [{ label: "25", value: 1795582800 }] }).reports).toEqual([]);
  });

  it("find the option of a day by the fair's calendar, in seconds or milliseconds", () => {
    const { categories } = read({
      dates: [
        { label: "25", value: 1795582800 },
        { label: "26", value: 1795669200000 },
        { label: "28", value: 1795842000, disabled: true },
        { label: "un id", value: 12 },
        { label: "fou", value: Number.MAX_SAFE_INTEGER },
      ],
    });
    expect(dateOptionOf(categories, "2026-11-25")?.label).toBe("25");
    expect(dateOptionOf(categories, "2026-11-26")?.label).toBe("26");
    expect(dateOptionOf(categories, "2026-11-27")).toBeNull();
    expect(dateOptionOf(categories, "2026-11-28")).toBeNull();
  });
});

describe("a date whose label is a number", () => {
  const read = (dates: readonly object[]) => parseCategories({ dates }, () => {});
  const shown = (dates: readonly object[]) => read(dates).dates.map(({ value, label }) => [value, label]);

  it.each([
    [{ label: "1795669200", value: 1795669200 }],
    [{ label: 1795669200, value: "1795669200" }],
    [{ title: 1795669200, id: 1795669200 }],
    [{ title: "1795669200000", id: 1795669200 }],
  ])("is named as the other days are: %j", (date) => {
    expect(shown([date])).toEqual([[1795669200, "jeudi 26 novembre 2026"]]);
  });

  it("takes order and day from that number, its value from its id (ruling D20)", () => {
    const dates = [
      { id: 901, title: 1795755600 },
      { id: 902, title: "1795582800" },
      { id: 903, title: 1795669200 },
    ];
    expect(shown(dates)).toEqual([
      [902, "mercredi 25 novembre 2026"],
      [903, "jeudi 26 novembre 2026"],
      [901, "vendredi 27 novembre 2026"],
    ]);
    const categories = read(dates);
    expect(dateOptionOf(categories, "2026-11-26")?.value).toBe(903);
    expect(dayOfDate(903, categories)).toBe("2026-11-26");
    expect(dayOfDate(903, null)).toBeNull();
  });

  it("is the day in Montréal; a small number is no date", () => {
    expect(shown([{ label: Date.parse("2026-12-02T04:59:59Z") / 1000, value: 1 }])).toEqual([
      [1, "mardi 1er décembre 2026"],
    ]);
    expect(shown([{ label: "25", value: 1795582800 }])).toEqual([[1795582800, "25"]]);
  });
});

describe("the initial JSON", () => {
  const events = { data: [row()], meta: { count: 1, page: 1, perPage: 24 } };
  const read = (value: unknown) => {
    const reports: string[] = [];
    return { initial: parseInitial(value, (error) => reports.push(errorText(error))), reports };
  };

  it("is read as the API's answers are", () => {
    const { initial, reports } = read({
      query: "",
      seed: 7,
      categories: { genres: [{ label: "Roman", value: 1 }] },
      events,
    });
    expect(reports).toEqual([]);
    expect(initial).toMatchObject({ query: "", seed: 7, events: { count: 1, items: [{ id: 1 }] } });
    expect(initial?.categories?.genres).toHaveLength(1);
  });

  it("may contain only the categories", () => {
    expect(read({ query: "", seed: 1, categories: { genres: [] } })).toMatchObject({
      reports: [],
      initial: { events: null },
    });
  });

  it("is reported and not used where it has another shape", () => {
    expect(read("x")).toMatchObject({ initial: null, reports: [expect.stringMatching(/data-initial/)] });
    expect(read({ seed: 7, events })).toMatchObject({
      initial: null,
      reports: [expect.stringMatching(/query/)],
    });
    for (const bad of [{ data: {} }, { ...events, data: [{}] }, { ...events, data: [] }])
      expect(read({ query: "", seed: 7, categories: { genres: [] }, events: bad })).toMatchObject({
        initial: { events: null, categories: { genres: [] } },
        reports: [expect.stringMatching(/not used, events/)],
      });
    expect(read({ query: "", seed: 7, categories: {}, events })).toMatchObject({
      initial: { events: { count: 1 }, categories: null },
      reports: [expect.stringMatching(/not used, categories/)],
    });
  });
});
