import { unquoted } from "../text/unquoted.ts";

/**
 * Readers of a marker's `data-*`, for the `read` of declarations.
 *
 * Values are untrusted input and may have passed through a CMS: spaces and curled quotes around them are removed. The
 * code that uses a value checks it, because every page would download checks that stand here. `key` is the
 * attribute's name without `data-`.
 */

/** Value of the attribute; empty without it. */
export const value = (marker: Element, key: string): string => unquoted(marker.getAttribute(`data-${key}`));

/** Whether the attribute is set; `false`, `0`, `no`, `non` and `off` count as not set. */
export const flag = (marker: Element, key: string): boolean =>
  marker.hasAttribute(`data-${key}`) && !/^(false|0|non?|off)$/i.test(value(marker, key));
