/** Activities for search engines and networks: schema.org's Event, and what a shared address shows. */
import type { Activity, LinkedName } from "../../../src/shared/activity/activity.ts";
import { type DateStatus, dateState, type Occasion } from "../../../src/shared/activity/dates.ts";
import { hoursOn, onDay } from "../../../src/shared/activity/moments.ts";
import { cardPhotos } from "../../../src/shared/activity/people.ts";
import { placeLines, type Whereabouts } from "../../../src/shared/activity/place-lines.ts";
import { absolute } from "../../../src/shared/links/absolute.ts";
import { fold } from "../../../src/shared/text/fold.ts";
import { easternStamp } from "../../../src/shared/time/eastern.ts";
import type {
  EventListView,
  EventView,
  PartyView,
  SocialView,
} from "../../../templates-fixtures/macros/shapes.d.ts";
import type { PageRequest } from "../pages.ts";
import { dayLine } from "./site-days.ts";

interface Fair {
  readonly name: string;
  readonly address: string;
  readonly description: string;
}

type Request = Pick<PageRequest, "url" | "site">;

const fairOf = ({ site }: Request) => site.fair as unknown as Fair;

/** Most people that a description names. */
const MOST_NAMED = 4;

/** 'Rencontre, jeudi 26 novembre, La scène BD. Avec Une Autrice.' */
function summaryOf(activity: Activity): string {
  const { current } = dateState(activity);
  const [line] = placeLines(activity);
  const facts = [
    activity.types[0]?.title,
    current &&
      dayLine(current)
        .map(({ text }) => text)
        .join(""),
    line && (line.rooms.join(", ") || line.title),
  ];
  const people = peopleOf(activity).slice(0, MOST_NAMED);
  const sentences = [
    facts.filter(Boolean).join(", "),
    people.length > 0 ? `Avec ${people.map(({ title }) => title).join(", ")}` : "",
  ];
  return sentences
    .filter(Boolean)
    .map((sentence) => `${sentence}.`)
    .join(" ");
}

const STATUS: Readonly<Record<DateStatus, EventView["status"]>> = {
  normal: "scheduled",
  cancelled: "cancelled",
  postponed: "rescheduled",
  undetermined: "postponed",
};

/**
 * An activity as schema.org's Event, or as one for each day where its days do not follow each other. None when no date or
 * no place of it is known, because no Event is complete without. One whose new date is undetermined has its old date, as
 * search engines ask.
 */
export function eventViews(activity: Activity, request: Request): readonly EventView[] {
  const { status, current, old } = dateState(activity);
  const dated = status === "undetermined" ? dateState({ ...activity, statuses: [] }).current : current;
  const lines = placeLines(activity);
  if (dated === null || lines.length === 0) return [];
  const { url: page } = request;
  const fair = fairOf(request);
  const url = addressOf(activity.url, page) ?? page.href;
  const physical = lines.filter(({ area }) => area.look !== "ligne");
  const online = physical.length < lines.length;
  const before = status === "undetermined" ? dated : old;
  const earlier = before ? timesOf(before) : [];
  const organizers = activity.organizers.map((one) => partyOf(one, page));
  return timesOf(dated).map((times, index) => ({
    id: dated.apart[index] ? `${url}#${dated.apart[index]}` : url,
    name: activity.title,
    url,
    description: summaryOf(activity),
    language: "fr-CA",
    status: STATUS[status],
    ...times,
    previousStart: (earlier[index] ?? earlier[0])?.start ?? null,
    mode: online ? (physical.length > 0 ? "mixed" : "online") : "offline",
    places: physical.map((line) => placeOf(line, activity, fair)),
    online: online ? url : null,
    images: picturesOf(activity, page),
    performers: peopleOf(activity).map((one) => partyOf(one, page)),
    organizers: organizers.length > 0 ? organizers : [{ name: fair.name, url: new URL("/", page).href }],
  }));
}

type EventTimes = Pick<EventView, "start" | "end">;

const stamped = (from: number, until: number | null): EventTimes => ({
  start: easternStamp(from),
  end: until === null ? null : easternStamp(until),
});

/**
 * Instants with the fair's offset, or days. Over several days: the first start and the last end; one of each day where
 * they do not follow each other.
 */
function timesOf(occasion: Occasion): readonly EventTimes[] {
  const { hours, kind, through, firstDay, lastDay, apart } = occasion;
  if (apart.length > 0)
    return apart.map((day) => {
      if (hours === null) return { start: day, end: day };
      const { from, until } = hoursOn(day, hours);
      return stamped(from, until);
    });
  if (hours === null) return [{ start: firstDay, end: lastDay }];
  const { from, until } = hours;
  if (kind === "day" || through) return [stamped(from, until)];
  const { start, end } = stamped(onDay(firstDay, from), until && onDay(lastDay, until));
  return [{ start, end: end ?? lastDay }];
}

function placeOf(line: Whereabouts, { places }: Activity, fair: Fair): EventView["places"][number] {
  const { title, address, rooms, kiosk, area } = line;
  const found = places.find((place) => fold(place.title) === fold(title));
  return {
    name: [...rooms, kiosk && `Kiosque ${kiosk}`, title].filter(Boolean).join(", "),
    address: address ?? (area.look === "palais" ? fair.address : title),
    geo: found?.coordinates ?? null,
  };
}

/** Authors, then guests, each once. */
function peopleOf({ authors, persons }: Activity): readonly LinkedName[] {
  const all = [...authors, ...persons];
  return all.filter(
    ({ title }, index) => all.findIndex((other) => fold(other.title) === fold(title)) === index,
  );
}

const picturesOf = (activity: Activity, { href }: URL): readonly string[] =>
  (activity.photos.length > 0 ? activity.photos : cardPhotos(activity)).map((photo) => absolute(photo, href));

/** A `mailto:` link is no page. */
const addressOf = (link: string | null, { href }: URL): string | null =>
  link === null || /^mailto:/i.test(link) ? null : absolute(link, href);

const partyOf = ({ title, url }: LinkedName, page: URL): PartyView => ({
  name: title,
  url: addressOf(url, page),
});

/** The activities of a page, each by the address of its own page. */
export function eventListView(
  activities: readonly Activity[],
  count: number,
  { url: page }: Request,
): EventListView {
  return {
    name: "Programmation",
    url: page.href,
    count,
    items: activities.flatMap(({ title, url }) => {
      const address = addressOf(url, page);
      return address === null ? [] : [{ name: title, url: address }];
    }),
  };
}

const cardOf = (request: Request) => ({ site: fairOf(request).name, locale: "fr_CA" });

export function activityCard(activity: Activity, request: Request): SocialView {
  const [picture] = picturesOf(activity, request.url);
  return {
    ...cardOf(request),
    title: activity.title,
    description: summaryOf(activity),
    url: addressOf(activity.url, request.url) ?? request.url.href,
    image: picture === undefined ? null : { url: picture, alt: activity.title },
  };
}

export const programmeCard = (request: Request): SocialView => ({
  ...cardOf(request),
  title: "Programmation",
  description: fairOf(request).description,
  url: request.url.href,
  image: null,
});
