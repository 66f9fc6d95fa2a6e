/**
 * `signet-sw.js`, the optional service worker at the site's root: gives stored pages, files and answers of the API when the
 * network fails. It asks the network first, so that nothing is old after a deploy. Signet's own files come from the cache
 * first: they have a hash in their names. docs/offline.md says what is stored, and how to use and remove it.
 */
import { clientsClaim } from "workbox-core";
import { registerQuotaErrorCallback } from "workbox-core/registerQuotaErrorCallback.js";
import type { RouteMatchCallbackOptions, WorkboxPlugin } from "workbox-core/types.js";
import { ExpirationPlugin } from "workbox-expiration";
import { registerRoute } from "workbox-routing";
import { CacheFirst, NetworkFirst } from "workbox-strategies";
import { CACHES, LIMITS, openCaches } from "../../shared/stored/caches.ts";
import { API_KEY } from "../protocol.ts";
import { deleteOldVersions } from "./expiration.ts";
import { isOwnFile, isStoredOwnFile } from "./own-files.ts";
import { listenToPages } from "./page-messages.ts";
import { dropOld, failOnServerError, notifyAge, onlyDocuments, substitute } from "./plugins.ts";
import { answerRedirects, storeRedirects } from "./redirects.ts";
import { isImpersonal, storeImpersonal } from "./rule.ts";
import { scope } from "./scope.ts";
import { listenForStop, storeUntilStopped } from "./stop.ts";
import { samePage, sameQuestion } from "./substitutes.ts";

/** How long the network may take before the page gets a stored answer, in seconds. */
const PATIENCE = 4;

const FILE = /\.(m?js|css|woff2?|svg|png|jpe?g|gif|webp|avif|ico)$/i;

const { origin, href } = scope.location;
const api = new URL(href).searchParams.get(API_KEY);
const storable = storeImpersonal([origin, ...(api ? [new URL(api).origin] : [])]);

// The types of Workbox's own plugins do not go with `exactOptionalPropertyTypes`.
const boundsOf = ({ most, days }: (typeof LIMITS)[keyof typeof LIMITS]) =>
  new ExpirationPlugin({
    maxEntries: most,
    maxAgeSeconds: days * 86_400,
    purgeOnQuotaError: true,
  }) as object as WorkboxPlugin;

const pageBounds = boundsOf(LIMITS.pages);
const pages = new NetworkFirst({
  cacheName: CACHES.pages,
  networkTimeoutSeconds: PATIENCE,
  plugins: [
    onlyDocuments,
    storeRedirects(pageBounds),
    storable,
    failOnServerError,
    dropOld(LIMITS.pages.days),
    pageBounds,
    answerRedirects,
    substitute(samePage, LIMITS.pages.days),
    notifyAge("page"),
    storeUntilStopped,
  ],
});
const data = new NetworkFirst({
  cacheName: CACHES.data,
  networkTimeoutSeconds: PATIENCE,
  plugins: [
    storable,
    failOnServerError,
    dropOld(LIMITS.data.days),
    boundsOf(LIMITS.data),
    substitute(sameQuestion, LIMITS.data.days),
    notifyAge("data"),
    storeUntilStopped,
  ],
});
const ownFiles = new CacheFirst({
  cacheName: CACHES.files,
  plugins: [storable, dropOld(LIMITS.files.days), boundsOf(LIMITS.files), storeUntilStopped],
});
const theme = new NetworkFirst({
  cacheName: CACHES.theme,
  networkTimeoutSeconds: PATIENCE,
  plugins: [
    storable,
    failOnServerError,
    dropOld(LIMITS.theme.days),
    boundsOf(LIMITS.theme),
    storeUntilStopped,
  ],
});

const isData = (url: URL): boolean => !!api && `${url.origin}${url.pathname}/`.startsWith(`${api}/`);
/** A navigation, or a page that was open at the installation and asks by message. */
const isPage = ({ mode, headers }: Request, { type }: Event): boolean =>
  mode === "navigate" || (type === "message" && !!headers.get("Accept")?.startsWith("text/html"));

/** Adds a route. The first that matches answers; the worker does not touch a request that none matches. */
function route(
  matches: (options: RouteMatchCallbackOptions) => boolean,
  handle: Parameters<typeof registerRoute>[1],
): void {
  registerRoute((options) => isImpersonal(options.request, options.url, origin) && matches(options), handle);
}

route(({ request, event, sameOrigin }) => sameOrigin && isPage(request, event), pages);
route(({ url }) => isOwnFile(url), ownFiles);
route(({ url }) => isData(url), data);
route(
  ({ url, sameOrigin }) => sameOrigin && FILE.test(url.pathname),
  async (options) => ((await isStoredOwnFile(options.request)) ? ownFiles : theme).handle(options),
);

listenToPages();
listenForStop();
// When the browser has no more room, Workbox deletes the caches. Create empty ones.
registerQuotaErrorCallback(openCaches);

// A new version takes over at once: pages of any release get the files that they name.
scope.addEventListener("install", () => scope.skipWaiting());
scope.addEventListener("activate", (event) => {
  event.waitUntil(deleteOldVersions().then(openCaches));
});
clientsClaim();
