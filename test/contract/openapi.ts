/** The API in OpenAPI's words: the calls from docs/parameters.md, the answers from their JSON Schemas. */
import type { JsonSchema } from "@valibot/to-json-schema";
import { codes, type Row, tableUnder } from "./markdown-table.ts";
import { read } from "./sources.ts";

type Json = Readonly<Record<string, unknown>>;

/** The calls, with the schema of their answer. */
const CALLS: Readonly<Record<string, { readonly summary: string; readonly schema: string }>> = {
  "GET /api/events": { summary: "Activities, filtered, ordered, paged", schema: "events" },
  "GET /api/categories": { summary: "The option lists of the filters", schema: "categories" },
  "GET /api/authors": { summary: "Authors, by letter, paged", schema: "authors" },
  "GET /api/companies": { summary: "Exhibitors, by letter, paged", schema: "companies" },
  "POST /api": { summary: "The streams of the home page", schema: "streams" },
};

const FEED = { path: "/api/events.ics", summary: "A calendar to subscribe to, which follows every change" };

const NUMBER = { type: "integer", minimum: 0 };
/** What a parameter means when it can be read; the API takes anything. */
const MEANT: Readonly<Record<string, Json>> = {
  "mode[name]": { type: "string", enum: ["list", "schedule", "map"] },
  "aspects[]": { type: "array", items: NUMBER },
  "ids[]": { type: "array", items: { anyOf: [NUMBER, { type: "string", pattern: "^[\\w.-]{1,64}$" }] } },
  page: { type: "integer", minimum: 1 },
  hourStart: { ...NUMBER, maximum: 24 },
  hourEnd: { ...NUMBER, maximum: 24 },
  dedicace: { type: "boolean" },
  letter: { type: "string", pattern: "^[a-zA-Z0-9]?$" },
};

const plain = (cell = "") => cell.replaceAll("`", "").replaceAll("&nbsp;", " ");

function parameter(row: Row): Json {
  const [name = ""] = codes(row.parameter);
  const [example = ""] = codes(row["for example"]);
  const values = new URLSearchParams(example).getAll(name);
  const schema = MEANT[name] ?? NUMBER;
  const typed = values.map((value) =>
    schema.type === "integer" || schema.type === "array" ? Number(value) : value,
  );
  return {
    name,
    in: "query",
    description: `${plain(row["what it does"])}. Without it: ${plain(row["without it"])}.`,
    schema,
    example: schema.type === "array" ? typed : schema.type === "boolean" ? values[0] === "true" : typed[0],
  };
}

const json = (schema: Json) => ({ "application/json": { schema } });
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

const BODY = {
  requestBody: {
    required: true,
    content: json({
      type: "object",
      required: ["query"],
      properties: {
        query: {
          type: "string",
          pattern: "\\bhomeStreams\\b",
          description: "GraphQL-style text, not interpreted further",
        },
      },
    }),
  },
};

const REFUSED = {
  description: "The body has no query that asks for homeStreams",
  content: json(ref("refused")),
};
const FAILED = {
  description: "The call failed. Signet tries again after 408, 425, 429 and 500 to 599, as Retry-After says",
  content: json(ref("error")),
};

function operation(call: string, rows: readonly Row[]): Json {
  const { summary = "", schema = "" } = CALLS[call] ?? {};
  const isPost = call.startsWith("POST");
  return {
    operationId: schema,
    summary,
    ...(isPost
      ? BODY
      : { parameters: rows.filter(({ parameter = "" }) => codes(parameter).length > 0).map(parameter) }),
    responses: {
      200: { description: summary, content: json(ref(schema)) },
      ...(isPost ? { 400: REFUSED } : {}),
      default: FAILED,
    },
  };
}

/** Parameters that a calendar has no use for: it has no pages, no view and no order. */
const OF_PAGES = ["page", "mode[name]", "mode[random]"];

/** The calendar of the activities that `GET /api/events` lists, a proposal. */
function feed(rows: readonly Row[]): Json {
  const { summary } = FEED;
  const chosen = rows.filter(({ parameter: cell = "" }) =>
    codes(cell).every((name) => !OF_PAGES.includes(name)),
  );
  const { parameters } = operation("GET /api/events", chosen);
  const content = { "text/calendar": { schema: { type: "string" } } };
  return { operationId: "feed", summary, parameters, responses: { 200: { description: summary, content } } };
}

/** A schema among those of all answers: definitions of an answer's items bear the answer's name. */
function within(name: string, schema: unknown): unknown {
  const [answer] = name.split(".");
  return JSON.parse(JSON.stringify(schema).replaceAll("#/$defs/", `#/components/schemas/${answer}.`));
}

/** @param schemas JSON Schemas of the answers, by name */
export function describeApi(schemas: Readonly<Record<string, JsonSchema>>): Json {
  const rows = tableUnder("docs/parameters.md", "In the calls of the API");
  const paths: Record<string, Record<string, Json>> = {};
  for (const call of new Set(rows.map((row) => codes(row.call).join()))) {
    const [method = "", path = ""] = call.split(" ");
    const own = rows.filter((row) => codes(row.call).join() === call);
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation(call, own) };
  }
  paths[FEED.path] = { get: feed(rows.filter((row) => codes(row.call).join() === "GET /api/events")) };
  const parts = Object.entries(schemas).flatMap(([name, { $schema, $defs, ...answer }]) => [
    [name, answer] as const,
    ...Object.entries($defs ?? {}).map(([item, schema]) => [`${name}.${item}`, schema] as const),
  ]);
  const text = { type: "string" };
  return {
    openapi: "3.1.0",
    info: {
      title: "The API that Signet calls",
      version: (JSON.parse(read("package.json")) as { version: string }).version,
      description: "docs/api.md explains it. The path /api stands for the value of data-api.",
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: "http://127.0.0.1:4173", description: "The stand-in CMS (npm start)" }],
    paths,
    components: {
      schemas: {
        ...Object.fromEntries(parts.map(([name, schema]) => [name, within(name, schema)])),
        error: { type: "object", required: ["error"], properties: { error: text } },
        refused: {
          type: "object",
          required: ["data", "errors"],
          properties: {
            data: { type: "null" },
            errors: {
              type: "array",
              items: { type: "object", required: ["message"], properties: { message: text } },
            },
          },
        },
      },
    },
  };
}
