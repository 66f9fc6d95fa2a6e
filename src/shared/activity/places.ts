import { fold } from "../text/fold.ts";
import type { Place } from "./activity.ts";

/** Larger than any id of a CMS, and short enough for the address. */
const OWN_IDS = 1e12;

/** A number computed from the text, so that a place without an id can be named in an address. */
function numberOf(text: string): number {
  let number = 0;
  for (const character of text) number = (number * 31 + (character.codePointAt(0) ?? 0)) % OWN_IDS;
  return OWN_IDS + number;
}

/**
 * Id of a place in `filters.location` and the address (ruling D38): the location's id, or else a number computed from
 * its coordinates or name. Coordinates are rounded to about ten metres, so that several entries of one building are
 * one place.
 */
export function placeId({ id, title, coordinates }: Place): number {
  if (id !== null) return id;
  if (coordinates === null) return numberOf(fold(title));
  return numberOf(`${coordinates.lat.toFixed(4)},${coordinates.lng.toFixed(4)}`);
}
