import { fold } from "../../../shared/text/fold.ts";
import type { Activity } from "../domain/activity.ts";
import { AREA, type AreaId } from "../domain/areas.ts";
import { messages } from "../messages.ts";

/** One line of a card's places. */
export interface Whereabouts {
  readonly area: AreaId;
  /** 'Palais des congrès de Montréal', a place's name, 'En ligne'. */
  readonly title: string;
  readonly address: string | null;
  /** Rooms, not shortened; on the first physical line only. */
  readonly rooms: readonly string[];
  readonly kiosk: string | null;
}

/** The API's name of the venue; the page may replace the displayed one (`words`). */
const VENUE = "Palais des congrès de Montréal";
const FOLDED = fold(VENUE);
const isVenue = (title: string) => title === VENUE || fold(title) === FOLDED;

/**
 * The lines to show: venue, then places in the city, then online (rulings D49 and D50). Without a usable area the
 * places decide; an activity on site and online has both lines.
 */
export function placeLines({ aspects, places, rooms, kiosk, hybrid }: Activity): readonly Whereabouts[] {
  const areas = new Set(aspects.map((aspect) => aspect.id));
  const elsewhere = places.filter((place) => !isVenue(place.title));
  const online = hybrid || areas.has(AREA.online);
  const placed = areas.has(AREA.venue) || areas.has(AREA.city);
  const guess = !placed && (hybrid || !online);
  const inCity = areas.has(AREA.city) || (guess && elsewhere.length > 0);
  const atVenue =
    areas.has(AREA.venue) ||
    (guess && !inCity && (hybrid || places.length > 0 || rooms.length > 0 || kiosk !== null));

  const lines: Omit<Whereabouts, "rooms" | "kiosk">[] = [];
  if (atVenue) lines.push({ area: AREA.venue, title: messages.venue, address: null });
  if (inCity) {
    const shown = atVenue ? elsewhere : places;
    for (const { title, address } of shown) lines.push({ area: AREA.city, title, address });
    if (shown.length === 0)
      lines.push({ area: AREA.city, title: messages.areaNames[AREA.city], address: null });
  }
  const physical = lines.length > 0;
  if (online) lines.push({ area: AREA.online, title: messages.areaNames[AREA.online], address: null });
  return lines.map((line, index) =>
    index === 0 && physical ? { ...line, rooms, kiosk } : { ...line, rooms: [], kiosk: null },
  );
}
