import { type RefObject, useEffect, useState } from "react";
import { IN_PLACE, moveFocus } from "../../../../shared/focus/move-focus.ts";
import { useActions, useProgramme } from "../../root-context.tsx";
import { scheduleMessages } from "../messages-schedule.ts";
import type { Day } from "../schedule.ts";
import type { Slot } from "../slot.ts";
import { pastCount, slotAfter } from "./time-of.ts";

interface ScheduleBarProps {
  readonly days: readonly Day[];
  /** Null in the first rendering: the bar is empty, as the server prints it. */
  readonly now: number | null;
  /** Whether all that has begun is loaded: see `reachesNow`. */
  readonly reached: boolean;
  readonly hidden: boolean;
  readonly onHidden: (hidden: boolean) => void;
  readonly schedule: RefObject<HTMLElement | null>;
}

/** Above the days when today is among them: to the line of now, and whether past ones are shown. */
export function ScheduleBar({ days, now, reached, hidden, onHidden, schedule }: ScheduleBarProps) {
  const { loadMore } = useActions();
  const waits = useProgramme((state) => state.busy || state.following);
  const failed = useProgramme((state) => state.failure !== null);
  const loaded = useProgramme((state) => state.items.length);
  const count = useProgramme((state) => state.count);
  /** Pages are loaded until now has its place among the hours. */
  const [seeking, setSeeking] = useState(false);

  useEffect(() => {
    if (!seeking || waits || now === null) return;
    if (!reached && !failed) return loadMore();
    setSeeking(false);
    if (reached) goToNow(schedule.current, slotAfter(days, now));
  }, [seeking, waits, failed, reached, days, now, loadMore, schedule]);

  const past = now === null ? 0 : pastCount(days, now);
  const { ours } = scheduleMessages;
  return (
    <div className="signet-programme-schedule-bar">
      {now !== null && (
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
      {/* Every page that comes is announced */}
      {seeking && !reached && (
        <p className="signet-programme-seeking" aria-hidden="true">
          <span>{ours.seeking(loaded, count)}</span> <progress value={loaded} max={count} />
        </p>
      )}
    </div>
  );
}

/** Moves focus and the page to the line of now; where it is hidden with a day that is past, to what begins next. */
function goToNow(schedule: HTMLElement | null, next: Slot | null): void {
  const line = schedule?.querySelector<HTMLElement>(".signet-programme-now-line");
  const title = schedule?.querySelector<HTMLElement>(
    `[data-slug="${CSS.escape(next?.activity.slug ?? "")}"] .signet-programme-title > *`,
  );
  const target = [line, title].find((one) => moveFocus(one, IN_PLACE));
  if (target) scrollToMiddle(target);
}

/** Hours on the way there have guessed heights until they have been near: a few frames show the true ones. */
function scrollToMiddle(target: HTMLElement, frames = 4): void {
  target.scrollIntoView({ block: "center", behavior: "instant" });
  if (frames > 0) requestAnimationFrame(() => scrollToMiddle(target, frames - 1));
}
