/** The schedule of the programme's page without script, from the island's own pure files. */

import { cardView } from "../../../src/islands/programme/card/card-view.ts";
import { type Categories, dayOfDate } from "../../../src/islands/programme/domain/categories.ts";
import type { ProgrammeLocation } from "../../../src/islands/programme/domain/filters.ts";
import { dayHeading, hourHeading, sizeOf } from "../../../src/islands/programme/schedule/headings.ts";
import { scheduleMessages } from "../../../src/islands/programme/schedule/messages-schedule.ts";
import { inOrder, scheduleOf } from "../../../src/islands/programme/schedule/schedule.ts";
import { withMode } from "../../../src/islands/programme/state/changes.ts";
import type { Activity } from "../../../src/shared/activity/activity.ts";
import { today } from "../../../src/shared/time/eastern.ts";
import type { PageRequest } from "../pages.ts";
import { AT_RESULTS, address } from "./programme-view.ts";

/** @param fresh the activities of the last page: the address of that page leads to the first of them */
export function scheduleView(
  { url, clock }: PageRequest,
  location: ProgrammeLocation,
  categories: Categories,
  activities: readonly Activity[],
  fresh: readonly Activity[],
) {
  if (location.mode !== "horaire" || activities.length === 0) return null;
  const { filters, card } = location;
  const chosen = dayOfDate(filters.date, categories);
  const schedule = scheduleOf(activities, chosen);
  const next = inOrder(schedule).find((activity) => fresh.includes(activity));
  return {
    words: scheduleMessages,
    nothing: schedule.days.length === 0 ? scheduleMessages.ours.nothingHelp(activities.length) : null,
    list: `${address(withMode(location, "liste"), url.search)}${AT_RESULTS}`,
    today: schedule.days.some(({ day }) => day === today(clock())),
    days: schedule.days.map((day) => ({
      ...dayHeading(day),
      marked: day.day === (chosen ?? today(clock())),
      hours: day.hours.map((hour) => ({
        ...hourHeading(hour, day.day),
        size: sizeOf(hour),
        slots: hour.slots.map(({ activity, quarters }) => ({
          card: cardView(activity, url.href),
          quarters,
          kept: activity.slug === card,
          next: activity === next,
        })),
      })),
    })),
  };
}
