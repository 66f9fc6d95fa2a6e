import { fold } from "../../../shared/text/fold.ts";

/** A name as it is compared: no accents, ligatures, capitals or hyphens. */
export const nameKey = (name: string): string => fold(name.replace(/\p{Pd}/gu, " "));

/** Whether each word that was typed is somewhere in the name. */
export function isNamed(key: string, sought: string): boolean {
  return nameKey(sought)
    .split(" ")
    .every((word) => key.includes(word));
}
