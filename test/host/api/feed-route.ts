/** `GET /api/events.ics`: what docs/api.md, 'Feeds', proposes. */
import { Hono } from "hono";
import type { ReferenceApi } from "../api.ts";
import type { FairData } from "../data/fair.ts";
import { activitiesOf } from "../pages/site-activities.ts";
import type { SiteData } from "../pages.ts";
import { feed } from "./feed.ts";
import { rowIds } from "./parameters.ts";

interface FeedRouteSetting {
  readonly api: ReferenceApi;
  readonly data: FairData;
  readonly site: () => SiteData;
  readonly clock: () => Date;
}

export function feedRoute({ api, data, site, clock }: FeedRouteSetting): Hono {
  const app = new Hono();
  // The data of the stand-in CMS does not change while it runs.
  const made = clock();
  app.get("/api/events.ics", (c) => {
    const { origin, searchParams } = new URL(c.req.url);
    const fair = String(site().fair.name);
    const text = feed(activitiesOf(data, api.allEvents(searchParams)), {
      name: rowIds(searchParams, "ids").length > 0 ? `Ma sélection, ${fair}` : fair,
      base: `${origin}/`,
      made,
    });
    return c.body(text, 200, {
      "Cache-Control": "public, max-age=900",
      "Content-Disposition": 'inline; filename="programmation.ics"',
      "Content-Type": "text/calendar; charset=utf-8",
    });
  });
  return app;
}
