import type { Activity, Term } from "../../../shared/activity/activity.ts";
import { type DatePiece, dateWords } from "../../../shared/activity/date-words.ts";
import { type DateStatus, dateState, dateStatus } from "../../../shared/activity/dates.ts";
import { areas } from "../../../shared/activity/facts.ts";
import { activityAddress } from "../../../shared/activity/links.ts";
import { cardPeople, cardPhotos } from "../../../shared/activity/people.ts";
import { placeLines, type Whereabouts } from "../../../shared/activity/place-lines.ts";
import { activityCalendarLinks, type EventLink } from "../../../shared/calendar/activity-events.ts";
import type { AreaLook } from "../../../shared/facts/facts.ts";
import type { RowId } from "../../../shared/http/row-id.ts";
import { type CutText, cut, cutText } from "../../../shared/text/cut.ts";
import { placeholderIndex } from "../../../shared/text/placeholder-index.ts";
import { messages } from "../messages.ts";

/** Limits of the specification for a card; the whole text stays available beside the shortened one. */
export const cutTitle = (title: string) => cut(title, 80);
export const cutRoom = (room: string) => cut(room, 80);
/** A tag of more than 25 characters shows 20. */
export const cutTag = (tag: string) => cut(tag, 25, 20);

/** All texts and addresses of a card. React and the CMS's template only lay them out, so both print the same. */

export interface SignView {
  readonly area: AreaLook;
  readonly word: string;
}

export interface WhenView {
  /** Empty when there is no date yet. */
  readonly dates: readonly DatePiece[];
  /** Former date of a postponed activity, struck through. */
  readonly oldDates: readonly DatePiece[];
  readonly duration: { readonly short: string; readonly spoken: string; readonly dateTime: string } | null;
}

export interface TagView {
  /** The filter's name in the address. */
  readonly name: "type" | "audience";
  readonly value: number;
  readonly title: CutText;
  /** 'Filtrer par activité :'. */
  readonly label: string;
}

export interface PersonView {
  readonly title: string;
  readonly url: string | null;
  readonly occupation: string | null;
}

export interface PlaceLine {
  readonly strong: CutText;
  readonly kiosk: string | null;
  readonly detail: CutText | null;
  /** Whether the detail is the venue, which the card's area word has named already. */
  readonly atVenue: boolean;
}

/** Texts of a card's heading. */
export interface TitleView {
  readonly slug: string;
  readonly title: CutText;
  readonly href: string | null;
  readonly state: "cancelled" | "postponed" | "undated" | null;
  /** 'Activité annulée', 'Nouvelle date', 'Date à venir': the state in words, before its form. */
  readonly word: string | null;
}

export interface CardView extends TitleView {
  /** The activity itself, for parts that are made on request. */
  readonly activity: Activity;
  readonly id: RowId;
  /** The area that colours the card: the first one. */
  readonly area: AreaLook | null;
  readonly signs: readonly SignView[];
  readonly when: WhenView;
  readonly tags: readonly TagView[];
  readonly authors: readonly PersonView[];
  readonly guests: readonly PersonView[];
  readonly morePeople: boolean;
  readonly photos: readonly string[];
  /** Number of the drawing in place of a missing photo: 1, 2 or 3. */
  readonly placeholder: number;
  readonly places: readonly PlaceLine[];
  readonly organizers: readonly PersonView[];
  /** One link, or one for each day where the days do not follow each other; none with too many of them. */
  readonly calendar: readonly EventLink[];
  /** Whether a calendar file can have it. */
  readonly isDated: boolean;
  /** Absolute address to share; null without one. */
  readonly share: string | null;
}

const { ours } = messages;

const STATES: Readonly<Record<DateStatus, Pick<TitleView, "state" | "word">>> = {
  undetermined: { state: "undated", word: messages.noDate },
  cancelled: { state: "cancelled", word: messages.cancelled },
  postponed: { state: "postponed", word: ours.newDate },
  normal: { state: null, word: null },
};

/** Limits; the activity's own page has the rest. */
const MOST_PLACES = 6;
const MOST_ORGANIZERS = 4;
const MOST_LINKS = 3;

const few = <Item>(items: readonly Item[], most: number, more: Item): readonly Item[] =>
  items.length > most ? [...items.slice(0, most), more] : items;

const morePlaces = (): Whereabouts => ({
  area: areas().city,
  title: messages.moreAuthors,
  address: null,
  rooms: [],
  kiosk: null,
});

/**
 * Computes the texts and addresses of an activity's card.
 *
 * @param base absolute address of the page, against which shared links are resolved
 */
export function cardView(activity: Activity, base: string): CardView {
  const { id } = activity;
  const dates = dateState(activity);
  const title = headed(activity, dates.status);
  const lines = placeLines(activity);
  const signs = [...new Set(lines.map((line) => line.area))];
  const people = cardPeople(activity);
  const links = activityCalendarLinks(activity, base);
  const persons = people.shown.map(
    (person): PersonView => ({
      title: person.title,
      url: person.url,
      // With more people, occupations would hide the names.
      occupation: people.shown.length <= 2 ? (person.occupations[0] ?? null) : null,
    }),
  );
  return {
    ...title,
    activity,
    id,
    area: signs[0]?.look ?? null,
    signs: signs.map(({ look, brief }) => ({ area: look, word: brief })),
    when: {
      dates: dateWords(dates.current, messages.ours.allDay),
      oldDates: dateWords(dates.old, messages.ours.allDay),
      duration: title.state === "cancelled" ? null : (dates.current?.duration ?? null),
    },
    tags: [...tag("type", activity.types), ...tag("audience", activity.audiences)],
    authors: persons.slice(0, people.authors),
    guests: persons.slice(people.authors),
    morePeople: people.more,
    photos: cardPhotos(activity),
    placeholder: placeholderIndex(id) + 1,
    places: few(lines, MOST_PLACES, morePlaces()).map(placeLine),
    organizers: few(activity.organizers, MOST_ORGANIZERS, { title: messages.moreAuthors, url: null }).map(
      ({ title, url }) => ({ title, url, occupation: null }),
    ),
    calendar: links.length > MOST_LINKS ? [] : links,
    isDated: links.length > 0,
    share: activityAddress(activity, base),
  };
}

/** Computes only the heading of an activity's card. */
export const titleView = (activity: Activity): TitleView => headed(activity, dateStatus(activity));

const headed = ({ slug, title, url }: Activity, status: DateStatus): TitleView => ({
  slug,
  title: cutText(title, cutTitle),
  href: url,
  ...STATES[status],
});

function tag(name: TagView["name"], [first]: readonly Term[]): readonly TagView[] {
  if (first === undefined) return [];
  return [{ name, value: first.id, title: cutText(first.title, cutTag), label: ours.filterBy[name] }];
}

/** Inside the venue the room is emphasised, because visitors look for it there. */
export function placeLine({ area, title, address, rooms, kiosk }: Whereabouts): PlaceLine {
  const atVenue = area.look === "palais" && rooms.length > 0;
  const room = rooms.join(", ");
  const strong = atVenue ? room : title;
  const detail = (name: string) => (atVenue ? title : [name, address].filter(Boolean).join(", "));
  const text = detail(room);
  const short = detail(cutRoom(room));
  return {
    strong: cutText(strong, cutRoom),
    kiosk,
    detail: text === "" ? null : { text, cut: short === text ? null : short },
    atVenue,
  };
}
