/** What Workbox asks at each step of an answer. */
import type { WorkboxPlugin } from "workbox-core/types.js";
import { AGE_HEADER, type Kept } from "../protocol.ts";
import { tellPage } from "./kept-messages.ts";

/** When a stored answer came from the server, in epoch ms; 0 when unknown. */
const ageOf = ({ headers }: Response): number => Number(headers.get(AGE_HEADER)) || 0;

/**
 * Drops what is too old. Workbox counts from an answer's last use, or from a `Date` that other origins hide.
 *
 * @param longest in ms
 */
export const dropOld = (longest: number): WorkboxPlugin => ({
  cachedResponseWillBeUsed: async ({ cachedResponse, cacheName, request }) => {
    if (!cachedResponse || Date.now() - ageOf(cachedResponse) <= longest) return cachedResponse ?? null;
    await (await caches.open(cacheName)).delete(request);
    return null;
  },
});

/** Stores documents only: a browser also navigates to files that it saves. */
export const onlyDocuments: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) =>
    /^(text\/html|application\/xhtml)/i.test(response.headers.get("Content-Type") ?? "") ? response : null,
};

/** Tells the page which answers are kept ones. Comes after the plugins that drop what is too old. */
export const tellAge = (kind: Kept["kind"]): WorkboxPlugin => ({
  cachedResponseWillBeUsed: async ({ cachedResponse, request, event }) => {
    // What a redirect leads to is told by itself.
    if (cachedResponse?.ok) tellPage(event, { kind, url: request.url, at: ageOf(cachedResponse) });
    return cachedResponse ?? null;
  },
});

/**
 * A server that answers with 500 and more is as good as no network: the kept answer is better. Where there is none, the page
 * gets what the server said.
 */
export const outlastFailures: WorkboxPlugin = {
  fetchDidSucceed: async ({ response, state }) => {
    if (response.status < 500) return response;
    if (state) state.refused = response;
    throw new TypeError(`answered with status ${response.status}`);
  },
  handlerDidError: async ({ state }) => state?.refused as Response | undefined,
};

/**
 * Gives what is kept under another address, where nothing is under this one. Comes after the plugins that drop what is too
 * old, and before `tellAge`.
 *
 * @param fits whether the other answer stands for this one
 * @param longest age of such an answer, in ms
 */
export const orElse = (
  fits: (wanted: URL, other: URL, answer: Response) => boolean | Promise<boolean>,
  longest: number,
): WorkboxPlugin => ({
  cachedResponseWillBeUsed: async ({ cachedResponse, cacheName, request }) => {
    // To open a store that was deleted would make it again.
    if (cachedResponse || !(await caches.has(cacheName))) return cachedResponse ?? null;
    const cache = await caches.open(cacheName);
    const wanted = new URL(request.url);
    for (const key of [...(await cache.keys())].reverse()) {
      const other = new URL(key.url);
      const answer = other.pathname === wanted.pathname && (await cache.match(key));
      if (!answer || Date.now() - ageOf(answer) > longest) continue;
      if (await fits(wanted, other, answer.clone())) return answer;
    }
    return null;
  },
});
