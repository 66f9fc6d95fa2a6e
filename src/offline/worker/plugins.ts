/** What Workbox asks at each step of an answer. */
import type { WorkboxPlugin } from "workbox-core/types.js";
import { AGE_HEADER, type Kept } from "../protocol.ts";
import { tellPage } from "./kept-messages.ts";

/** What a server marks as private or not to be stored, such as the pages of somebody who is logged in. */
const isPrivate = ({ headers }: Response): boolean =>
  /no-store|private/i.test(headers.get("Cache-Control") ?? "");

/** Stores nothing private, and notes when an answer came. */
export const noteAge: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => {
    if (response.status !== 200 || isPrivate(response)) return null;
    const headers = new Headers(response.headers);
    headers.set(AGE_HEADER, String(Date.now()));
    return new Response(response.body, { status: 200, headers });
  },
};

/** When a stored answer came from the server, in epoch ms; 0 when unknown. */
const ageOf = ({ headers }: Response): number => Number(headers.get(AGE_HEADER)) || 0;

/** Tells the page which answers are kept ones. Comes after the plugin that drops what is too old. */
export const tellAge = (kind: Kept["kind"]): WorkboxPlugin => ({
  cachedResponseWillBeUsed: async ({ cachedResponse, request, event }) => {
    if (cachedResponse) tellPage(event, { kind, url: request.url, at: ageOf(cachedResponse) });
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
 * Gives what is kept under another address, where nothing is under this one. Comes after the plugin that drops what is too
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
    if (cachedResponse) return cachedResponse;
    const cache = await caches.open(cacheName);
    const wanted = new URL(request.url);
    for (const key of [...(await cache.keys())].reverse()) {
      const other = new URL(key.url);
      const answer = other.pathname === wanted.pathname && (await cache.match(key, { ignoreVary: true }));
      if (!answer || Date.now() - ageOf(answer) > longest) continue;
      if (await fits(wanted, other, answer.clone())) return answer;
    }
    return null;
  },
});
