import { markerError } from "../enhance/errors.ts";

/**
 * The root of an API, to which paths are added, made absolute against the page.
 *
 * @param text what `data-api` says
 * @throws MarkerError when it says nothing, no http(s) address, or one with a query or a hash
 */
export function apiRoot(text: string): string {
  const wrong = (problem: string) => markerError(`data-api ${problem}`, { expected: 'data-api="/…"' });
  if (text === "") throw wrong("is missing");
  const url = URL.canParse(text, document.baseURI) ? new URL(text, document.baseURI) : null;
  if (!url || !/^https?:$/.test(url.protocol)) throw wrong(`is not a web address: ${text}`);
  if (/[?#]/.test(url.href)) throw wrong("goes on after a ? or #");
  return url.href;
}
