import { fold } from "../../../shared/text/fold.ts";
import type { Place } from "./activity.ts";

/** Above every id of a CMS, and of no more digits than the address may have. */
const OWN_IDS = 1e12;

/** A number that only depends on the text, so that a place without an id has an address, too. */
function numberOf(text: string): number {
  let number = 0;
  for (const character of text) number = (number * 31 + (character.codePointAt(0) ?? 0)) % OWN_IDS;
  return OWN_IDS + number;
}

/**
 * What `filters.location` and the address call a place (ruling D38): the location's id, else a number made of where it
 * is. Coordinates are rounded to some ten metres: several entries of one building are one place.
 */
export function placeId({ id, title, coordinates }: Place): number {
  if (id !== null) return id;
  if (coordinates === null) return numberOf(fold(title));
  return numberOf(`${coordinates.lat.toFixed(4)},${coordinates.lng.toFixed(4)}`);
}
