/** The pages over HTTP: rendered, with a strict Content-Security-Policy, and with a page for unknown addresses. */
import { type Context, type Handler, Hono } from "hono";
import type { ReferenceApi } from "./api.ts";
import type { Assets } from "./assets.ts";
import type { FairData } from "./data/fair.ts";
import type { Offline } from "./offline.ts";
import type { PageRequest, PageResult, PageRoute, SiteData } from "./pages.ts";
import type { ProbeSetting } from "./probe.ts";
import type { Render } from "./templates.ts";

export interface PageSetting {
  readonly pages: readonly PageRoute[];
  readonly render: Render;
  readonly data: FairData;
  readonly site: () => SiteData;
  readonly api: ReferenceApi;
  readonly clock: () => Date;
  readonly rehearsal: boolean;
  readonly assets: Assets;
  /** Last change to the HTML. */
  readonly finish: (html: string) => string;
  /** Null unless pages record their problems. */
  readonly probe: ProbeSetting | null;
  /** Null unless pages work without a network. */
  readonly offline: Offline | null;
}

const POLICY = [
  "default-src 'self'",
  "img-src 'self' data:",
  "frame-src 'self' https:",
  "object-src 'none'",
  "base-uri 'self'",
  "frame-ancestors 'self'",
  "require-trusted-types-for 'script'",
  "trusted-types signet",
].join("; ");

const HEADERS = {
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
  // Revalidated at each visit, but kept by the back/forward cache.
  "Cache-Control": "no-cache",
  Vary: "Save-Data",
};

export function pageRoutes(setting: PageSetting): Hono {
  const app = new Hono();
  for (const { path, build } of setting.pages) {
    app.get(path, (c) => {
      const request = pageRequest(c, setting);
      const result = build(request);
      if (result && "redirect" in result) return c.redirect(result.redirect);
      return respond(setting, request, result ?? NOT_FOUND);
    });
  }
  return app;
}

/** Answers `pages/404.njk`. */
export function notFoundPage(setting: PageSetting): Handler {
  return (c) => respond(setting, pageRequest(c, setting), NOT_FOUND);
}

const NOT_FOUND: PageResult = { template: "404.njk", context: {}, status: 404 };

function pageRequest(c: Context, setting: PageSetting): PageRequest {
  const { data, api, clock, rehearsal, assets } = setting;
  return {
    url: new URL(c.req.url),
    params: c.req.param() as Record<string, string>,
    site: setting.site(),
    data,
    api,
    clock,
    rehearsal,
    savesData: c.req.header("save-data") === "on",
    asset: assets.asset,
  };
}

function respond(setting: PageSetting, request: PageRequest, result: PageResult): Response {
  const html = setting.render(result.template, {
    fair: request.site.fair,
    nav: request.site.nav,
    now: request.rehearsal ? request.clock().toISOString() : null,
    path: request.url.pathname,
    savesData: request.savesData,
    address: `${request.url.host}${request.url.pathname}`,
    href: request.url.href,
    ...setting.assets,
    ...result.context,
  });
  return new Response(setting.finish(html), {
    status: result.status ?? 200,
    headers: {
      ...HEADERS,
      "Content-Security-Policy": [
        setting.offline?.policy(POLICY) ?? POLICY,
        ...(setting.probe?.policy ?? []),
      ].join("; "),
      "Content-Type": "text/html; charset=utf-8",
    },
  });
}
