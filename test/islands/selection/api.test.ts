import { describe, expect, test } from "vitest";
import { createSelectionApi, keptQuery } from "../../../src/islands/selection/api/api.ts";
import type { Http } from "../../../src/shared/http/http.ts";
import { type RowId, readRowId } from "../../../src/shared/http/row-id.ts";
import { row } from "../../shared/activity/an-activity.ts";

const { signal } = new AbortController();
const PER_PAGE = 24;

/** An API with these ids; `answer` may replace one of its answers. */
function fake(
  all: readonly RowId[],
  { knowsIds = true, broken = [] as readonly RowId[] } = {},
  answer: (page: number) => object | null = () => null,
) {
  const asked: URLSearchParams[] = [];
  const addresses: string[] = [];
  const reports: unknown[] = [];
  const http: Http = {
    async json(url, read) {
      const query = new URLSearchParams(new URL(url).search);
      asked.push(query);
      addresses.push(url);
      const page = Number(query.get("page"));
      const ids = query.getAll("ids[]").map((id) => readRowId(id));
      const found = knowsIds && ids.length > 0 ? all.filter((id) => ids.includes(id)) : all;
      const rows = found
        .slice((page - 1) * PER_PAGE, page * PER_PAGE)
        .map((id) => (broken.includes(id) ? { id } : row({ id, title: `Activité ${id}` })));
      return read(answer(page) ?? { data: rows, meta: { count: found.length, page, perPage: PER_PAGE } });
    },
  };
  const api = createSelectionApi({
    base: "https://salon.test/api/",
    http,
    report: (error) => reports.push(error),
  });
  return { api, asked, addresses, reports };
}

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

describe("the rows of what is kept", () => {
  test("come from all pages, a hundred ids a request", async () => {
    const { api, asked } = fake(upTo(1000));
    const { rows, complete } = await api.rowsOf(upTo(150), signal);
    expect([...rows.keys()]).toEqual(upTo(150));
    expect(complete).toBe(true);
    expect(asked.map((query) => [query.get("page"), query.getAll("ids[]").length])).toEqual([
      ["1", 100],
      ["2", 100],
      ["3", 100],
      ["4", 100],
      ["5", 100],
      ["1", 50],
      ["2", 50],
      ["3", 50],
    ]);
  });

  test("are asked for by ids of letters as they are, and read on", async () => {
    const { api, asked } = fake(["QX7RTA", 7, "qx7rta", ...upTo(5)]);
    const { rows, complete } = await api.rowsOf(["qx7rta", "QX7RTA", 5], signal);
    expect(asked.map((query) => query.getAll("ids[]"))).toEqual([["5", "QX7RTA", "qx7rta"]]);
    expect([new Set(rows.keys()), complete]).toEqual([new Set([5, "QX7RTA", "qx7rta"]), true]);
  });

  test("are asked for at addresses below 2,000 characters, also by long ids", async () => {
    const all = Array.from(
      { length: 90 },
      (_, index) => `${String(index).padStart(3, "0")}${"x".repeat(61)}`,
    );
    const { api, asked, addresses } = fake(all);
    const { rows, complete } = await api.rowsOf(all, signal);
    expect([[...rows.keys()], complete]).toEqual([all, true]);
    expect(asked.flatMap((query) => query.getAll("ids[]"))).toEqual(all);
    for (const address of addresses) expect(address.length).toBeLessThan(2000);
    expect(addresses.length).toBeLessThan(6);
  });

  test("are found in the whole programme when the API ignores ids[], with no page too many", async () => {
    const { api, asked } = fake(upTo(1000), { knowsIds: false });
    const { rows, complete } = await api.rowsOf([50, 3], signal);
    expect([...rows.keys()]).toEqual([3, 50]);
    expect(complete).toBe(true);
    expect(asked.map((query) => query.getAll("ids[]").length)).toEqual([2, 0, 0, 0]);
  });

  test("are asked for at one address, in whatever order they were kept", async () => {
    const { api, asked } = fake(upTo(1000));
    for (const kept of [
      [50, 3, 110],
      [110, 50, 3],
    ])
      await api.rowsOf(kept, signal);
    expect(asked.map((query) => query.getAll("ids[]"))).toEqual([
      ["3", "50", "110"],
      ["3", "50", "110"],
    ]);
  });

  test("lack an id that the programme no longer has, and that is known for sure", async () => {
    for (const knowsIds of [true, false]) {
      const { rows, complete } = await fake(upTo(100), { knowsIds }).api.rowsOf([5, 2000], signal);
      expect([[...rows.keys()], complete]).toEqual([[5], true]);
    }
  });

  test("are not known to be all when a row cannot be read, or after 40 pages", async () => {
    const broken = fake(upTo(100), { broken: [7] });
    expect((await broken.api.rowsOf([5, 7], signal)).complete).toBe(false);
    expect(broken.reports).toHaveLength(1);
    const long = fake(upTo(2000), { knowsIds: false });
    expect((await long.api.rowsOf([1999], signal)).complete).toBe(false);
    expect(long.asked).toHaveLength(41);
  });

  test("are asked for with the parameters of the whole programme", () => {
    expect(decodeURIComponent(keptQuery([3, 5], 2))).toBe(
      "page=2&mode[name]=list&mode[random]=1&hourStart=0&hourEnd=24&dedicace=true&ids[]=3&ids[]=5",
    );
  });

  test("end with the page of an API that does not say how many a page has", async () => {
    const one = { data: [row({ id: 1 })], meta: { count: 1, page: 1 } };
    const { api, asked } = fake([], { knowsIds: true }, () => one);
    expect([...(await api.rowsOf([1, 2], signal)).rows.keys()]).toEqual([1]);
    expect(asked).toHaveLength(1);
  });

  test("stop when an API sends the same page for ever", async () => {
    const same = { data: [row({ id: 1 })], meta: { count: 999, page: 1, perPage: 1 } };
    const { api, asked } = fake([], { knowsIds: true }, () => same);
    expect((await api.rowsOf([1, 2], signal)).complete).toBe(false);
    expect(asked).toHaveLength(40);
  });
});
