/** A path that needs no resolving, escaping or checking. */
const PLAIN_PATH = /^(?:\/[\w-]+)+$/;

let page = "";
let root = "";

/**
 * Absolute address of a checked link. Plain paths, the most frequent links, skip the browser's URL parser: with
 * hundreds of cards that takes a tenth of the time.
 *
 * @param base absolute address against which the link is resolved
 */
export function absolute(link: string, base: string): string {
  if (!PLAIN_PATH.test(link)) return new URL(link, base).href;
  if (page !== base) {
    page = base;
    root = new URL("/", base).href.slice(0, -1);
  }
  return root + link;
}
