/** Changes to a published programme: cancelled, postponed, not yet dated. */

import { DAYS, opening } from "./calendar.ts";
import type { Agenda } from "./cast.ts";
import { effective, type Planned } from "./planned.ts";
import type { Chance } from "./random.ts";
import type { Slot, Timetable } from "./timetable.ts";

const CANCELLED = 7;
const POSTPONED = 8;
const POSTPONED_WITHOUT_STATUS = 2;
const CANCELLED_AND_POSTPONED = 2;
const UNDATED = 7;

function laterSlot(activity: Planned, chance: Chance, agenda: Agenda, timetable: Timetable): Slot | null {
  const { slot, room, authors, persons } = activity;
  const minutes = slot.to - slot.from;
  const names = [...authors.map((author) => author.item.slug), ...persons.map((person) => person.title)];
  for (const day of chance.shuffle(DAYS.filter((candidate) => candidate >= slot.day))) {
    const [opens, closes] = activity.place ? [1020, 1290] : opening(day);
    for (let from = opens; from + minutes <= closes; from += 30) {
      const later = { day, from, to: from + minutes };
      if (day === slot.day && from < slot.to) continue;
      if (timetable.isFree(room, later) && names.every((name) => agenda.isFree(name, later))) return later;
    }
  }
  return null;
}

/** Changes some activities; activities of several days, school mornings and fixed hours stay. */
export function applyStates(
  activities: readonly Planned[],
  chance: Chance,
  agenda: Agenda,
  timetable: Timetable,
): void {
  const movable = chance.shuffle(
    activities.filter(({ draft }) => !draft.run && !draft.fixed && draft.type !== "classe"),
  );
  // Takes from each kind in turn: stands are a third of the programme, but need not be a third of the changes.
  const take = (count: number) => {
    const talks = movable.filter(({ draft }) => draft.type !== "dedicace").slice(0, Math.ceil(count * 0.7));
    const stands = movable.filter(({ draft }) => draft.type === "dedicace").slice(0, count - talks.length);
    const taken = [...talks, ...stands];
    for (const activity of taken) movable.splice(movable.indexOf(activity), 1);
    return taken;
  };
  const postpone = (activity: Planned) => {
    const later = laterSlot(activity, chance, agenda, timetable);
    if (!later) return false;
    activity.report = later;
    if (activity.room) timetable.book(activity.room, later);
    for (const author of activity.authors) agenda.book(author.item.slug, later);
    return true;
  };
  const postponeSome = (count: number, statuses: string[]) => {
    let done = 0;
    while (done < count) {
      for (const activity of take(1)) {
        if (!postpone(activity)) continue;
        activity.statuses = statuses;
        done += 1;
      }
    }
  };
  for (const activity of take(CANCELLED)) activity.statuses = ["cancelled"];
  postponeSome(POSTPONED, ["postponed"]);
  postponeSome(POSTPONED_WITHOUT_STATUS, []);
  postponeSome(CANCELLED_AND_POSTPONED, ["cancelled", "postponed"]);
  for (const activity of take(UNDATED)) {
    activity.statuses = ["undetermined"];
    activity.undated = true;
  }
  // An activity of several days that starts a day late, and one whose dates the CMS has but must not show.
  const run = activities.find(({ draft }) => draft.run && draft.run[1] - draft.run[0] > 2 && !draft.allDay);
  if (run?.draft.run) {
    run.report = { ...effective(run), day: 1 };
    run.statuses = ["postponed"];
  }
  for (const activity of take(1)) activity.statuses = ["undetermined"];
}
