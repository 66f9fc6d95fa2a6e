import { useEffect, useMemo, useRef, useState } from "react";
import { pageSize } from "../../../shared/activity/facts.ts";
import { startOfDay } from "../../../shared/activity/moments.ts";
import { unfinished } from "../../../shared/http/list-pages.ts";
import { pageClock } from "../../../shared/time/clock.ts";
import { today } from "../../../shared/time/eastern.ts";
import { dayOfDate } from "../domain/categories.ts";
import type { ViewProps } from "../results/view.ts";
import { useProgramme, useRoot } from "../root-context.tsx";
import { cardWithin, DaySection } from "./DaySection.tsx";
import { readHidden, writeHidden } from "./now/hidden-past.ts";
import { ScheduleBar } from "./now/ScheduleBar.tsx";
import { goesOn, reachesNow } from "./now/time-of.ts";
import { useMinute } from "./now/use-minute.ts";
import { NothingDrawn, ScheduleNote } from "./ScheduleNote.tsx";
import { type Day, firstHours, type Schedule, scheduleOf } from "./schedule.ts";
import { useLeftOut } from "./use-left-out.ts";

export { drawn } from "./schedule.ts";

/** The activities by day and hour. */
export function ScheduleView({ activities, card }: ViewProps) {
  const { isHere } = useRoot();
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
  const [hidden, setHidden] = useState(() => readHidden(location.search));
  const root = useRef<HTMLDivElement>(null);
  const hasToday = schedule.days.some(({ day }) => day === now);
  const minute = useMinute(hasToday);
  const items = useProgramme((state) => state.items);
  const isMissing = useProgramme(unfinished);
  const reached = useMemo(
    () => minute !== null && reachesNow(items, isMissing, minute),
    [items, isMissing, minute],
  );
  const hide = (next: boolean) => {
    setHidden(next);
    if (isHere()) writeHidden(next);
  };
  const [first] = useState(() => new Set(firstHours(schedule.days, pageSize())));
  return (
    <div
      ref={root}
      className="signet-programme-schedule"
      data-hide-past={(hidden && minute !== null) || undefined}
    >
      <ScheduleNote />
      {hasToday && (
        <ScheduleBar
          days={schedule.days}
          now={minute}
          reached={reached}
          hidden={hidden}
          onHidden={hide}
          schedule={root}
        />
      )}
      {schedule.days.length === 0 && <NothingDrawn count={activities.length} />}
      {schedule.days.map((day) => (
        <DaySection
          key={day.day}
          day={day}
          marked={day.day === (chosen ?? now)}
          card={cardWithin(day.hours, card)}
          first={first}
          now={nowFor(day, now, minute)}
          reached={reached}
        />
      ))}
    </div>
  );
}

/** The minute for a day: it passes on days that go on, so that others are not rendered again. */
function nowFor(day: Day, today: string, minute: number | null): number | null {
  if (minute === null || day.day === null || day.day > today) return null;
  const midnight = startOfDay(today);
  return day.day === today || goesOn(day, midnight) ? minute : midnight;
}
