/** A path as a CMS writes it: nothing in it that has to be resolved, escaped or refused. */
const PLAIN_PATH = /^(?:\/[\w-]+)+$/;

let page = "";
let root = "";

/**
 * Absolute address of a link that has been checked. For a plain path, what most links are, without the browser's
 * parser: with hundreds of cards that is a tenth of their time.
 *
 * @param base absolute address against which it is resolved
 */
export function absolute(link: string, base: string): string {
  if (!PLAIN_PATH.test(link)) return new URL(link, base).href;
  if (page !== base) {
    page = base;
    root = new URL("/", base).href.slice(0, -1);
  }
  return root + link;
}
