const PLACEHOLDERS = 3;

/** A number of 32 bits that looks drawn at random: neighbouring ids lie far apart (Fibonacci hashing). */
export const scatter = (id: number): number => Math.imul(id, 0x9e3779b1) >>> 0;

/**
 * Which of the three placeholder pictures, 0 to 2: the same for the same id in every render, on the server and here
 * (ruling D48).
 */
export function placeholderIndex(id: number): number {
  return (scatter(id) >>> 16) % PLACEHOLDERS;
}
