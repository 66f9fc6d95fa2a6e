import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { placesOf, visibleActivities } from "../../../../src/islands/programme/map/places.ts";
import { format, parse } from "../../../../src/islands/programme/state/url.ts";
import { activity } from "../../../shared/activity/an-activity.ts";

let ids = 0;
/** An activity at these locations of the API. */
const at = (...location: object[]) => {
  ids += 1;
  return activity({ id: ids, slug: `a${ids}`, location: { location } });
};
const square = {
  id: 70115,
  title: "Librairie du Square",
  address: { address: "3453, rue Saint-Denis" },
  geoloc: { lng: "-73.5688", lat: "45.5171" },
};

describe("the places of activities", () => {
  it("are one for each location, with the number of its activities in all rooms", () => {
    const twice = [
      at(square),
      activity({ id: 900, location: { location: [square], room: [{ title: "A" }] } }),
    ];
    expect(placesOf(twice)).toEqual([
      {
        id: 70115,
        title: "Librairie du Square",
        address: "3453, rue Saint-Denis",
        coordinates: { lng: -73.5688, lat: 45.5171 },
        count: 2,
      },
    ]);
  });

  it("count an activity at each of its places, and once at a place that it names twice", () => {
    const places = placesOf([at(square, square, { id: 2, title: "Biodôme" })]);
    expect(places.map(({ title, count }) => [title, count])).toEqual([
      ["Biodôme", 1],
      ["Librairie du Square", 1],
    ]);
  });

  it("are ordered by name in French, numbers by value", () => {
    const titles = ["Zoo", "Salle 10", "Église", "Salle 2", "école"];
    const places = placesOf(titles.map((title, index) => at({ id: index + 1, title })));
    expect(places.map(({ title }) => title)).toEqual(["école", "Église", "Salle 2", "Salle 10", "Zoo"]);
  });

  it("keep those without coordinates, or at 0,0, for the list only", () => {
    const places = placesOf([
      at({ id: 1, title: "Secret" }),
      at({ id: 2, title: "Nul", geoloc: { lng: 0, lat: 0 } }),
      at({ id: 1, title: "Secret", geoloc: { lng: -73.5, lat: 45.5 } }),
    ]);
    expect(places.map(({ coordinates }) => coordinates)).toEqual([null, { lng: -73.5, lat: 45.5 }]);
  });

  it("are distinguished by coordinates without an id: within about ten metres it is one building", () => {
    const here = { title: "Marché", geoloc: { lng: -73.57712, lat: 45.4799 } };
    const there = { title: "Marché, entrée est", geoloc: { lng: -73.57709, lat: 45.47991 } };
    const other = { title: "Marché", geoloc: { lng: -73.6148, lat: 45.5363 } };
    expect(placesOf([at(here), at(there), at(other)]).map(({ count }) => count)).toEqual([2, 1]);
  });

  it("are distinguished by name without id and coordinates", () => {
    const places = placesOf([
      at({ title: "Lieu secret" }),
      at({ title: "LIEU SECRET" }),
      at({ title: "Autre" }),
    ]);
    expect(places.map(({ title, count }) => [title, count])).toEqual([
      ["Autre", 1],
      ["Lieu secret", 2],
    ]);
  });

  it("are the same object for the same activities", () => {
    const activities = [at(square)];
    expect(placesOf(activities)).toBe(placesOf(activities));
  });
});

const location = fc.record(
  {
    id: fc.integer({ min: 1, max: 6 }),
    title: fc.constantFrom("Biodôme", "Musée", "Théâtre"),
    geoloc: fc.constantFrom(null, { lng: -73.5, lat: 45.5 }, { lng: -73.6, lat: 45.6 }),
  },
  { requiredKeys: ["title"] },
);
const activities = fc
  .array(fc.array(location, { maxLength: 3 }), { maxLength: 12 })
  .map((rows) => rows.map((row) => at(...row)));

test("for any activities: a place's count equals its cards, and all with a place are counted", () => {
  fc.assert(
    fc.property(activities, (some) => {
      const places = placesOf(some);
      expect(new Set(places.map(({ id }) => id)).size).toBe(places.length);
      for (const { id, count } of places) expect(visibleActivities(some, id)).toHaveLength(count);
      const found = new Set(places.flatMap(({ id }) => visibleActivities(some, id)));
      expect(found.size).toBe(some.filter((one) => one.places.length > 0).length);
    }),
  );
});

test("any place's id can be written to the address and read", () => {
  fc.assert(
    fc.property(activities, (some) => {
      for (const { id } of placesOf(some)) {
        const read = parse(
          format({ ...parse("mode=carte"), filters: { ...parse("mode=carte").filters, location: id } }),
        );
        expect(read.filters.location).toBe(id);
      }
    }),
  );
});

test("without a place all activities stay, as the same list; an unknown place has none", () => {
  const some = [at(square)];
  expect(visibleActivities(some, null)).toBe(some);
  expect(visibleActivities(some, 1)).toEqual([]);
});
