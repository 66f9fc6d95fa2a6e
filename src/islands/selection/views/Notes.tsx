import { useEffect } from "react";
import { moveFocus } from "../../../shared/focus/move-focus.ts";
import { easternDay } from "../../../shared/time/eastern.ts";
import { dayLabel, hourLabel } from "../../../shared/time/labels.ts";
import { messages } from "../messages.ts";
import { useActions, useRoot, useSelection } from "../root-context.tsx";

/** 'le 22 novembre, 10 h 12'. */
function momentText(ms: number): string {
  const instant = ms / 1000;
  return `le ${dayLabel(easternDay(instant))}, ${hourLabel(instant)}`;
}

/** What keeps the plan from being sure: no answer of the API, a browser that refuses to store. */
export function Notes() {
  const { announce, ids: names } = useRoot();
  const { retry } = useActions();
  const failure = useSelection((state) => state.failure);
  const lasts = useSelection((state) => state.lasts);
  const count = useSelection(({ ids }) => ids.length);
  const oldest = useSelection(({ ids, stored }) =>
    Math.min(...ids.map((id) => stored.get(id)?.keptAt ?? Number.POSITIVE_INFINITY)),
  );
  const isOffline = failure !== null;
  const text = Number.isFinite(oldest) ? messages.offline(momentText(oldest)) : messages.offlineNothing;
  useEffect(() => {
    if (isOffline) announce(text);
  }, [isOffline, text, announce]);
  const tryAgain = () => {
    // The line is removed at once: move focus first.
    moveFocus(names.planHeading);
    retry();
  };
  return (
    <>
      {isOffline && (
        <p className="signet-selection-said">
          <span>{text}</span>{" "}
          <button type="button" className="signet-link" onClick={tryAgain}>
            {messages.retry}
          </button>
        </p>
      )}
      {!lasts && count > 0 && <p className="signet-selection-said">{messages.notStored}</p>}
    </>
  );
}
