// @vitest-environment node
/** docs/parameters.md: every parameter of the API does what its row says, on the stand-in API. */

import { describe, expect, test } from "vitest";
import type { RowId } from "../../src/shared/http/row-id.ts";
import { apiRoutes } from "../host/api/routes.ts";
import { createApi, PER_PAGE } from "../host/api.ts";
import { loadFair } from "../host/data/load.ts";
import { FAIR_DIR, fitting, options, RULES, type Rule, startOf, stored } from "../host-api/raw-fair.ts";
import { codes, type Row, tableUnder } from "./markdown-table.ts";

const api = apiRoutes(createApi(loadFair(FAIR_DIR)));
const rows = tableUnder("docs/parameters.md", "In the calls of the API");

interface Item {
  readonly slug: string;
  readonly title: string;
}
interface Answer {
  readonly data: readonly Item[];
  readonly meta: { readonly count: number; readonly page: number };
}

const get = async (call: string, query: string): Promise<Answer> => {
  const response = await api.request(`http://127.0.0.1${call.replace("GET ", "")}?${query}`);
  expect(response.status).toBe(200);
  return response.json() as Promise<Answer>;
};
const post = (body: unknown) =>
  api.request("http://127.0.0.1/api", {
    method: "POST",
    body: JSON.stringify(body),
    headers: { "Content-Type": "application/json" },
  });
const slugsOf = ({ data }: Answer) => data.map(({ slug }) => slug);

/** Slugs of all pages, in order. */
async function all(call: string, query: string): Promise<readonly string[]> {
  const { meta } = await get(call, query);
  const pages = Array.from({ length: Math.ceil(meta.count / PER_PAGE) }, (_, index) =>
    get(call, `${query}&page=${index + 1}`),
  );
  const found = (await Promise.all(pages)).flatMap(slugsOf);
  expect(found).toHaveLength(meta.count);
  return found;
}

const EVENTS = "GET /api/events";
type Proof = (example: string) => Promise<void>;

/** The answer contains exactly what matches the rule: some, and not all. */
const keeps =
  (...rules: readonly Rule[]): Proof =>
  async (query) => {
    expect((await all(EVENTS, query)).toSorted()).toEqual(fitting(...rules));
    expect(fitting(...rules).length).toBeGreaterThan(0);
    expect(fitting(...rules).length).toBeLessThan(stored.length);
  };
const keepsOption =
  (rule: (id: number) => Rule): Proof =>
  (query) =>
    keeps(rule(Number(query.split("=")[1])))(query);

const pages =
  (call: string): Proof =>
  async (query) => {
    const [first, second] = [slugsOf(await get(call, "")), slugsOf(await get(call, query))];
    expect(second.length).toBeGreaterThan(0);
    expect(first.filter((slug) => second.includes(slug))).toEqual([]);
    const beyond = await get(call, "page=9999");
    expect([beyond.data, beyond.meta.count]).toEqual([[], (await get(call, "")).meta.count]);
  };

const letters =
  (call: string, initials: RegExp, nameOf: (title: string) => string): Proof =>
  async (query) => {
    const found = (await get(call, query)).data.map(({ title }) => nameOf(title));
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter((name) => !initials.test(name))).toEqual([]);
    expect(slugsOf(await get(call, query.toUpperCase().replace("LETTER", "letter")))).toEqual(
      slugsOf(await get(call, query)),
    );
  };

const PROOFS: Readonly<Record<string, Proof>> = {
  [`${EVENTS} page`]: pages(EVENTS),
  async [`${EVENTS} mode[name]`](query) {
    await keeps(RULES.schedule())(query);
    expect(await all(EVENTS, "mode=schedule")).toEqual(await all(EVENTS, query));
    for (const name of ["list", "map"]) {
      expect((await all(EVENTS, `mode[name]=${name}`)).toSorted()).toEqual(fitting());
    }
  },
  async [`${EVENTS} mode[random]`](query) {
    const [one, other] = [await all(EVENTS, query), await all(EVENTS, "mode[random]=8")];
    expect(one).not.toEqual(other);
    // Pages do not overlap and are complete; only activities that begin together change places.
    for (const order of [one, other]) expect(order.toSorted()).toEqual(fitting());
    const bySlug = new Map(stored.map((event) => [event.slug, event]));
    const beginning = (slug: string) => {
      const event = bySlug.get(slug);
      return event && startOf(event);
    };
    expect(one.map(beginning)).toEqual(other.map(beginning));
  },
  [`${EVENTS} dateStart`]: keepsOption(RULES.date),
  [`${EVENTS} hourStart`]: keepsOption((hour) => RULES.hours(hour, 24)),
  [`${EVENTS} hourEnd`]: keepsOption((hour) => RULES.hours(0, hour)),
  async [`${EVENTS} aspects[]`](query) {
    const either: Rule = (event) => RULES.area(6335)(event) || RULES.area(73904)(event);
    await keeps(either)(query);
    await keeps(either)("aspects[0]=6335&aspects[1]=73904");
    await keeps(RULES.area(6335))("aspects=6335");
  },
  async [`${EVENTS} ids[]`](query) {
    const asked = new URLSearchParams(query).getAll("ids[]").map(Number);
    const [first, second] = asked as [number, number];
    const these =
      (...ids: readonly RowId[]): Rule =>
      ({ id }) =>
        ids.includes(id);
    await keeps(these(first, second))(query);
    await keeps(these(first, second))(`ids[0]=${first}&ids[1]=${second}`);
    await keeps(these(second))(`ids=${second}`);
  },
  [`${EVENTS} type`]: keepsOption(RULES.type),
  [`${EVENTS} audience`]: keepsOption(RULES.audience),
  [`${EVENTS} age`]: keepsOption(RULES.age),
  [`${EVENTS} theme`]: keepsOption(RULES.theme),
  [`${EVENTS} subject`]: keepsOption(RULES.subject),
  [`${EVENTS} project`]: keepsOption(RULES.project),
  [`${EVENTS} genre`]: keepsOption(RULES.genre),
  [`${EVENTS} room`]: keepsOption(RULES.room),
  [`${EVENTS} dedicace`]: keeps(RULES.withoutSigning()),
  async "GET /api/categories none"(query) {
    const { data } = await get("GET /api/categories", query);
    expect(data).toEqual(options);
  },
  "GET /api/authors page": pages("GET /api/authors"),
  "GET /api/authors letter": letters(
    "GET /api/authors",
    /^[eéèêë]/i,
    (title) => title.split(/\s+/).at(-1) ?? "",
  ),
  "GET /api/companies page": pages("GET /api/companies"),
  "GET /api/companies letter": letters("GET /api/companies", /^[^\p{L}\p{N}]*b/iu, (title) => title),
  async "POST /api query"(query) {
    const answer = await post({ query });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({
      data: {
        entry: {
          homeStreams: expect.arrayContaining([expect.objectContaining({ streamId: expect.any(String) })]),
        },
      },
    });
    for (const refused of [{}, { query: "{ entry { title } }" }])
      expect((await post(refused)).status).toBe(400);
  },
};

const nameOf = ({ call, parameter = "" }: Row) => `${codes(call)} ${codes(parameter).join() || parameter}`;

describe("the parameters of the API", () => {
  test("are in the table and in the tests, each once", () => {
    const names = rows.map(nameOf);
    expect(new Set(names).size).toBe(names.length);
    expect(names.toSorted()).toEqual(Object.keys(PROOFS).toSorted());
  });

  describe.each(rows.map((row) => [nameOf(row), row] as const))("%s", (name, row) => {
    const [example = ""] = codes(row["for example"]);

    test("changes the answer as its row says", async () => {
      expect(PROOFS[name]).toBeDefined();
      await PROOFS[name]?.(example);
    });
  });

  const read = rows.filter(({ call = "" }) => codes(call).join().startsWith("GET"));
  test.each(read.map((row) => [nameOf(row), row] as const))(
    "%s counts as not given when it cannot be read",
    async (_, row) => {
      const call = codes(row.call).join();
      const without = await get(call, "");
      const rubbish = codes(row["same as absent"]);
      expect(rubbish.length).toBeGreaterThan(0);
      for (const query of rubbish) expect([query, await get(call, query)]).toEqual([query, without]);
    },
  );

  test("the last value of a repeated key counts, in aspects[] and ids[] all", async () => {
    expect(await all(EVENTS, "dedicace=true&dedicace=false")).toEqual(await all(EVENTS, "dedicace=false"));
    expect(await all(EVENTS, "type=6341&type=x")).toEqual(await all(EVENTS, ""));
    expect((await get(EVENTS, "page=1&page=2")).meta.page).toBe(2);
    expect((await get("GET /api/authors", "letter=z&letter=")).meta.count).toBe(
      (await get("GET /api/authors", "")).meta.count,
    );
  });
});
