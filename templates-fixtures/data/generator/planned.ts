/** An activity with its hour and place, made from written drafts, launches and signings. */

import type { Book } from "./books.ts";
import type { Draft } from "./drafts.ts";
import { habit } from "./habits.ts";
import type { Author } from "./people.ts";
import type { Chance } from "./random.ts";
import type { PersonItem } from "./shapes.ts";
import { createTimetable, type Slot, type Timetable, windowOf } from "./timetable.ts";

export interface Planned {
  draft: Draft;
  audience: string;
  ages: readonly string[];
  /** Room code, '' when none. */
  room: string;
  /** Place code, '' when not in the city. */
  place: string;
  kiosk: string | null;
  /** For an activity of several days, the hours of each day. */
  slot: Slot;
  /** The new hours of a postponed activity. */
  report?: Slot;
  undated?: boolean;
  statuses: string[];
  title: string;
  authors: Author[];
  persons: PersonItem[];
  book?: Book;
}

export function planned(draft: Draft, slot: Slot): Planned {
  const usual = habit(draft.type);
  return {
    draft,
    audience: draft.audience ?? usual.audience,
    ages: draft.ages.length > 0 ? draft.ages : usual.ages,
    room: "",
    place: draft.place ?? "",
    kiosk: null,
    slot,
    statuses: [],
    title: draft.title,
    authors: [],
    persons: [],
  };
}

/** The hours that apply: the new ones when postponed. */
export const effective = (activity: Planned): Slot => activity.report ?? activity.slot;

/** Rooms to use when the requested stage is full. */
const SPARE_ROOMS = ["carrefour", "verriere", "encrier", "marque", "s511", "s516", "place"];

/** Hours of activities of several days: as long as the place is open. */
const RUN_HOURS = [600, 1080] as const;

/** Talks that libraries, bookshops and theatres also host. */
const TRAVELLERS = ["table-ronde", "rencontre", "lecture", "debat", "conference", "conte"];
const TRAVELLING = 0.17;
const HOSTS = [
  ...["gb", "favreau", "plateau", "ahuntsic", "verdun", "parcex", "benny"],
  ...["sutto", "cdn", "mtlnord", "pat", "ecrivains", "uqam", "ecomusee"],
  ...["portdetete", "gallimard", "euguelionne", "dq", "square"],
];

/** Moves some talks that need no stage to the city. */
function withTravellers(drafts: readonly Draft[], chance: Chance): Draft[] {
  return drafts.map((draft) => {
    const free = !draft.room && !draft.fixed && !draft.run && !draft.hours && draft.audience !== "metier";
    const travels = free && draft.areas.join() === "palais" && TRAVELLERS.includes(draft.type);
    if (!travels || !chance.happens(TRAVELLING)) return draft;
    return { ...draft, areas: ["ville"], place: chance.pick(HOSTS) };
  });
}

/** Moves an activity to a library or a bookshop when the Palais is full at suitable hours. */
function moveToCity(activity: Planned, timetable: Timetable, chance: Chance): void {
  const { draft, audience, ages, slot } = activity;
  activity.draft = { ...draft, areas: ["ville"], place: chance.pick(HOSTS) };
  activity.place = activity.draft.place ?? "";
  const found = timetable.place(windowOf(activity.draft, audience, ages), slot.to - slot.from, [""]);
  if (!found) throw new Error(`No hour left for "${draft.title}"`);
  Object.assign(activity, found);
}

/** Gives every written draft its hour and room; those with the most requirements first. */
export function schedule(
  drafts: readonly Draft[],
  chance: Chance,
): { activities: Planned[]; timetable: Timetable } {
  const timetable = createTimetable(chance);
  const rank = (draft: Draft) => {
    if (draft.fixed) return 0;
    if (draft.run) return 1;
    // Children come in the daytime only; the big stage is in demand.
    const hours = windowOf(
      draft,
      draft.audience ?? "",
      draft.ages.length > 0 ? draft.ages : habit(draft.type).ages,
    );
    return draft.room === "grande" || !["adults", "city", "online"].includes(hours) ? 2 : 3;
  };
  const order = chance
    .shuffle(withTravellers(drafts, chance))
    .map((draft, index) => ({ draft, index }))
    .sort((left, right) => rank(left.draft) - rank(right.draft) || left.index - right.index);
  const activities = order.map(({ draft }) => {
    const usual = habit(draft.type);
    const minutes = draft.minutes ?? chance.pick(usual.minutes);
    const activity = planned(draft, { day: 0, from: 0, to: minutes });
    const inPalais = draft.areas.includes("palais");
    const rooms = !inPalais ? [""] : draft.room ? [draft.room] : usual.rooms;
    if (draft.run) {
      const days = draft.run[1] - draft.run[0] + 1;
      if (days > 2 || draft.allDay) {
        activity.slot = { day: draft.run[0], from: RUN_HOURS[0], to: RUN_HOURS[1] };
      } else {
        // A workshop over a weekend keeps its room and hour on both days.
        const from = chance.pick([600, 630]);
        activity.slot = { day: draft.run[0], from, to: from + minutes };
        activity.room = rooms.find((room) =>
          draft.run?.every((day) => timetable.isFree(room, { ...activity.slot, day })),
        ) as string;
        for (const day of draft.run) timetable.book(activity.room, { ...activity.slot, day });
      }
    } else if (draft.fixed) {
      activity.slot = { day: draft.fixed.day, from: draft.fixed.minutes, to: draft.fixed.minutes + minutes };
      const room = chance.shuffle(rooms).find((candidate) => timetable.isFree(candidate, activity.slot));
      if (room === undefined) throw new Error(`"${draft.title}" cannot have its hour`);
      timetable.book(room, activity.slot);
      activity.room = room;
    } else {
      const window = windowOf(draft, activity.audience, activity.ages);
      const found = timetable.place(window, minutes, rooms) ?? timetable.place(window, minutes, SPARE_ROOMS);
      if (found) Object.assign(activity, found);
      else moveToCity(activity, timetable, chance);
    }
    return activity;
  });
  return { activities, timetable };
}
