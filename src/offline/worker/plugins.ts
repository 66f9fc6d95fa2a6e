/** Workbox plugins: what happens at each step between a request and its answer. */
import type { WorkboxPlugin } from "workbox-core/types.js";
import { isFresh, receivedAt } from "../../shared/stored/age.ts";
import type { StoredAnswer } from "../protocol.ts";
import { notifyPage } from "./page-messages.ts";

/**
 * Deletes a stored answer that is too old. Workbox cannot: it counts from the last use, or from a `Date` header that other
 * origins hide.
 */
export const dropOld = (days: number): WorkboxPlugin => ({
  cachedResponseWillBeUsed: async ({ cachedResponse, cacheName, request }) => {
    if (!cachedResponse || isFresh(receivedAt(cachedResponse), Date.now(), days))
      return cachedResponse ?? null;
    await (await caches.open(cacheName)).delete(request);
    return null;
  },
});

/** Stores HTML only. A browser also navigates to files that it then saves. */
export const onlyDocuments: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) =>
    /^(text\/html|application\/xhtml)/i.test(response.headers.get("Content-Type") ?? "") ? response : null,
};

/** Sends the page a message about each stored answer that it gets. Order: after `dropOld`. */
export const notifyAge = (kind: StoredAnswer["kind"]): WorkboxPlugin => ({
  cachedResponseWillBeUsed: async ({ cachedResponse, request, event }) => {
    // A redirect has no age: its target has its own message.
    if (cachedResponse?.ok) notifyPage(event, { kind, url: request.url, at: receivedAt(cachedResponse) });
    return cachedResponse ?? null;
  },
});

/** Treats a status from 500 up like a network failure. Without a stored answer, the page gets the server's own. */
export const failOnServerError: WorkboxPlugin = {
  fetchDidSucceed: async ({ response, state }) => {
    if (response.status < 500) return response;
    if (state) state.refused = response;
    throw new TypeError(`answered with status ${response.status}`);
  },
  handlerDidError: async ({ state }) => state?.refused as Response | undefined,
};

/**
 * Gives the newest stored answer of another address, if nothing is stored under this one. Order: after `dropOld`, before
 * `notifyAge`.
 *
 * @param fits whether the other answer may replace this one
 * @param days longest age of such an answer
 */
export const substitute = (
  fits: (wanted: URL, other: URL, answer: Response) => boolean | Promise<boolean>,
  days: number,
): WorkboxPlugin => ({
  cachedResponseWillBeUsed: async ({ cachedResponse, cacheName, request }) => {
    // `open` would create a cache that was deleted.
    if (cachedResponse || !(await caches.has(cacheName))) return cachedResponse ?? null;
    const cache = await caches.open(cacheName);
    const wanted = new URL(request.url);
    for (const key of [...(await cache.keys())].reverse()) {
      const other = new URL(key.url);
      const answer = other.pathname === wanted.pathname && (await cache.match(key));
      if (!answer || !isFresh(receivedAt(answer), Date.now(), days)) continue;
      if (await fits(wanted, other, answer.clone())) return answer;
    }
    return null;
  },
});
