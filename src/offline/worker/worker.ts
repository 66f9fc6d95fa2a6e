/**
 * `signet-sw.js`, the optional service worker at the site's root: without a network the last pages, files and answers of the
 * API are still there. What may change comes from the network first, so that nothing is old after a deploy; Signet's own
 * files have a hash in their names and never change. docs/offline.md says what is kept, how to use and how to remove it.
 */
import { clientsClaim } from "workbox-core";
import { registerQuotaErrorCallback } from "workbox-core/registerQuotaErrorCallback.js";
import type { RouteMatchCallbackOptions, WorkboxPlugin } from "workbox-core/types.js";
import { ExpirationPlugin } from "workbox-expiration";
import { registerRoute } from "workbox-routing";
import { CacheFirst, NetworkFirst } from "workbox-strategies";
import { API_KEY } from "../protocol.ts";
import { openStores, STORES } from "../stores.ts";
import { listenToPages } from "./kept-messages.ts";
import { deleteOld } from "./notes.ts";
import { isKeptOwnFile, isOwnFile } from "./own-files.ts";
import { dropOld, onlyDocuments, orElse, outlastFailures, tellAge } from "./plugins.ts";
import { giveRedirects, noteRedirects } from "./redirects.ts";
import { isAnybodys, keepImpersonal } from "./rule.ts";
import { scope } from "./scope.ts";
import { listenForStop, storeUntilStopped } from "./stop.ts";
import { samePage, sameQuestion } from "./substitutes.ts";

/** How long the network may take before a kept answer is given, in seconds. */
const PATIENCE = 4;
/** In seconds. */
const DAY = 86_400;
const WEEK = 7 * DAY;

const FILE = /\.(m?js|css|woff2?|svg|png|jpe?g|gif|webp|avif|ico)$/i;

const { origin, href } = scope.location;
const api = new URL(href).searchParams.get(API_KEY);
const keep = keepImpersonal([origin, ...(api ? [new URL(api).origin] : [])]);

// The types of Workbox's own plugins do not go with `exactOptionalPropertyTypes`.
const bounds = (maxEntries: number, maxAgeSeconds: number) =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds, purgeOnQuotaError: true }) as object as WorkboxPlugin;

const pageBounds = bounds(40, WEEK);
const pages = new NetworkFirst({
  cacheName: STORES.pages,
  networkTimeoutSeconds: PATIENCE,
  plugins: [
    onlyDocuments,
    noteRedirects(pageBounds),
    keep,
    outlastFailures,
    dropOld(WEEK * 1000),
    pageBounds,
    giveRedirects,
    orElse(samePage, WEEK * 1000),
    tellAge("page"),
    storeUntilStopped,
  ],
});
const data = new NetworkFirst({
  cacheName: STORES.data,
  networkTimeoutSeconds: PATIENCE,
  plugins: [
    keep,
    outlastFailures,
    dropOld(WEEK * 1000),
    bounds(120, WEEK),
    orElse(sameQuestion, WEEK * 1000),
    tellAge("data"),
    storeUntilStopped,
  ],
});
const ownFiles = new CacheFirst({
  cacheName: STORES.files,
  plugins: [keep, dropOld(60 * DAY * 1000), bounds(200, 60 * DAY), storeUntilStopped],
});
const theme = new NetworkFirst({
  cacheName: STORES.theme,
  networkTimeoutSeconds: PATIENCE,
  plugins: [keep, outlastFailures, dropOld(30 * DAY * 1000), bounds(150, 30 * DAY), storeUntilStopped],
});

const isData = (url: URL): boolean => !!api && `${url.origin}${url.pathname}/`.startsWith(`${api}/`);
/** A navigation; or the page that was open when the worker was installed, which asks by message. */
const isPage = ({ mode, headers }: Request, { type }: Event): boolean =>
  mode === "navigate" || (type === "message" && !!headers.get("Accept")?.startsWith("text/html"));

/** The first route that matches answers; a request that none matches is the browser's alone. */
function route(
  matches: (options: RouteMatchCallbackOptions) => boolean,
  handle: Parameters<typeof registerRoute>[1],
): void {
  registerRoute((options) => isAnybodys(options.request, options.url, origin) && matches(options), handle);
}

route(({ request, event, sameOrigin }) => sameOrigin && isPage(request, event), pages);
route(({ url }) => isOwnFile(url), ownFiles);
route(({ url }) => isData(url), data);
route(
  ({ url, sameOrigin }) => sameOrigin && FILE.test(url.pathname),
  async (options) => ((await isKeptOwnFile(options.request)) ? ownFiles : theme).handle(options),
);

listenToPages();
listenForStop();
// When the browser has no more room, everything goes, and keeping begins anew.
registerQuotaErrorCallback(openStores);

// A new version takes over at once: it gives no page files of another release than the page's own.
scope.addEventListener("install", () => scope.skipWaiting());
scope.addEventListener("activate", (event) => {
  event.waitUntil(deleteOld().then(openStores));
});
clientsClaim();
