import { markerError } from "../enhance/errors.ts";

/**
 * Returns the API's root as an absolute address, to which paths are appended.
 *
 * @param text value of `data-api`
 * @throws MarkerError when it is empty, not an http(s) address, or has a query or a hash
 */
export function apiRoot(text: string): string {
  const wrong = (problem: string) => markerError(`data-api ${problem}`, { expected: 'data-api="/…"' });
  if (text === "") throw wrong("is missing");
  const url = URL.canParse(text, document.baseURI) ? new URL(text, document.baseURI) : null;
  if (!url || !/^https?:$/.test(url.protocol)) throw wrong(`is not a web address: ${text}`);
  if (/[?#]/.test(url.href)) throw wrong("goes on after a ? or #");
  return url.href;
}
