import type { AreaFact } from "../facts/facts.ts";
import { fold } from "../text/fold.ts";
import type { Activity } from "./activity.ts";
import { areas as areaFacts, venue as venueName } from "./facts.ts";

/** One line of a card's places. */
export interface Whereabouts {
  readonly area: AreaFact;
  /** 'Palais des congrès de Montréal', a place's name, 'En ligne'. */
  readonly title: string;
  readonly address: string | null;
  /** Rooms, not shortened; on the first physical line only. */
  readonly rooms: readonly string[];
  readonly kiosk: string | null;
}

const isVenue = (title: string) => fold(title) === fold(venueName());

/**
 * The lines to show: venue, then places in the city, then online (rulings D49 and D50). Without a usable area the
 * places decide; an activity on site and online has both lines.
 */
export function placeLines({ aspects, places, rooms, kiosk, hybrid }: Activity): readonly Whereabouts[] {
  const { venue, city, online: web } = areaFacts();
  const areas = new Set(aspects.map((aspect) => aspect.id));
  const elsewhere = places.filter((place) => !isVenue(place.title));
  const online = hybrid || areas.has(web.id);
  const placed = areas.has(venue.id) || areas.has(city.id);
  const guess = !placed && (hybrid || !online);
  const inCity = areas.has(city.id) || (guess && elsewhere.length > 0);
  const atVenue =
    areas.has(venue.id) ||
    (guess && !inCity && (hybrid || places.length > 0 || rooms.length > 0 || kiosk !== null));

  const lines: Omit<Whereabouts, "rooms" | "kiosk">[] = [];
  if (atVenue) lines.push({ area: venue, title: venueName(), address: null });
  if (inCity) {
    const shown = atVenue ? elsewhere : places;
    for (const { title, address } of shown) lines.push({ area: city, title, address });
    if (shown.length === 0) lines.push({ area: city, title: city.name, address: null });
  }
  const physical = lines.length > 0;
  if (online) lines.push({ area: web, title: web.name, address: null });
  return lines.map((line, index) =>
    index === 0 && physical ? { ...line, rooms, kiosk } : { ...line, rooms: [], kiosk: null },
  );
}
