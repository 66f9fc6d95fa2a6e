/** The letters and digits that one may choose. */
export const SIGNS: readonly string[] = [..."abcdefghijklmnopqrstuvwxyz0123456789"];

/**
 * Reads `data-letters="abcdefg…139"`, the letters and digits under which there is somebody: the others are then text, not
 * links that lead nowhere. Without it, or with nothing readable in it, all may be in use.
 */
export function lettersInUse(marker: HTMLElement): (sign: string) => boolean {
  const given = (marker.dataset.letters ?? "").toLowerCase();
  const used = SIGNS.filter((sign) => given.includes(sign));
  return (sign) => used.length === 0 || used.includes(sign);
}
