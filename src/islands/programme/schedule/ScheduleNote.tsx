import { moveFocus } from "../../../shared/focus/move-focus.ts";
import { useRoot } from "../root-context.tsx";
import { scheduleMessages } from "./messages-schedule.ts";

const { note, ours } = scheduleMessages;

function useToList(): () => void {
  const { actions, ids } = useRoot();
  return () => {
    // The button disappears with its view: focus moves to the results' heading.
    moveFocus(ids.resultsHeading);
    actions.setMode("liste");
  };
}

/**
 * Shown in place of the days when every activity lasts more than two days (ruling D33), with a button to the list.
 */
export function NothingDrawn({ count }: { readonly count: number }) {
  return (
    <div className="signet-empty">
      <h3>{ours.nothing}</h3>
      <p>{ours.nothingHelp(count)}</p>
      <button type="button" className="signet-button" onClick={useToList()}>
        {ours.showList}
      </button>
    </div>
  );
}

/** Says what this view leaves out, where to see it, and what the lines mean. */
export function ScheduleNote() {
  const toList = useToList();
  return (
    <div className="signet-programme-schedule-note">
      <p>
        <b>{note[0]}</b> {note[1]}{" "}
        <button type="button" className="signet-link" onClick={toList}>
          {ours.toList}
        </button>
      </p>
      <p className="signet-programme-legend" aria-hidden="true">
        {ours.legend}
      </p>
    </div>
  );
}
