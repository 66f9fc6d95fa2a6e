/** Streams on request: what a test lets begin, end or change while pages are open. */
import { Hono } from "hono";
import type { StreamItem } from "./data/shapes.ts";

export interface StreamDesk {
  /** The home page's streams as they are now. */
  list(): readonly StreamItem[];
  /** Replaces them until `reset`. Rows may lack what they like, as a CMS's may. Throws a TypeError when it is no list. */
  set(streams: unknown): void;
  /** Those of the data folder again. */
  reset(): void;
}

export function createStreamDesk(streams: readonly StreamItem[]): StreamDesk {
  let now = streams;
  return {
    list: () => now,
    set: (changed) => {
      if (!Array.isArray(changed)) throw new TypeError("Streams: send a list.");
      now = changed as readonly StreamItem[];
    },
    reset: () => {
      now = streams;
    },
  };
}

/**
 * `/__streams`: GET lists them, PUT replaces them, DELETE takes the change back. For PUT and DELETE a page of another site
 * needs a permission that is never given.
 */
export function streamRoutes(desk: StreamDesk): Hono {
  const app = new Hono();
  app.get("/__streams", (c) => c.json({ streams: desk.list() }));
  app.put("/__streams", async (c) => {
    try {
      desk.set(await c.req.json());
    } catch (error) {
      return c.json({ error: (error as Error).message }, 400);
    }
    return c.json({ streams: desk.list() });
  });
  app.delete("/__streams", (c) => {
    desk.reset();
    return c.json({ streams: desk.list() });
  });
  return app;
}
