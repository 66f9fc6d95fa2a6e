/**
 * Which answers are somebody's own, so that no browser may keep them for the next person: docs/offline.md, "What is
 * personal". Headers are all that tells: no script can read cookies that a server sets.
 */

/** Names in lower case, each with its value; empty without one. */
function directivesOf(header: string): ReadonlyMap<string, string> {
  const parts = header.toLowerCase().matchAll(/([^\s,="]+)(?:\s*=\s*(?:"([^"]*)"|([^\s,]*)))?/g);
  return new Map([...parts].map(([, name = "", quoted, plain]) => [name, quoted ?? plain ?? ""]));
}

/** The header of an answer that makes it personal, as `Name: value`; null when nobody's. */
export function personalHeader(headers: Headers): string | null {
  const control = headers.get("Cache-Control") ?? "";
  const directives = directivesOf(control);
  const lives = Number(directives.get("max-age") ?? Number.NaN) > 0;
  const isExpired = directives.has("no-cache") && directives.has("max-age") && !lives;
  if (directives.has("private") || directives.has("no-store") || isExpired)
    return `Cache-Control: ${control}`;
  const vary = headers.get("Vary") ?? "";
  const varied = directivesOf(vary);
  const isShared = directives.has("public") || directives.has("s-maxage");
  return varied.has("*") || (varied.has("cookie") && !isShared) ? `Vary: ${vary}` : null;
}

/** Headers that say who asks: the second is WordPress's, for requests of somebody who is logged in. */
const NAMING = ["Authorization", "X-WP-Nonce"];

/**
 * Whether a request says who asks.
 *
 * @param origin the page's own. Another origin gets cookies only on demand, and what it answers hides its `Vary`
 */
export const isPersonalRequest = ({ headers, credentials, url }: Request, origin: string): boolean =>
  NAMING.some((name) => headers.has(name)) ||
  /no-store/i.test(headers.get("Cache-Control") ?? "") ||
  (credentials === "include" && new URL(url).origin !== origin);
