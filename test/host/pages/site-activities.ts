/** Activities as the site's own pages print them, from the same domain functions as the programme's cards. */

import { cutTag, cutTitle, placeLine } from "../../../src/islands/programme/card/card-view.ts";
import { messages } from "../../../src/islands/programme/messages.ts";
import type { Activity } from "../../../src/shared/activity/activity.ts";
import { nextDayWord } from "../../../src/shared/activity/date-words.ts";
import { type DateStatus, dateState } from "../../../src/shared/activity/dates.ts";
import { placeLines, type Whereabouts } from "../../../src/shared/activity/place-lines.ts";
import { parseActivities } from "../../../src/shared/activity/schema.ts";
import type { AreaLook } from "../../../src/shared/facts/facts.ts";
import type { RowId } from "../../../src/shared/http/row-id.ts";
import { byId } from "../../../src/shared/list/by-id.ts";
import { hourLabel } from "../../../src/shared/time/labels.ts";
import type { FairData } from "../data/fair.ts";
import type { EventItem } from "../data/shapes.ts";
import { shortDays } from "./site-days.ts";

interface TeaserView {
  readonly id: RowId;
  /** At most 80 characters, and the whole text when it was shortened. */
  readonly title: { readonly text: string; readonly full: string | null };
  readonly url: string | null;
  readonly status: DateStatus;
  /** 'Activité annulée', 'Nouvelle date', 'Date à venir': the state in words, before its form. */
  readonly word: string | null;
  /** 'sam. 28 nov.', 'Du 25 au 29 nov.'; null without a date. */
  readonly day: string | null;
  readonly from: string | null;
  readonly until: string | null;
  /** The area that colours it: the first one. */
  readonly area: AreaLook | null;
  readonly signs: readonly { readonly area: AreaLook; readonly word: string }[];
  readonly tags: readonly string[];
  /** All people. */
  readonly people: readonly string[];
  readonly places: readonly PlaceView[];
}

interface PlaceView {
  readonly name: string;
  /** The name for a narrow line. */
  readonly short: string;
  readonly detail: string | null;
  readonly shortDetail: string | null;
  readonly kiosk: string | null;
}

const WORDS: Readonly<Record<DateStatus, string | null>> = {
  undetermined: messages.noDate,
  cancelled: messages.cancelled,
  postponed: messages.ours.newDate,
  normal: null,
};

const parsed = new WeakMap<FairData, ReadonlyMap<RowId, Activity>>();

/** The activities by id. Reports about rows are dropped: the programme makes them. */
export function activitiesById(data: FairData): ReadonlyMap<RowId, Activity> {
  let activities = parsed.get(data);
  if (!activities) {
    activities = new Map(parseActivities(data.events, () => undefined).map((one) => [one.id, one]));
    parsed.set(data, activities);
  }
  return activities;
}

export function activitiesOf(data: FairData, events: readonly EventItem[]): readonly Activity[] {
  const all = activitiesById(data);
  return events.flatMap((event) => all.get(event.id) ?? []);
}

/** Ordered by time; those without a date come last. */
export function inOrder(activities: readonly Activity[]): readonly Activity[] {
  const when = (activity: Activity) => {
    const { current } = dateState(activity);
    return current ? (current.start ?? Date.parse(current.firstDay) / 1000) : Number.POSITIVE_INFINITY;
  };
  return [...activities].sort((one, other) => when(one) - when(other) || byId(one.id, other.id));
}

/** First Eastern day of an activity, `YYYY-MM-DD`. */
export function firstDay(activity: Activity): string | null {
  return dateState(activity).current?.firstDay ?? null;
}

export function teaser(activity: Activity): TeaserView {
  const { status, current } = dateState(activity);
  const hours = current?.kind === "day" ? current.hours : null;
  const text = cutTitle(activity.title);
  const lines = placeLines(activity);
  const areas = [...new Set(lines.map((line) => line.area))];
  const [type] = activity.types;
  const [audience] = activity.audiences;
  return {
    id: activity.id,
    title: { text, full: text === activity.title ? null : activity.title },
    url: activity.url,
    status,
    word: WORDS[status],
    day: current && shortDays(current),
    from: hours && hourLabel(hours.from),
    until: hours?.until && current?.duration ? hourLabel(hours.until) + nextDayWord(current) : null,
    area: areas[0]?.look ?? null,
    signs: areas.map(({ look, brief }) => ({ area: look, word: brief })),
    tags: [type, audience].flatMap((term) => (term ? cutTag(term.title) : [])),
    people: [...new Set([...activity.authors, ...activity.persons].map((person) => person.title))],
    places: lines.map(placeView),
  };
}

/** As on a card: inside the venue the room comes before the building. */
function placeView(place: Whereabouts): PlaceView {
  const { strong, detail, kiosk } = placeLine(place);
  return {
    name: strong.text,
    short: strong.cut ?? strong.text,
    detail: detail?.text ?? null,
    shortDetail: detail && (detail.cut ?? detail.text),
    kiosk,
  };
}
