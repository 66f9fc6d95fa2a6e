/** The page of one activity, one author, one exhibitor. */

import { shareMessages } from "../../../src/behaviours/share/messages.ts";
import type { Activity, Person } from "../../../src/shared/activity/activity.ts";
import { dateState } from "../../../src/shared/activity/dates.ts";
import { placeLines } from "../../../src/shared/activity/place-lines.ts";
import { activityCalendarLinks } from "../../../src/shared/calendar/activity-events.ts";
import { venue } from "../../../src/shared/facts/facts.ts";
import { safeLink } from "../../../src/shared/links/safe-link.ts";
import { shareLinks } from "../../../src/shared/links/share-links.ts";
import { fold } from "../../../src/shared/text/fold.ts";
import { zoneName } from "../../../src/shared/time/zone-name.ts";
import type { ShareView, ShareWords } from "../../../templates-fixtures/macros/shapes.d.ts";
import type { FairData } from "../data/fair.ts";
import type { PageBuilder } from "../pages.ts";
import { activitiesById, activitiesOf, inOrder, teaser } from "./site-activities.ts";
import { bookView } from "./site-books.ts";
import { datesView } from "./site-days.ts";
import { authorView, companyView } from "./site-entities.ts";
import { activityCard, eventViews } from "./structured-data.ts";

export const activityPage: PageBuilder = (request) => {
  const { data, params, url } = request;
  const event = data.eventBySlug.get(params.slug ?? "");
  const activity = event && activitiesById(data).get(event.id);
  if (!activity) return null;
  const books = relatedBooks(data, activity);
  return {
    template: "activite.njk",
    context: {
      activity,
      teaser: teaser(activity),
      dates: datesView(activity),
      // Online, nobody knows by the place which clock is meant.
      zone: zoneOf(activity),
      events: eventViews(activity, request),
      social: activityCard(activity, request),
      calendar: activityCalendarLinks(activity, url.href),
      share: activity.url === null ? null : shareView(new URL(activity.url, url).href, activity.title),
      shareWords: shareMessages satisfies ShareWords,
      authors: distinct(activity.authors),
      guests: distinct(activity.persons).filter(
        (person) => !activity.authors.some((author) => fold(author.title) === fold(person.title)),
      ),
      about: [...activity.themes, ...activity.projects].filter((term) => term.description !== null),
      maps: activity.places.flatMap(({ title, address, coordinates }) =>
        coordinates && address ? [{ title, url: mapLink(coordinates) }] : [],
      ),
      books: books.map(bookView),
      booksTitle: "Livre(s) lié(s) à cet événement",
      neighbours: neighbours(data, activity).map((one) => teaser(one)),
    },
  };
};

export const authorPage: PageBuilder = ({ data, params }) => {
  const author = data.authorBySlug.get(params.slug ?? "");
  if (!author) return null;
  const activities = inOrder(activitiesOf(data, data.eventsByUrl.get(author.url ?? "") ?? []));
  const person = activities
    .flatMap((activity) => [...activity.authors, ...activity.persons])
    .find((one) => one.url === author.url && one.occupations.length > 0);
  const books = data.books.filter((book) => book.bookAuthors.some(({ title }) => title === author.title));
  return {
    template: "auteur.njk",
    context: {
      author: authorView(author),
      occupations: person?.occupations ?? [],
      // The page itself is about this person.
      activities: activities.map((activity) => {
        const line = teaser(activity);
        return { ...line, people: line.people.filter((name) => name !== author.title) };
      }),
      books: books.map(bookView),
    },
  };
};

export const exhibitorPage: PageBuilder = ({ data, params }) => {
  const company = data.companyBySlug.get(params.slug ?? "");
  if (!company) return null;
  const activities = inOrder(activitiesOf(data, data.eventsByUrl.get(company.url ?? "") ?? []));
  const books = data.books.filter((book) => book.bookPublisher.some(({ title }) => title === company.title));
  return {
    template: "exposant.njk",
    context: {
      company: companyView(company),
      activities: activities.map((activity) => teaser(activity)),
      books: books.map(bookView),
    },
  };
};

/** 'heure de l’Est', for an activity online that has hours. */
function zoneOf(activity: Activity): string | null {
  const { status, current } = dateState(activity);
  const online = placeLines(activity).some(({ area }) => area.look === "ligne");
  return online && current?.hours && status !== "cancelled" ? zoneName(current.hours.from) : null;
}

/** The books of the activity, then other books of its participants. */
function relatedBooks(data: FairData, activity: Activity): FairData["books"] {
  const named = data.booksByEvent.get(activity.id) ?? [];
  const people = new Set([...activity.authors, ...activity.persons].map(({ title }) => title));
  const theirs = data.books.filter(
    (book) => !named.includes(book) && book.bookAuthors.some(({ title }) => people.has(title)),
  );
  return [...named, ...theirs];
}

function distinct(people: readonly Person[]): readonly Person[] {
  return people.filter((person, at) => people.findIndex(({ title }) => title === person.title) === at);
}

/** Arguments of the share block's macro. */
const shareView = (url: string, title: string): ShareView => ({
  url,
  title,
  networks: shareLinks(url, title, url),
});

/** Opens the place on a public map, by coordinates: the address alone may be found in another town. */
function mapLink({ lat, lng }: { lat: number; lng: number }): string {
  return safeLink(`https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=17/${lat}/${lng}`) ?? "";
}

/** A place to stay for the next activity: a room, or a place in the city; not a stand, not the whole venue. */
function spot({ rooms, places, kiosk }: Activity): string | undefined {
  if (rooms[0] !== undefined) return rooms[0];
  const [place] = places;
  return kiosk === null && place && fold(place.title) !== fold(venue()) ? place.title : undefined;
}

/** The next activities of the same day in the same place. */
function neighbours(data: FairData, activity: Activity): readonly Activity[] {
  const { current } = dateState(activity);
  const here = spot(activity);
  if (current?.kind !== "day" || current.start === null || here === undefined) return [];
  const { firstDay: day, start } = current;
  const next = [...activitiesById(data).values()].filter((other) => {
    const when = dateState(other).current;
    const follows =
      when?.kind === "day" && when.firstDay === day && when.start !== null && when.start > start;
    return follows && spot(other) === here;
  });
  return inOrder(next).slice(0, 3);
}
