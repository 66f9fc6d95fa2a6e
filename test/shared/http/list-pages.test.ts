import * as v from "valibot";
import { describe, expect, it, test } from "vitest";
import { DataError } from "../../../src/shared/http/data-error.ts";
import { HttpError } from "../../../src/shared/http/http-error.ts";
import {
  credibleCount,
  type ListPage,
  loadPages,
  readInitialPage,
  readPage,
} from "../../../src/shared/http/list-pages.ts";
import { readRows } from "../../../src/shared/http/read-rows.ts";
import { id } from "../../../src/shared/http/schemas.ts";
import { errorText } from "../../../src/shared/trouble/error-text.ts";

interface Item {
  readonly id: number;
}

const ROW = v.object({ id });
const parse = (rows: unknown, report: (error: unknown) => void): readonly Item[] =>
  readRows(rows, "entry", () => ROW, report);

function read(answer: unknown, reader = readPage<Item>) {
  const reports: Error[] = [];
  const page = reader(answer, parse, (error) => reports.push(error as Error));
  return { page, reports, messages: reports.map(errorText) };
}

function messageOf(act: () => unknown): string {
  try {
    act();
  } catch (error) {
    return errorText(error);
  }
  return "";
}

const META = { count: 40, page: 1, perPage: 24 };
const rows = (count: number): readonly Item[] => Array.from({ length: count }, (_, index) => ({ id: index }));

describe("a page of a list", () => {
  it("may be an object with numeric keys, as PHP writes a list with gaps", () => {
    const { page, reports } = read({ data: { "0": { id: 1 }, "3": { id: "2" } }, meta: META });
    expect(page).toEqual({
      items: [{ id: 1 }, { id: 2 }],
      received: 2,
      count: 40,
      perPage: 24,
      counts: null,
    });
    expect(reports).toEqual([]);
  });

  it.each([[undefined], [null], [[]], ["x"], [{}], [{ count: null, perPage: 24 }]])(
    "with %j for its meta is all that there is, which is reported",
    (meta) => {
      const { page, messages } = read({ data: rows(3), meta });
      expect(page).toMatchObject({ items: rows(3), count: 0 });
      expect(messages).toEqual([expect.stringContaining("meta cannot be used")]);
    },
  );

  it.each([-1, 1e15, 1_000_000, 12.5, "NaN", "beaucoup", Number.NaN])(
    "does not believe a count of %j: it counts its rows",
    (count) => {
      const { page, reports } = read({ data: rows(3), meta: { ...META, count } });
      expect(credibleCount(page.count, page.items)).toBe(3);
      expect(reports).toHaveLength(1);
    },
  );

  it.each([
    ["a row that is left out", { data: [{ id: 1 }, { id: "x" }], meta: META }],
    ["totals that cannot be used", { data: rows(1), meta: null }],
  ])("reports %s as a DataError", (_, answer) => {
    expect(read(answer).reports.map(({ name }) => name)).toEqual(["DataError"]);
  });

  it.each([
    ["no list", { data: "x", meta: META }],
    ["no readable row", { data: [{ id: "x" }], meta: META }],
  ])("throws a DataError for an answer with %s", (_, answer) => {
    expect(() => read(answer)).toThrow(DataError);
  });

  it("accepts counts up to 999 999, and never less than its rows", () => {
    expect(read({ data: rows(3), meta: { ...META, count: "999999" } }).page.count).toBe(999_999);
    expect(credibleCount(1, rows(3))).toBe(3);
  });

  it.each([
    [null],
    [[]],
    [{}],
    [{ data: {} }],
    [{ data: { id: 1 } }],
    [{ data: { a: [], 1: [] } }],
    [{ data: "x" }],
    [{ data: null, errors: [{ message: "Internal server error" }] }],
  ])("of another shape is refused: %j", (answer) => {
    expect(() => read(answer)).toThrow();
  });

  it("without readable rows is refused with a count and the first reasons, as one report", () => {
    const reports: unknown[] = [];
    const data = Array.from({ length: 24 }, (_, index) => ({ slug: `r${index}` }));
    const act = () => readPage({ data, meta: META }, parse, (error) => reports.push(error));
    expect(messageOf(act)).toMatch(
      /none of 24 rows can be read: 24 problems: entry "r0": left out.*; entry "r1": .*; entry "r2": .*; …$/,
    );
    expect(reports).toEqual([]);
  });

  it("with some readable rows has these, and one report with a count and the first three reasons", () => {
    const bad = Array.from({ length: 185 }, (_, index) => ({ slug: `r${index}` }));
    const { page, reports, messages } = read({ data: [...bad, { id: 1 }], meta: META });
    expect(page).toMatchObject({ items: [{ id: 1 }], received: 186 });
    expect(reports).toHaveLength(1);
    expect(messages[0]).toMatch(
      /: 185 problems: entry "r0": left out of the list, id: [^;]*; entry "r1": [^;]*; entry "r2": [^;]*; …$/,
    );
    // The inspector shows the others.
    expect(reports[0]).toMatchObject({ problems: { length: 185 } });
    expect(reports[0]?.message.length).toBeLessThan(400);
  });

  it("in the initial JSON is refused when empty despite its count, or without a readable row", () => {
    expect(() => read({ data: [], meta: META }, readInitialPage)).toThrow("empty-page");
    expect(() => read({ data: [{}], meta: META }, readInitialPage)).toThrow("no-rows 1");
    expect(read({ data: [], meta: { ...META, count: 0 } }, readInitialPage).page.count).toBe(0);
    expect(read({ data: rows(3) }, readInitialPage).page.count).toBe(3);
  });
});

describe("pages one after the other", () => {
  const page = (...ids: readonly number[]): ListPage<Item> => ({
    items: ids.map((one) => ({ id: one })),
    received: ids.length,
    count: 7,
    perPage: 2,
  });
  const unreadable = new HttpError("shape", "GET /api/x", "none of 2 rows can be read");
  const down = new HttpError("status", "GET /api/x", "answered with status 500", 500);

  async function load(
    answers: readonly (ListPage<Item> | Error)[],
    last: number,
    from: readonly Item[] = [],
  ) {
    const reports: unknown[] = [];
    const ask = async (number: number) => {
      const answer = answers[number - 1];
      if (!answer) throw new Error("asked for too many");
      if (answer instanceof Error) throw answer;
      return answer;
    };
    const start = { items: from, reached: from.length / 2 };
    const list = await loadPages(ask, start, last, (error) => reports.push(error));
    return { list, reports };
  }

  it("end before an unreadable one: the others are shown, and 'load more' tries it again", async () => {
    const { list, reports } = await load([page(1, 2), page(3, 4), unreadable], 4);
    expect(list).toMatchObject({ reached: 2, count: 7, exhausted: false });
    expect(list.items).toHaveLength(4);
    expect(reports).toEqual([unreadable]);
  });

  it("fail when the first one cannot be read, or a later one is not answered", async () => {
    await expect(load([unreadable], 4)).rejects.toBe(unreadable);
    await expect(load([page(1, 2), unreadable], 2, [{ id: 1 }, { id: 2 }])).rejects.toBe(unreadable);
    await expect(load([page(1, 2), down], 4)).rejects.toBe(down);
  });
});

test("pages that follow keep the numbers beside the options that the first one has brought", async () => {
  const brought = { type: { 6340: 3 } };
  const answer = (page: number, counts: unknown): ListPage<Item> => {
    return { items: [{ id: page }], received: 1, count: 3, perPage: 1, counts };
  };
  const load = (
    from: Parameters<typeof loadPages<Item>>[1],
    last: number,
    counts: (page: number) => unknown,
  ) =>
    loadPages(
      async (page) => answer(page, counts(page)),
      from,
      last,
      () => {},
    );
  const two = await load({ items: [], reached: 0 }, 2, (page) => (page === 1 ? brought : null));
  expect(two.counts).toBe(brought);
  expect((await load(two, 3, () => null)).counts).toBe(brought);
  const newer = {};
  expect((await load(two, 3, () => newer)).counts).toBe(newer);
});

describe("pages that are loaded together", () => {
  const pageOf = (ids: readonly number[], count: number): ListPage<Item> => ({
    items: ids.map((one) => ({ id: one })),
    received: ids.length,
    count,
    perPage: 2,
  });

  it.each([
    ["full", [1, 2], [3, 4], 4],
    ["short", [1, 2], [3], 3],
  ])(
    "end with the last page that the count promises, a %s one, and ask for no empty one",
    async (_, one, two, count) => {
      const asked: number[] = [];
      const ask = async (page: number) => {
        asked.push(page);
        return pageOf([[], one, two][page] ?? [], count);
      };
      const list = await loadPages(ask, { items: [], reached: 0 }, 5, () => {});
      expect(asked).toEqual([1, 2]);
      expect(list).toMatchObject({ reached: 2, exhausted: false });
    },
  );
});
