/** Where the fair happens: the Palais and forty real public places of Montréal, at their true coordinates. */
import { rows } from "./pool.ts";
import type { PlaceItem } from "./shapes.ts";

const FIRST_PLACE = 70101;

export const PALAIS: PlaceItem = {
  id: 70001,
  title: "Palais des congrès de Montréal",
  address: { address: "1001, place Jean-Paul-Riopelle, Montréal (Québec) H2Z 1H5" },
  geoloc: { lng: -73.5606, lat: 45.5048 },
};

/** Announced only to registered visitors: a place that the map cannot show. */
export const SECRET_PLACE: PlaceItem = {
  id: 70090,
  title: "Lieu dévoilé la veille aux personnes inscrites",
  address: { address: "Montréal (Québec)" },
  geoloc: null,
};

const BY_CODE = new Map<string, PlaceItem>(
  rows("places", 6).map(([code, title, street, postalCode, lat, lng], index) => [
    code as string,
    {
      id: FIRST_PLACE + index,
      title: title as string,
      address: { address: `${street}, Montréal (Québec) ${postalCode}` },
      geoloc: { lng: Number(lng), lat: Number(lat) },
    },
  ]),
);

export const CITY_PLACES: readonly PlaceItem[] = [...BY_CODE.values()];
export const isPlace = (code: string): boolean => BY_CODE.has(code);

export function place(code: string): PlaceItem {
  const found = BY_CODE.get(code);
  if (!found) throw new Error(`No place "${code}"`);
  return found;
}
