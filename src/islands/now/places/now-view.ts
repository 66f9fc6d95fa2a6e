/** All texts and addresses of the strip. React and the CMS's template only lay them out, so both print the same. */

import type { DateOption } from "../../../shared/activity/fair-dates.ts";
import type { Moment } from "../../../shared/activity/moments.ts";
import type { Whereabouts } from "../../../shared/activity/place-lines.ts";
import type { AreaLook } from "../../../shared/facts/facts.ts";
import type { RowId } from "../../../shared/http/row-id.ts";
import { type CutText, cut, cutText } from "../../../shared/text/cut.ts";
import { daysBetween, easternDay, easternStamp } from "../../../shared/time/eastern.ts";
import { dayLabel, durationLabel, hourLabel } from "../../../shared/time/labels.ts";
import { fairPhase, isFairDay, nextOf, type PlaceNow, planAt } from "../domain/plan.ts";
import { messages } from "../messages.ts";
import { isOld, type NowState } from "../state/store.ts";

interface NowViewOptions {
  readonly programme: string;
  readonly board: boolean;
  readonly room: string;
  /** Whether minutes left and to go are said; the server says none, because its page may be kept. */
  readonly minutes?: boolean;
}

/** Ids that a page can link to. */
export const NOW_IDS = { heading: "en-ce-moment" } as const;

/** Limits of a card, as in the programme. */
const shorten = (text: string) => cut(text, 80);

interface ItemView {
  readonly id: RowId;
  readonly kind: "on" | "next";
  /** 'En ce moment', 'À suivre'. */
  readonly word: string;
  readonly title: CutText;
  readonly href: string | null;
  /** 'jusqu’à 15 h', 'à 15 h 30', or 'depuis 14 h' without an end. */
  readonly hour: string;
  readonly datetime: string;
  /** 'encore 20 minutes', 'dans 25 minutes'; null without an end, and on the server. */
  readonly minutes: string | null;
}

interface PlaceView {
  readonly key: string;
  readonly area: AreaLook;
  readonly name: CutText;
  readonly items: readonly ItemView[];
}

export interface NowView {
  /** The hour that is shown, '14 h 35'. */
  readonly hour: string;
  readonly datetime: string;
  /** 'jeudi 26 novembre', which a board has on paper. */
  readonly day: string;
  /** A board of one room has its name. */
  readonly room: string | null;
  readonly places: readonly PlaceView[];
  /** In place of the places when there are none. */
  readonly quiet: string | null;
  /** The link to the programme; null without the address. */
  readonly link: { readonly href: string; readonly word: string } | null;
  /** 'Mis à jour à 14 h 05', when the facts are old. */
  readonly stale: string | null;
}

/** Minutes from `now` until a later instant; a minute that has begun counts. */
const minutesUntil = (instant: number, now: number): number => Math.ceil((instant - now) / 60);

/** @param now null where no minutes are said */
function itemView({ activity, from, until }: Moment, kind: ItemView["kind"], now: number | null): ItemView {
  const minutes = (instant: number, word: (duration: string) => string) =>
    now === null ? null : word(durationLabel(minutesUntil(instant, now)).spoken);
  const title = cutText(activity.title, shorten);
  const item = { id: activity.id, kind, word: messages[kind], title, href: activity.url };
  if (kind === "next")
    return {
      ...item,
      hour: messages.from(hourLabel(from)),
      datetime: easternStamp(from),
      minutes: minutes(from, messages.toGo),
    };
  if (until === null)
    return { ...item, hour: messages.since(hourLabel(from)), datetime: easternStamp(from), minutes: null };
  const hour = messages.until(hourLabel(until));
  return { ...item, hour, datetime: easternStamp(until), minutes: minutes(until, messages.left) };
}

function placeName({ title, rooms, kiosk }: Whereabouts): string {
  return rooms.join(", ") || (kiosk === null ? title : messages.kiosk(kiosk));
}

function placeView({ place, on, next }: PlaceNow, now: number | null): PlaceView {
  const name = placeName(place);
  return {
    key: `${place.area.look} ${place.title} ${name}`,
    area: place.area.look,
    name: cutText(name, shorten),
    items: [
      ...on.map((moment) => itemView(moment, "on", now)),
      ...next.map((moment) => itemView(moment, "next", now)),
    ],
  };
}

/** 'mercredi 25 novembre', 'demain, mercredi 25 novembre'. */
function dayWords(day: string, now: number): string {
  const words = dayLabel(day, { weekday: true });
  return daysBetween(easternDay(now), day) === 1 ? messages.tomorrow(words) : words;
}

/** What is said when nothing is on and nothing begins soon. */
function quietWords(state: NowState): string {
  const { now, knownUntil, failed, activities, rest, restOf, fair } = state;
  if (now >= knownUntil) return failed ? messages.unknown : messages.loading;
  if (isFairDay(fair.days, now)) {
    const next = nextOf([...activities, ...rest], now);
    if (next) return messages.later(hourLabel(next.from));
    if (restOf !== easternDay(now)) return messages.nothing;
  }
  const { phase, day } = fairPhase(fair.days, now);
  if (phase === "unknown" || !day?.day) return messages.nothing;
  return messages[phase](dayWords(day.day, now));
}

/** The day whose programme is linked: today's, else the next one's; none after the fair. */
function linkedDay({ fair, now }: NowState, isQuiet: boolean): DateOption | null {
  const today = fair.days.find(({ day }) => day === easternDay(now)) ?? null;
  const { phase, day } = fairPhase(fair.days, now);
  const isOver = isQuiet && today && phase === "between";
  return today && !isOver ? today : phase === "after" ? null : day;
}

function linkView(state: NowState, programme: string, isEvening: boolean): NowView["link"] {
  if (programme === "") return null;
  const date = linkedDay(state, isEvening);
  if (!date?.day) return { href: programme, word: messages.programme };
  const isToday = date.day === easternDay(state.now);
  return {
    href: `${programme}${programme.includes("?") ? "&" : "?"}date=${date.value}`,
    word: isToday ? messages.today : messages.ofDay(dayLabel(date.day, { weekday: true })),
  };
}

/**
 * @param programme address of the programme's page; empty without one
 * @param room value of a board's room; empty for every place
 */
export function nowView(
  state: NowState,
  { programme, board, room, minutes = false }: NowViewOptions,
): NowView {
  const { now, answeredAt, activities, rest, restOf, fair } = state;
  const places = planAt(activities, now).map((place) => placeView(place, minutes ? now : null));
  const isOver =
    places.length === 0 && restOf === easternDay(now) && nextOf([...activities, ...rest], now) === null;
  return {
    hour: hourLabel(now),
    datetime: easternStamp(now),
    day: dayLabel(easternDay(now), { weekday: true }),
    room: fair.rooms.find(({ value }) => String(value) === room)?.label ?? null,
    places,
    quiet: places.length === 0 ? quietWords(state) : null,
    link: linkView(state, programme, isOver),
    stale: isOld(state, board) ? messages.stale(hourLabel(answeredAt)) : null,
  };
}
