/** The reference API over HTTP, as docs/api.md describes it. */
import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { HTTPException } from "hono/http-exception";
import * as v from "valibot";
import type { ReferenceApi } from "../api.ts";

/** Limit of a query's text, which has a few hundred bytes. */
const LARGEST_QUERY = 64 * 1024;

const queryShape = v.looseObject({ query: v.string() });

export function apiRoutes(api: ReferenceApi): Hono {
  const app = new Hono();
  const paramsOf = (c: Context) => new URL(c.req.url).searchParams;
  const kept = (c: Context, answer: object) => c.json(answer, 200, { "Cache-Control": "public, max-age=30" });

  app.get("/api/events", (c) => kept(c, api.events(paramsOf(c))));
  app.get("/api/categories", (c) => kept(c, api.categories()));
  app.get("/api/authors", (c) => kept(c, api.authors(paramsOf(c))));
  app.get("/api/companies", (c) => kept(c, api.companies(paramsOf(c))));

  app.post("/api", bodyLimit({ maxSize: LARGEST_QUERY, onError: tooLarge }), async (c) => {
    const body = v.safeParse(queryShape, await c.req.json().catch(() => null));
    if (!body.success) return refused(c, "Send a JSON body { query } that asks for entry { homeStreams }.");
    if (!/\bhomeStreams\b/.test(body.output.query)) return refused(c, "Only homeStreams can be asked for.");
    return c.json({ data: { entry: { homeStreams: api.streams() } } }, 200, { "Cache-Control": "no-store" });
  });
  return app;
}

/** An error as GraphQL writes it. */
function refused(c: Context, message: string): Response {
  return c.json({ data: null, errors: [{ message }] }, 400, { "Cache-Control": "no-store" });
}

function tooLarge(): never {
  throw new HTTPException(413, { message: "The query is too large." });
}
