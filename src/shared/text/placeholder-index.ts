const PLACEHOLDERS = 3;

/** Maps an id to a 32-bit number that looks random: neighbouring ids give distant numbers (Fibonacci hashing). */
export const scatter = (id: number): number => Math.imul(id, 0x9e3779b1) >>> 0;

/** Index of the placeholder picture, 0 to 2: the same for the same id, on the server and here (ruling D48). */
export function placeholderIndex(id: number): number {
  return (scatter(id) >>> 16) % PLACEHOLDERS;
}
