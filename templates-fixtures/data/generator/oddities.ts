/** Small faults that every CMS has, each on a few activities, so that the pages are tested with them. */
import { PALAIS, SECRET_PLACE } from "./places.ts";
import type { Chance } from "./random.ts";
import type { EventItem } from "./shapes.ts";

const isSigning = (event: EventItem) => event.categories.type.some((type) => type.id === 6339);
const isPlain = (event: EventItem) => event.categories.status.length === 0 && !isSigning(event);
const inCity = (event: EventItem) =>
  event.categories.aspects.length === 1 && event.categories.aspects[0]?.id === 6335;

/** Takes `count` activities that match `suits`; each activity gets one fault only. */
function createTaker(events: readonly EventItem[], chance: Chance) {
  const left = chance.shuffle(events);
  return (count: number, suits: (event: EventItem) => boolean): EventItem[] => {
    const taken = left.filter(suits).slice(0, count);
    if (taken.length < count) throw new Error("Too few activities for an accident");
    for (const event of taken) left.splice(left.indexOf(event), 1);
    return taken;
  };
}

/** Changes the events in place. */
export function applyOddities(events: readonly EventItem[], chance: Chance): void {
  const take = createTaker(events, chance);
  for (const event of take(6, isPlain)) event.categories.type = [];
  for (const event of take(12, isPlain)) event.categories.audience = [];
  for (const event of take(2, isPlain)) {
    event.categories.type = [];
    event.categories.audience = [];
  }
  // Coordinates typed as text; no coordinates; the default of a form nobody filled in.
  for (const event of take(4, inCity)) {
    event.location.location = event.location.location.map((place) => ({
      ...place,
      geoloc: place.geoloc && { lng: String(place.geoloc.lng), lat: String(place.geoloc.lat) },
    }));
  }
  for (const event of take(2, inCity)) event.location.location = [SECRET_PLACE];
  for (const event of take(1, inCity)) {
    event.location.location = event.location.location.map((place) => ({
      ...place,
      geoloc: { lng: 0, lat: 0 },
    }));
  }
  for (const event of take(1, inCity)) event.location.location = [];
  // The same person entered twice: with the address of their page, and without it.
  const talks = (event: EventItem) => isPlain(event) && event.authors.length > 0 && event.persons.length > 0;
  take(4, talks).forEach((event, index) => {
    const twin = event.authors[0];
    if (twin) event.persons = [{ ...twin, url: index % 2 === 0 ? twin.url : null }, ...event.persons];
  });
  for (const event of take(3, talks)) {
    event.persons = event.persons.map((person) => ({ ...person, photo: "" }));
  }
  for (const event of take(3, (event) => isPlain(event) && event.location.room.length > 0))
    event.location.room = [];
  for (const event of take(3, (event) => isPlain(event) && event.location.room.length > 0)) {
    event.location.kiosk = String(chance.int(100, 1499));
  }
  for (const event of take(4, isSigning)) event.location.kiosk = null;
  for (const event of take(1, (event) => event.activityMode.title === "En personne et en virtuel")) {
    event.activityMode.title = "En personne et en virtuel ";
  }
  for (const event of take(1, (event) => event.dates.startReport !== null)) event.dates.endReport = null;
  // Half of the long activities in the city also list the Palais, where their ticket office is.
  for (const event of take(2, (event) => inCity(event) && event.dates.range.length > 2)) {
    event.location.location = [...event.location.location, PALAIS];
  }
}
