const LIGATURES: Readonly<Record<string, string>> = { œ: "oe", æ: "ae", ß: "ss", ø: "o", ł: "l", "’": "'" };

/**
 * A text reduced to what makes it the same for a reader: no accents, no capitals, ligatures and curled
 * apostrophes undone, one space between words. For comparing, never for display.
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
