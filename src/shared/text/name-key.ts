import { fold } from "./fold.ts";

/**
 * A name in the form for comparing: without accents, ligatures, capitals, hyphens or quotation marks. An apostrophe, which
 * is a letter of its word, stays.
 */
export const nameKey = (name: string): string => fold(name.replace(/[\p{Pd}«»‹›"“”„]/gu, " "));

/** Whether the name contains each typed word. */
export function isNamed(key: string, sought: string): boolean {
  return nameKey(sought)
    .split(" ")
    .every((word) => key.includes(word));
}
