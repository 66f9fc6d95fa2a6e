import { Hono } from "hono";
import type { Fault, FaultDesk } from "./faults.ts";

/**
 * `/__faults`: POST sets a fault, GET lists them, DELETE clears them (`?path=` only those of one path). Only JSON is
 * accepted: a page of another site would then need a preflight request, which is refused.
 */
export function faultRoutes(desk: FaultDesk): Hono {
  const app = new Hono();
  const listed = () => ({ faults: desk.list() });
  app.get("/__faults", (c) => c.json(listed()));
  app.post("/__faults", async (c) => {
    if (!/^application\/json\b/i.test(c.req.header("Content-Type") ?? "")) {
      return c.json({ error: "Send application/json." }, 415);
    }
    try {
      desk.set((await c.req.json()) as Fault);
    } catch (error) {
      return c.json({ error: (error as Error).message }, 400);
    }
    return c.json(listed(), 201);
  });
  app.delete("/__faults", (c) => {
    desk.clear(c.req.query("path"));
    return c.json(listed());
  });
  return app;
}
