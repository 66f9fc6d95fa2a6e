/** Use without a network: the worker at the site's root, and the script that registers it (docs/offline.md). */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Hono } from "hono";

export interface Offline {
  readonly routes: Hono;
  /** Adds the script to a page. */
  inject(html: string): string;
  /** The pages' policy, which also lets the script register its worker. */
  policy(pages: string): string;
}

const TAG =
  '<script type="module" src="/dist/signet-offline.js" data-worker="/signet-sw.js" data-api="/api"></script>';

export function createOffline(distDir: string): Offline {
  const routes = new Hono();
  // Read for each request: a site replaces the file to update the worker, or to remove it.
  routes.get("/signet-sw.js", (c) =>
    c.body(readFileSync(join(distDir, "signet-sw.js"), "utf8"), 200, {
      "Content-Type": "text/javascript; charset=utf-8",
      "Cache-Control": "no-cache",
    }),
  );
  return {
    routes,
    inject: (html) => html.replace(/<\/head>/i, `${TAG}</head>`),
    policy: (pages) => pages.replace("trusted-types signet", "trusted-types signet signet-offline"),
  };
}
