/**
 * Readers of a marker's `data-*`, for the `read` of declarations (chunks do not import this: see errors.ts). Every
 * value is untrusted input, whoever wrote it, and may have passed through a CMS: spaces and curled quotes around a
 * value are taken off. What is refused throws a MarkerError that names the attribute and quotes the markup expected.
 * `key` is the name without `data-`.
 */
import type { MarkerError } from "./errors.ts";
import { refusal } from "./refusal.ts";

/** A value without the spaces and quotes, straight or curled, that an editor or a CMS left around it. */
export const clean = (value: string | null): string =>
  (value ?? "").replace(/^[\s"'“”„«»‘’″′]+|[\s"'“”„«»‘’″′]+$/g, "");

const value = (marker: Element, key: string): string => clean(marker.getAttribute(`data-${key}`));

const wrong = (key: string, problem: string, example: string): MarkerError =>
  refusal(`data-${key} ${problem}`, { expected: `data-${key}="${example}"` });

/**
 * An http(s) address made absolute against the page; null when absent or empty.
 * @throws MarkerError when it is no address, or one of another scheme.
 */
export function optionalUrl(marker: Element, key: string): string | null {
  const text = value(marker, key);
  if (!text) return null;
  const url = URL.canParse(text, marker.baseURI) && new URL(text, marker.baseURI);
  if (!url || !/^https?:$/.test(url.protocol)) throw wrong(key, `is not a web address: ${text}`, "/…");
  return url.href;
}

/**
 * As `optionalUrl`, for the root of an API, to which paths are added.
 * @throws MarkerError also when it is absent, or has a query or a hash.
 */
export function requiredUrl(marker: Element, key: string): string {
  const url = optionalUrl(marker, key);
  if (url === null) throw wrong(key, "is missing", "/…");
  if (/[?#]/.test(url)) throw wrong(key, "goes on after a ? or #", "/…");
  return url;
}

/** Whether the attribute is there; `false`, `0`, `no`, `non` and `off` say no. */
export function flag(marker: Element, key: string): boolean {
  return marker.hasAttribute(`data-${key}`) && !/^(false|0|non?|off)$/i.test(value(marker, key));
}
