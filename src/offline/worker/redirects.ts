/**
 * Addresses that the server redirects to a kept page, such as `/` to `/fr/`: without a network they lead there, too. A worker
 * cannot read where a navigation's redirect leads, but the browser asks it for the target next, for the same page.
 */
import type { WorkboxPlugin } from "workbox-core/types.js";
import type { RequestEvent } from "./scope.ts";

/** Header of a note in the pages' store: the address that its own one leads to. */
const TARGET = "x-signet-target";
/** Pages on their way, of which one may never arrive. */
const MOST_PAGES = 20;

/** Addresses that led on, in order, for each page on its way. */
const passed = new Map<string, readonly string[]>();

/** An address with words in it, such as a link that opens a session once, is noted only if they are passed on. */
function leadsOn(from: string, to: string): boolean {
  const [source, target] = [new URL(from), new URL(to)];
  return source.origin === target.origin && (source.search === "" || source.search === target.search);
}

/** @param headers those of the answer at the target: what may not be kept leaves no note */
function noteOf(to: string, headers: Headers, status = 200): Response {
  const noted = new Headers(headers);
  noted.set(TARGET, to);
  return new Response("", { status, headers: noted });
}

/** The page that a navigation is for. */
const pageOf = (event: Event | undefined): string =>
  (event as Partial<RequestEvent> | undefined)?.resultingClientId ?? "";

/** Notes redirects before `keepImpersonal` judges the target. @param bounds counts the notes with the pages */
export const noteRedirects = (bounds: WorkboxPlugin): WorkboxPlugin => ({
  fetchDidSucceed: async ({ request, response, event }) => {
    const page = pageOf(event);
    if (page && response.type === "opaqueredirect")
      passed.set(page, [...(passed.get(page) ?? []), request.url]);
    for (const oldest of [...passed.keys()].slice(0, -MOST_PAGES)) passed.delete(oldest);
    return response;
  },
  // What a page asked the worker to keep has followed its redirects.
  cacheWillUpdate: async ({ request, response }) => {
    const { redirected, url, headers, status } = response;
    if (!redirected) return response;
    return leadsOn(request.url, url) ? noteOf(url, headers, status) : null;
  },
  cacheDidUpdate: async ({ cacheName, request, newResponse, event }) => {
    const page = pageOf(event);
    const cache = await caches.open(cacheName);
    for (const from of passed.get(page) ?? []) {
      if (!leadsOn(from, request.url)) continue;
      await cache.put(from, noteOf(request.url, newResponse.headers));
      await bounds.cacheDidUpdate?.({ cacheName, request: new Request(from), newResponse, event });
    }
    passed.delete(page);
  },
});

/** Comes after the plugins that drop what is too old. */
export const giveRedirects: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse, cacheName }) => {
    const target = cachedResponse?.headers.get(TARGET);
    if (!target) return cachedResponse ?? null;
    return (await caches.match(target, { cacheName })) ? Response.redirect(target) : null;
  },
};
