/**
 * Readers of a marker's `data-*`, for the `read` of declarations (chunks do not import this: see errors.ts). Every
 * value is untrusted input, whoever wrote it, and may have passed through a CMS: spaces and curled quotes around a
 * value are taken off. What it is good for is judged by the code that uses it: every page would carry that judgement.
 * `key` is the name without `data-`.
 */

/** A value without the spaces and quotes, straight or curled, that an editor or a CMS left around it. */
export const clean = (value: string | null): string =>
  (value ?? "").replace(/^[\s"'“”„«»‘’″′]+|[\s"'“”„«»‘’″′]+$/g, "");

/** What the attribute says; empty without it. */
export const value = (marker: Element, key: string): string => clean(marker.getAttribute(`data-${key}`));

/** Whether the attribute is there; `false`, `0`, `no`, `non` and `off` say no. */
export const flag = (marker: Element, key: string): boolean =>
  marker.hasAttribute(`data-${key}`) && !/^(false|0|non?|off)$/i.test(value(marker, key));
