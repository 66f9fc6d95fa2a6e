import { markerError } from "../enhance/errors.ts";

/**
 * Returns the API's root as an absolute address; empty unless it is an http(s) address without query and hash.
 *
 * @param text value of `data-api`
 */
export function readRoot(text: string): string {
  const root = text && URL.canParse(text, document.baseURI) ? new URL(text, document.baseURI).href : "";
  return /^https?:[^?#]+$/.test(root) ? root : "";
}

/**
 * Returns the API's root as an absolute address, to which paths are appended.
 *
 * @param text value of `data-api`
 * @throws MarkerError when it is empty, not an http(s) address, or has a query or a hash
 */
export function apiRoot(text: string): string {
  const root = readRoot(text);
  if (root) return root;
  const expected = 'data-api="/…"';
  throw text ? markerError("bad-api", { values: [text], expected }) : markerError("no-api", { expected });
}
