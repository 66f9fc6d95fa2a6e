/**
 * Stores the server's redirects to stored pages, such as `/` to `/fr/`, so that they work without a network. A worker cannot
 * read a navigation's redirect. But the browser then asks the worker for the target, with the same client id.
 */
import type { WorkboxPlugin } from "workbox-core/types.js";
import type { RequestEvent } from "./scope.ts";

/** Header of a redirect in the cache of pages: the target's address. */
const TARGET = "x-signet-target";
/** Most redirected navigations to remember: one may never reach its target. */
const MOST_PAGES = 20;

/** Addresses that were redirected, in order, by the navigation's client id. */
const passed = new Map<string, readonly string[]>();

/**
 * Whether a redirect may be stored. An address with a query, such as a link that opens a session once, is stored only if
 * the target has the same query.
 */
function isStorable(from: string, to: string): boolean {
  const [source, target] = [new URL(from), new URL(to)];
  return source.origin === target.origin && (source.search === "" || source.search === target.search);
}

/** @param headers the target's: the rule for storing (rule.ts) also decides about its redirects */
function redirectTo(to: string, headers: Headers, status = 200): Response {
  const withTarget = new Headers(headers);
  withTarget.set(TARGET, to);
  return new Response("", { status, headers: withTarget });
}

/** Client id of the page that a navigation opens; empty for other requests. */
const pageOf = (event: Event | undefined): string =>
  (event as Partial<RequestEvent> | undefined)?.resultingClientId ?? "";

/** Stores redirects. Order: before `storeImpersonal`. @param bounds limits their number together with the pages' */
export const storeRedirects = (bounds: WorkboxPlugin): WorkboxPlugin => ({
  fetchDidSucceed: async ({ request, response, event }) => {
    const page = pageOf(event);
    if (page && response.type === "opaqueredirect")
      passed.set(page, [...(passed.get(page) ?? []), request.url]);
    for (const oldest of [...passed.keys()].slice(0, -MOST_PAGES)) passed.delete(oldest);
    return response;
  },
  // An answer that a page asked the worker to store: `fetch` has followed the redirects.
  cacheWillUpdate: async ({ request, response }) => {
    const { redirected, url, headers, status } = response;
    if (!redirected) return response;
    return isStorable(request.url, url) ? redirectTo(url, headers, status) : null;
  },
  cacheDidUpdate: async ({ cacheName, request, newResponse, event }) => {
    const page = pageOf(event);
    const cache = await caches.open(cacheName);
    for (const from of passed.get(page) ?? []) {
      if (!isStorable(from, request.url)) continue;
      await cache.put(from, redirectTo(request.url, newResponse.headers));
      await bounds.cacheDidUpdate?.({ cacheName, request: new Request(from), newResponse, event });
    }
    passed.delete(page);
  },
});

/** Answers with a stored redirect if its target is stored. Order: after `dropOld`. */
export const answerRedirects: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse, cacheName }) => {
    const target = cachedResponse?.headers.get(TARGET);
    if (!target) return cachedResponse ?? null;
    return (await caches.match(target, { cacheName })) ? Response.redirect(target) : null;
  },
};
