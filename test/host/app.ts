/** The stand-in CMS as one Hono app: the middleware, then the routes. */
import type { HttpBindings } from "@hono/node-server";
import { type Context, Hono } from "hono";
import { compress } from "hono/compress";
import { cors } from "hono/cors";
import { etag, RETAINED_304_HEADERS } from "hono/etag";
import { HTTPException } from "hono/http-exception";
import { methodNotAllowed } from "hono/method-not-allowed";
import { trimTrailingSlash } from "hono/trailing-slash";
import { feedRoute } from "./api/feed-route.ts";
import { apiRoutes } from "./api/routes.ts";
import { actFaults } from "./fault-acts.ts";
import { faultRoutes } from "./fault-routes.ts";
import type { FaultDesk } from "./faults.ts";
import { coloursRoute } from "./guide/colours-route.ts";
import { notFoundPage, type PageSetting, pageRoutes } from "./page-routes.ts";
import { pictureRoutes } from "./picture-routes.ts";
import { playerRoutes } from "./player-routes.ts";
import type { Reloading } from "./reload.ts";
import { type StaticSetting, staticRoutes } from "./static-routes.ts";
import { type StreamDesk, streamRoutes } from "./stream-desk.ts";

export interface AppSetting extends PageSetting {
  readonly faults: FaultDesk;
  readonly streams: StreamDesk;
  readonly files: StaticSetting;
  /** Null unless in watch mode. */
  readonly reloading: Reloading | null;
  /** Aborted when the host closes. */
  readonly closing: AbortSignal;
}

/**
 * Addresses that pages of other origins may read: a marker's `data-api`, and the script with its chunks, css and
 * fonts.
 */
const SHARED = ["/api", "/api/*", "/dist/*", "/theme/*", "/media/*", "/tiles/*"];

export function createApp(setting: AppSetting): Hono<{ Bindings: HttpBindings }> {
  const app = new Hono<{ Bindings: HttpBindings }>();

  app.route("/", faultRoutes(setting.faults));
  app.route("/", streamRoutes(setting.streams));
  // Before the ETag middleware, which would wait for the end of the stream.
  if (setting.reloading) app.route("/", setting.reloading.routes);
  if (setting.probe) app.route("/", setting.probe.routes);
  if (setting.offline) app.route("/", setting.offline.routes);

  for (const path of SHARED) app.use(path, cors());
  app.use(compress());
  app.use(etag({ retainedHeaders: [...RETAINED_304_HEADERS, "Access-Control-Allow-Origin"] }));
  app.use(async (c, next) => {
    await next();
    c.res.headers.append("Vary", "Accept-Encoding");
    c.res.headers.set("X-Content-Type-Options", "nosniff");
  });
  app.use(methodNotAllowed({ app, onMethodNotAllowed: refuseMethod }));
  app.use(trimTrailingSlash());
  app.use(actFaults(setting.faults, setting.closing));

  app.route("/", apiRoutes(setting.api));
  app.route("/", feedRoute(setting));
  app.route("/", pictureRoutes());
  app.route("/", playerRoutes(setting.data, setting.site, setting.files.themeDir));
  app.route("/", staticRoutes(setting.files));
  app.route("/", coloursRoute());
  app.route("/", pageRoutes(setting));

  const missingPage = notFoundPage(setting);
  app.notFound((c) => {
    const { path } = c.req;
    if (/^\/api(\/|$)/.test(path)) return c.json({ error: `There is no ${path}.` }, 404);
    return /^\/(dist|theme|media|tiles|__[a-z]+)\//.test(path)
      ? c.text(`There is no ${path}.`, 404)
      : missingPage(c, async () => undefined);
  });
  app.onError((error, c) => {
    if (error instanceof HTTPException) return c.json({ error: error.message }, error.status);
    console.error(`${c.req.method} ${c.req.path}: ${error.stack ?? error.message}`);
    return c.text(`${c.req.path}: ${error.message}`, 500, { "Cache-Control": "no-store" });
  });
  return app;
}

function refuseMethod(c: Context, allowed: readonly string[]): Response {
  return c.text(`${c.req.method} is not for ${c.req.path}.`, 405, { Allow: allowed.join(", ") });
}
