/** What the tests of the strip of now see. */
import type { WatchedPage } from "../harness.ts";
import { texts } from "../seen.ts";

export const STRIP = "[data-island=now]";

/** 'encore 25 minutes' of every activity. */
export const minutes = (page: WatchedPage): Promise<string[]> => texts(page, `${STRIP} .signet-now-minutes`);

/** Queries of the strip's requests for activities, from now on. */
export function questions(page: WatchedPage): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    // The programme asks with a seed.
    if (pathname === "/api/events" && !decodeURIComponent(search).includes("random")) asked.push(search);
  });
  return asked;
}
