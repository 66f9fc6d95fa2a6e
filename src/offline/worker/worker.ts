/**
 * `signet-sw.js`, the optional service worker at the site's root: without a network the last pages, files and answers of the
 * API are still there. What may change comes from the network first, so that nothing is old after a deploy; what has a
 * hash in its name never changes. docs/offline.md says how to use and how to remove it.
 */
import { CacheableResponsePlugin } from "workbox-cacheable-response";
import { clientsClaim } from "workbox-core";
import type { WorkboxPlugin } from "workbox-core/types.js";
import { ExpirationPlugin } from "workbox-expiration";
import { registerRoute } from "workbox-routing";
import { CacheFirst, NetworkFirst } from "workbox-strategies";
import { API_KEY, STORES } from "../protocol.ts";
import { listenToPages } from "./kept-messages.ts";
import { noteAge, orElse, outlastFailures, tellAge } from "./plugins.ts";
import { scope } from "./scope.ts";
import { listenForStop, storeUntilStopped } from "./stop.ts";
import { samePage, sameQuestion } from "./substitutes.ts";

/** How long the network may take before a kept answer is given, in seconds. */
const PATIENCE = 4;
const DAY = 86_400;
/** The last part changes when an older version's stores can no longer be read. */
const store = (name: string): string => `${STORES}${name}-1`;
const [PAGES, FILES, THEME, DATA] = ["pages", "files", "theme", "data"].map(store) as [
  string,
  string,
  string,
  string,
];

// The types of Workbox's own plugins do not go with `exactOptionalPropertyTypes`.
const bounds = (maxEntries: number, days: number) =>
  new ExpirationPlugin({
    maxEntries,
    maxAgeSeconds: days * DAY,
    purgeOnQuotaError: true,
  }) as object as WorkboxPlugin;
const whole = new CacheableResponsePlugin({ statuses: [200] }) as object as WorkboxPlugin;
const matchOptions = { ignoreVary: true };

/** Where the content changes, the name does: `programme-AB12CD34.css`. */
const HASHED = /-[A-Z0-9]{8}\.(js|css|woff2|svg|png|webp)$/;
const FILE = /\.(m?js|css|woff2?|svg|png|jpe?g|gif|webp|avif|ico)$/i;
/** What only editors see. */
const EDITING = /^\/wp-(admin|login|json)|[?&]preview=/;

const api = new URL(scope.location.href).searchParams.get(API_KEY);
const isData = (url: URL): boolean => !!api && `${url.origin}${url.pathname}/`.startsWith(`${api}/`);
/** A navigation; or the page that was open when the worker was installed, which says what it wants. */
const isPage = ({ mode, headers }: Request): boolean =>
  mode === "navigate" || !!headers.get("Accept")?.startsWith("text/html");

registerRoute(
  ({ url }) => isData(url),
  new NetworkFirst({
    cacheName: DATA,
    networkTimeoutSeconds: PATIENCE,
    matchOptions,
    plugins: [
      noteAge,
      storeUntilStopped,
      outlastFailures,
      bounds(120, 7),
      orElse(sameQuestion, 7 * DAY * 1000),
      tellAge("data"),
    ],
  }),
);
registerRoute(
  ({ url }) => HASHED.test(url.pathname),
  new CacheFirst({
    cacheName: FILES,
    matchOptions,
    plugins: [whole, storeUntilStopped, bounds(200, 60)],
  }),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && FILE.test(url.pathname),
  new NetworkFirst({
    cacheName: THEME,
    networkTimeoutSeconds: PATIENCE,
    matchOptions,
    plugins: [whole, storeUntilStopped, outlastFailures, bounds(150, 30)],
  }),
);
registerRoute(
  ({ url, request, sameOrigin }) => sameOrigin && isPage(request) && !EDITING.test(url.pathname + url.search),
  new NetworkFirst({
    cacheName: PAGES,
    networkTimeoutSeconds: PATIENCE,
    matchOptions,
    plugins: [
      noteAge,
      storeUntilStopped,
      outlastFailures,
      bounds(40, 7),
      orElse(samePage, 7 * DAY * 1000),
      tellAge("page"),
    ],
  }),
);

listenToPages();
listenForStop();

// A new version takes over at once: it gives no page files of another release than the page's own.
scope.addEventListener("install", () => scope.skipWaiting());
scope.addEventListener("activate", (event) => {
  const dropOld = async () => {
    const old = (await caches.keys()).filter(
      (name) => name.startsWith(STORES) && ![PAGES, FILES, THEME, DATA].includes(name),
    );
    await Promise.all(old.map((name) => caches.delete(name)));
  };
  event.waitUntil(dropOld());
});
clientsClaim();
