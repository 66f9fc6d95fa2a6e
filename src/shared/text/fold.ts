const LIGATURES: Readonly<Record<string, string>> = { œ: "oe", æ: "ae", ß: "ss", ø: "o", ł: "l", "’": "'" };

/**
 * Reduces a text to what makes it equal for a reader: no accents, no capitals, ligatures and curled apostrophes
 * replaced, one space between words. For comparing only, not for display.
 */
export function fold(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[œæßøł’]/g, (letter) => LIGATURES[letter] ?? letter)
    .replace(/\s+/g, " ")
    .trim();
}
