import type { ProgrammeLocation } from "../domain/filters.ts";
import { formatChoice } from "../state/url.ts";

/** Keys that tell how this visitor came here; a shared address must not contain them. */
const TRACKING = /^(utm_|_hs|mc_|pk_|mtm_|fbclid|gclid|dclid|gbraid|wbraid|msclkid|igshid|ttclid|yclid)/i;

/**
 * The address to share these results: the page's, with the current filters. Other keys stay, because some name the
 * page (ruling D05), but neither tracking keys nor this visitor's kept card.
 */
export function resultsAddress(location: ProgrammeLocation, page: string): string {
  const url = new URL(page);
  url.hash = "";
  for (const key of [...url.searchParams.keys()]) if (TRACKING.test(key)) url.searchParams.delete(key);
  url.search = formatChoice({ ...location, card: null }, url.search);
  return url.href;
}
