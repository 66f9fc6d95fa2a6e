import { focusById } from "../../../shared/dom/focus-by-id.ts";
import { useRoot } from "../root-context.tsx";
import { scheduleMessages } from "./messages-schedule.ts";

/** What this view leaves out, where to see it, and what the lines mean. */
export function ScheduleNote() {
  const { actions, ids } = useRoot();
  const { note, ours } = scheduleMessages;
  const toList = () => {
    // The button goes with its view: the keyboard stays on what takes its place.
    focusById(ids.resultsHeading);
    actions.setMode("liste");
  };
  return (
    <div className="signet-schedule-note">
      <p>
        <b>{note[0]}</b> {note[1]}{" "}
        <button type="button" className="signet-link" onClick={toList}>
          {ours.toList}
        </button>
      </p>
      <p className="signet-legend" aria-hidden="true">
        {ours.legend}
      </p>
    </div>
  );
}
