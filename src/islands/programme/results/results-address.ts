import type { ProgrammeLocation } from "../domain/filters.ts";
import { formatChoice } from "../state/url.ts";

/** Keys that say how this visitor came here: whoever gets the address comes another way. */
const TRACKING = /^(utm_|_hs|mc_|pk_|mtm_|fbclid|gclid|dclid|gbraid|wbraid|msclkid|igshid|ttclid|yclid)/i;

/**
 * The address under which somebody else sees these results: that of the page, with the filters as they are. Foreign
 * keys stay, since some of them say which page this is (ruling D05), but not those that track the visitor, nor the card
 * that this visitor came back to.
 */
export function resultsAddress(location: ProgrammeLocation, page: string): string {
  const url = new URL(page);
  url.hash = "";
  for (const key of [...url.searchParams.keys()]) if (TRACKING.test(key)) url.searchParams.delete(key);
  url.search = formatChoice({ ...location, card: null }, url.search);
  return url.href;
}
