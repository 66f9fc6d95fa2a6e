/** The letters and digits to choose from. */
export const LETTERS: readonly string[] = [..."abcdefghijklmnopqrstuvwxyz0123456789"];

/**
 * Reads `data-letters="abcdefg…139"`, the letters and digits that have entries: the others are then text, not links.
 * Without a readable value, all count as in use.
 */
export function lettersInUse(marker: HTMLElement): (sign: string) => boolean {
  const given = (marker.dataset.letters ?? "").toLowerCase();
  const used = LETTERS.filter((sign) => given.includes(sign));
  return (sign) => used.length === 0 || used.includes(sign);
}
