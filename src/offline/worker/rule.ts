/** The one rule for everything that is stored; docs/offline.md states it. */
import type { WorkboxPlugin } from "workbox-core/types.js";
import { isPersonalRequest, personalHeader } from "../../shared/http/personal.ts";
import { AGE_HEADER } from "../protocol.ts";

/** What only editors see, in whatever folder WordPress is. */
const EDITING = /\/wp-(admin|login|signup|activate)(?=[/.]|$)|[?&](preview|_wpnonce|customize_\w+)=/i;

/**
 * Whether a request may be answered from a store, and its answer be stored. The worker leaves all others alone.
 *
 * @param origin the site's own
 */
export const isAnybodys = (request: Request, { pathname, search }: URL, origin: string): boolean =>
  !EDITING.test(pathname + search) && !isPersonalRequest(request, origin);

/**
 * Stores answers that may be kept, and notes when they came.
 *
 * @param origins the site's own, and the API's
 */
export const keepImpersonal = (origins: readonly string[]): WorkboxPlugin => ({
  cacheWillUpdate: async ({ request, response }) => {
    const { status, body, url } = response;
    // A redirect may have led elsewhere.
    const { origin } = new URL(url || request.url);
    if (status !== 200 || !origins.includes(origin) || personalHeader(response.headers)) return null;
    const headers = new Headers(response.headers);
    headers.set(AGE_HEADER, String(Date.now()));
    // A store could hold several answers of one address, of which its limit counts one.
    headers.delete("Vary");
    return new Response(body, { status, headers });
  },
});
