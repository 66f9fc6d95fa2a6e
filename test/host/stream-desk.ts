/** Streams on request: lets a test start, end or change streams while pages are open. */
import { Hono } from "hono";
import type { StreamItem } from "./data/shapes.ts";

export interface StreamDesk {
  /** The home page's current streams. */
  list(): readonly StreamItem[];
  /**
   * Replaces the streams until `reset`. Rows may be incomplete, as a CMS's may. Throws a TypeError when the value is
   * no list.
   */
  set(streams: unknown): void;
  /** Restores those of the data folder. */
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
 * `/__streams`: GET lists them, PUT replaces them, DELETE restores them. PUT and DELETE from another site need a
 * preflight request, which is refused.
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
