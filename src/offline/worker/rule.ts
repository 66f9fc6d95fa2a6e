/** The one rule for what may be stored: docs/offline.md, "The rule". */
import type { WorkboxPlugin } from "workbox-core/types.js";
import { isPersonalRequest, personalHeader } from "../../shared/http/personal.ts";
import { TIME_HEADER } from "../../shared/stored/age.ts";

/** Addresses for editors, in any folder that WordPress is in. */
const EDITING = /\/wp-(admin|login|signup|activate)(?=[/.]|$)|[?&](preview|_wpnonce|customize_\w+)=/i;

/**
 * Whether the worker may answer a request from its caches, and store the answer. It does not touch other requests.
 *
 * @param origin the site's own
 */
export const isImpersonal = (request: Request, { pathname, search }: URL, origin: string): boolean =>
  !EDITING.test(pathname + search) && !isPersonalRequest(request, origin);

/**
 * Stores only answers that are not personal, with the time at which they came.
 *
 * @param origins the site's own, and the API's
 */
export const storeImpersonal = (origins: readonly string[]): WorkboxPlugin => ({
  cacheWillUpdate: async ({ request, response }) => {
    const { status, body, url } = response;
    // After a redirect the answer may come from another origin.
    const { origin } = new URL(url || request.url);
    if (status !== 200 || !origins.includes(origin) || personalHeader(response.headers)) return null;
    const headers = new Headers(response.headers);
    headers.set(TIME_HEADER, String(Date.now()));
    // With `Vary` a cache may hold several answers of one address, and Workbox counts them as one.
    headers.delete("Vary");
    return new Response(body, { status, headers });
  },
});
