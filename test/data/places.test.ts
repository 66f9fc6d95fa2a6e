// @vitest-environment node
import { describe, expect, test } from "vitest";
import { CITY_PLACES, PALAIS } from "../../templates-fixtures/data/generator/places.ts";
import { categories, events } from "./committed-fair.ts";

/** Metres between two places, on a sphere: enough within a city. */
function metres(from: { lat: number; lng: number }, to: { lat: number; lng: number }): number {
  const radians = Math.PI / 180;
  const x = (to.lng - from.lng) * radians * Math.cos(from.lat * radians);
  return Math.hypot(x, (to.lat - from.lat) * radians) * 6_371_000;
}

const spot = (place: (typeof CITY_PLACES)[number]) => ({
  lat: Number(place.geoloc?.lat),
  lng: Number(place.geoloc?.lng),
});

/** Bixi stations (public data of the city's bicycles) near some of the places. */
const LANDMARKS: [string, number, number][] = [
  ["Grande Bibliothèque", 45.516, -73.5629],
  ["Bibliothèque du Plateau-Mont-Royal", 45.5247, -73.5826],
  ["Cinéma Beaubien", 45.5482, -73.592],
  ["Marché Jean-Talon", 45.5368, -73.6149],
  ["Marché Atwater", 45.4802, -73.5776],
  ["Maison des écrivains", 45.5161, -73.5701],
  ["Théâtre Outremont", 45.5207, -73.6084],
  ["Maison de la culture Janine-Sutto", 45.5337, -73.5522],
];

describe("The places of the invented fair", () => {
  test("are the Palais and forty others, each at a spot and an address of its own", () => {
    expect(PALAIS.geoloc).toEqual({ lat: 45.5048, lng: -73.5606 });
    expect(CITY_PLACES).toHaveLength(40);
    const spots = CITY_PLACES.map((place) => JSON.stringify(place.geoloc));
    expect(new Set(spots).size).toBe(40);
    for (const { address } of CITY_PLACES) {
      expect(address.address).toMatch(/^\d+, .+, Montréal \(Québec\) H\d[A-Z] \d[A-Z]\d$/);
    }
  });

  test("lie on the island of Montréal or Sainte-Hélène's, with four decimals", () => {
    for (const place of CITY_PLACES) {
      const { lat, lng } = spot(place);
      expect(lat, place.title).toBeGreaterThan(45.41);
      expect(lat, place.title).toBeLessThan(45.7);
      expect(lng, place.title).toBeGreaterThan(-73.75);
      expect(lng, place.title).toBeLessThan(-73.48);
      expect(Math.round(lat * 10_000) / 10_000).toBe(lat);
    }
  });

  test.each(LANDMARKS)("%s lies within 250 metres of the nearest bicycle station", (title, lat, lng) => {
    const place = CITY_PLACES.find((candidate) => candidate.title === title);
    expect(place).toBeDefined();
    if (place) expect(metres(spot(place), { lat, lng })).toBeLessThan(250);
  });

  test("are all in the filter's options and all host something", () => {
    const options = new Set(categories.locations?.map(({ value }) => value));
    const hosting = new Set(events.flatMap((event) => event.location.location.map(({ id }) => id)));
    for (const { id, title } of CITY_PLACES) {
      expect(options.has(id), title).toBe(true);
      expect(hosting.has(id), title).toBe(true);
    }
  });
});
