import type { RowId } from "../http/row-id.ts";

const PLACEHOLDERS = 3;

/**
 * Maps an id to a 32-bit number that looks random: neighbouring ids give distant numbers (Fibonacci hashing). Of a text,
 * the last letters and digits count, as a number of base 36.
 */
export const scatter = (id: RowId): number =>
  Math.imul(
    typeof id === "string" ? Number.parseInt(id.replace(/\W|_/g, "").slice(-9), 36) : id,
    0x9e3779b1,
  ) >>> 0;

/** Index of the placeholder picture, 0 to 2: the same for the same id, on the server and here (ruling D48). */
export function placeholderIndex(id: RowId): number {
  return (scatter(id) >>> 16) % PLACEHOLDERS;
}
