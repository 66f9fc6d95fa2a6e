import { type RefObject, useEffect, useState } from "react";
import { IN_PLACE, moveFocus } from "../../../../shared/focus/move-focus.ts";
import { useActions, useProgramme } from "../../root-context.tsx";
import { hasMore } from "../../state/selectors.ts";
import { scheduleMessages } from "../messages-schedule.ts";
import type { Day } from "../schedule.ts";
import { pastCount, slotOfNow } from "./time-of.ts";

interface ScheduleBarProps {
  readonly days: readonly Day[];
  /** Null in the first rendering: the bar is empty, as the server prints it. */
  readonly now: number | null;
  readonly hidden: boolean;
  readonly onHidden: (hidden: boolean) => void;
  readonly schedule: RefObject<HTMLElement | null>;
}

/** Above the days when today is among them: to the activities of now, and whether past ones are shown. */
export function ScheduleBar({ days, now, hidden, onHidden, schedule }: ScheduleBarProps) {
  const { loadMore } = useActions();
  const more = useProgramme(hasMore);
  const busy = useProgramme((state) => state.busy);
  /** Pages are loaded until the activities of now are among them. */
  const [seeking, setSeeking] = useState(false);
  const target = now === null ? null : slotOfNow(days, now);

  useEffect(() => {
    if (!seeking || busy) return;
    if (!target && more) return loadMore();
    setSeeking(false);
    const slug = target && CSS.escape(target.activity.slug);
    const title = schedule.current?.querySelector<HTMLElement>(
      `[data-slug="${slug}"] .signet-programme-title > *`,
    );
    if (!title) return;
    moveFocus(title, IN_PLACE);
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    title.closest(".signet-programme-slot")?.scrollIntoView({ behavior: still ? "instant" : "smooth" });
  }, [seeking, busy, target, more, loadMore, schedule]);

  const past = now === null ? 0 : pastCount(days, now);
  const { ours } = scheduleMessages;
  return (
    <div className="signet-programme-schedule-bar">
      {now !== null && (target || more) && (
        <button
          type="button"
          className="signet-link"
          aria-disabled={seeking || undefined}
          onClick={() => setSeeking(true)}
        >
          {ours.toNow}
        </button>
      )}
      {past > 0 && (
        <button type="button" className="signet-link" onClick={() => onHidden(!hidden)}>
          {hidden ? ours.showPast(past) : ours.hidePast}
        </button>
      )}
    </div>
  );
}
