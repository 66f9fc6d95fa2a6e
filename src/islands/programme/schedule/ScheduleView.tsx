import { useEffect, useMemo, useRef, useState } from "react";
import { pageSize } from "../../../shared/activity/facts.ts";
import { pageClock } from "../../../shared/time/clock.ts";
import { today } from "../../../shared/time/eastern.ts";
import { dayOfDate } from "../domain/categories.ts";
import type { ViewProps } from "../results/view.ts";
import { useProgramme } from "../root-context.tsx";
import { cardWithin, DaySection } from "./DaySection.tsx";
import { NothingDrawn, ScheduleNote } from "./ScheduleNote.tsx";
import { firstHours, type Schedule, scheduleOf } from "./schedule.ts";
import { useLeftOut } from "./use-left-out.ts";

export { drawn } from "./schedule.ts";

/** The activities by day and hour. */
export function ScheduleView({ activities, card }: ViewProps) {
  const chosen = useProgramme(({ answered, categories }) => dayOfDate(answered.date, categories));
  const [now] = useState(() => today(pageClock()()));
  const before = useRef<Schedule>(null);
  const schedule = useMemo(() => scheduleOf(activities, chosen, before.current), [activities, chosen]);
  useEffect(() => {
    before.current = schedule;
  });
  useLeftOut(activities, schedule.leftOut);
  // A page of the list is more than a large screen shows: its activities are not measured.
  // From the first rendering only, so that unchanged days are not rendered again.
  const [first] = useState(() => new Set(firstHours(schedule.days, pageSize())));
  return (
    <div className="signet-programme-schedule">
      <ScheduleNote />
      {schedule.days.length === 0 && <NothingDrawn count={activities.length} />}
      {schedule.days.map((day) => (
        <DaySection
          key={day.day}
          day={day}
          marked={day.day === (chosen ?? now)}
          card={cardWithin(day.hours, card)}
          first={first}
        />
      ))}
    </div>
  );
}
