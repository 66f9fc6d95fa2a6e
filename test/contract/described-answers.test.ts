// @vitest-environment node
/** The stand-in API answers as docs/openapi.json and docs/schemas/ say, and what fits them is read without a report. */
import Ajv from "ajv/dist/2020.js";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseEntries } from "../../src/islands/directory/domain/entry.ts";
import { readCategories } from "../../src/islands/programme/domain/categories.ts";
import { readStreams } from "../../src/islands/webcast/api/api.ts";
import { parseActivities } from "../../src/shared/activity/schema.ts";
import { readPage } from "../../src/shared/http/list-pages.ts";
import { apiRoutes } from "../host/api/routes.ts";
import { createApi } from "../host/api.ts";
import { loadFair } from "../host/data/load.ts";
import { smallSite } from "../host-api/small-site.ts";
import { type Schema, valuesOf } from "./json-schema-values.ts";
import { pageOf } from "./markdown.ts";
import { codes, tableUnder } from "./markdown-table.ts";
import { read } from "./sources.ts";

const openapi = JSON.parse(read("docs/openapi.json")) as {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
};
interface Operation {
  readonly parameters?: readonly {
    readonly name: string;
    readonly schema: object;
    readonly example: unknown;
  }[];
  readonly responses: Readonly<
    Record<
      string,
      { readonly content: Readonly<Record<string, { readonly schema: { readonly $ref: string } }>> }
    >
  >;
}

/** Makes one object for each name: ajv compiles a schema once for each object. */
function once<Made>(make: (name: string) => Made): (name: string) => Made {
  const made = new Map<string, Made>();
  return (name) => {
    const one = made.get(name) ?? make(name);
    made.set(name, one);
    return one;
  };
}
const schemaOf = once((name) => JSON.parse(read(`docs/schemas/${name}.json`)) as Schema);
const refTo = once(($ref) => ({ $ref: `openapi.json${$ref}` }));

const ajv = new Ajv({ strict: false, allErrors: true, formats: { "date-time": true } });
ajv.addSchema(openapi, "openapi.json");

/** What does not fit; empty when all does. */
function faults(schema: object, value: unknown): readonly string[] {
  ajv.validate(schema, value);
  return (ajv.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

/** Compares an answer with what openapi.json says of this call and status. */
async function expectDescribed(call: string, answer: Response): Promise<void> {
  const [method = "", path = ""] = call.split(" ");
  const responses = openapi.paths[path]?.[method.toLowerCase()]?.responses ?? {};
  const { content } = responses[answer.status] ?? responses.default ?? {};
  const [type = ""] = (answer.headers.get("content-type") ?? "").split(";");
  const $ref = content?.[type]?.schema.$ref;
  expect($ref, `${call} with ${answer.status} as ${type}`).toBeDefined();
  expect(faults(refTo($ref ?? ""), await answer.json())).toEqual([]);
}

const fair = apiRoutes(createApi(loadFair("templates-fixtures/data")));
const site = await smallSite();
const ask = (path: string) => fair.request(`http://127.0.0.1${path}`);
const postTo = (url: string, query: unknown) => ({
  method: "POST",
  body: JSON.stringify({ query }),
  headers: { "Content-Type": "application/json" },
  url,
});

describe("the stand-in API answers as described to", () => {
  const rows = tableUnder("docs/parameters.md", "In the calls of the API");
  const examples = rows.flatMap((row) => {
    const [call = ""] = codes(row.call);
    const queries = [...codes(row["for example"]), ...codes(row["same as absent"])];
    return call.startsWith("GET") ? queries.map((query) => [call, query] as const) : [];
  });
  test.each([...examples, ["GET /api/events", "page=999"], ["GET /api/authors", "letter=x&page=9"]] as const)(
    "%s?%s",
    async (call, query) => {
      const path = call.replace("GET ", "");
      await expectDescribed(call, await ask(`${path}?${query}`));
      expect(
        faults(schemaOf(path.replace("/api/", "")), await (await ask(`${path}?${query}`)).json()),
      ).toEqual([]);
    },
  );

  test("every page of every list", async () => {
    for (const name of ["events", "authors", "companies"]) {
      for (let page = 1; ; page++) {
        const answer = (await (await ask(`/api/${name}?page=${page}`)).json()) as {
          data: readonly unknown[];
        };
        expect(faults(schemaOf(name), answer), `${name}, page ${page}`).toEqual([]);
        if (answer.data.length === 0) break;
      }
    }
  });

  test("POST /api, and a body that it refuses", async () => {
    for (const query of ["{ entry { homeStreams { id } } }", "{ books }", 7]) {
      const { url, ...init } = postTo("http://127.0.0.1/api", query);
      const answer = await fair.request(url, init);
      await expectDescribed("POST /api", answer.clone() as Response);
      if (answer.ok) expect(faults(schemaOf("streams"), await answer.json())).toEqual([]);
    }
  });

  test("a call that fails", async () => {
    site.faults.set({ path: "/api/events", status: 503, times: 1 });
    await expectDescribed("GET /api/events", await fetch(`${site.url}/api/events`));
  });
});

test("each example of a parameter fits its schema", () => {
  const { parameters = [] } = openapi.paths["/api/events"]?.get ?? {};
  expect(parameters.length).toBeGreaterThan(10);
  for (const { name, schema, example } of parameters)
    expect([name, faults(schema, example)]).toEqual([name, []]);
});

test("the answers in docs/api.md are as described", () => {
  const shown = pageOf("docs/api.md").snippets.filter(({ language }) => language === "json");
  const [activity, categories, author, exhibitor, streams, ...rest] = shown.map(
    ({ text }) => JSON.parse(text) as unknown,
  );
  expect(rest).toEqual([]);
  const meta = { count: 1, page: 1, perPage: 24 };
  for (const [name, row] of Object.entries({ events: activity, authors: author, companies: exhibitor }))
    expect(faults(schemaOf(name), { data: [row], meta })).toEqual([]);
  expect(faults(schemaOf("categories"), categories)).toEqual([]);
  expect(faults(schemaOf("streams"), streams)).toEqual([]);
});

type Report = (error: unknown) => void;
const READERS: Readonly<Record<string, (answer: unknown, report: Report) => unknown>> = {
  events: (answer, report) => readPage(answer, parseActivities, report),
  categories: readCategories,
  authors: (answer, report) => readPage(answer, parseEntries, report),
  companies: (answer, report) => readPage(answer, parseEntries, report),
  streams: readStreams,
};

/** What the code says of an answer that it reads; an exception counts as a report. */
function reports(name: string, answer: unknown): readonly string[] {
  const found: string[] = [];
  try {
    READERS[name]?.(answer, (error) => found.push(String(error)));
  } catch (error) {
    found.push(String(error));
  }
  return found;
}

/** Whether two streams have one id: only the first is shown, which no schema can say. */
function hasTwins(answer: unknown): boolean {
  const ids = [...JSON.stringify(answer).matchAll(/"streamId":"?([^",}]*)/g)].map(([, id]) => id);
  return new Set(ids).size < ids.length;
}

describe("an answer that fits its schema is read without a report:", () => {
  test.each(Object.keys(READERS))("%s", (name) => {
    const schema = schemaOf(name);
    fc.assert(
      fc.property(valuesOf(schema), (answer) => {
        fc.pre(!hasTwins(answer));
        expect(faults(schema, answer)).toEqual([]);
        expect(reports(name, answer)).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });
});
