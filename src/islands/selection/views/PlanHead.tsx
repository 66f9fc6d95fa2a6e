import { useEffect, useMemo } from "react";
import { moveFocus } from "../../../shared/focus/move-focus.ts";
import { lastPress } from "../../../shared/overlay/last-press.ts";
import { messages } from "../messages.ts";
import { useActions, useRoot, useSelection } from "../root-context.tsx";
import { ACTS_PART } from "../share/acts-part.ts";
import { changesOf } from "../state/selectors.ts";
import { Notes } from "./Notes.tsx";

/** How many are kept, what the visitor should know of them, and 'Tout effacer'. */
export function PlanHead() {
  const { ids: names } = useRoot();
  const count = useSelection(({ ids }) => ids.length);
  const isShared = useSelection(({ shared }) => shared !== null);
  return (
    <div className="signet-selection-head">
      <h2 className="signet-selection-heading" id={names.planHeading} tabIndex={-1}>
        {count === 0 && !isShared ? messages.empty : messages.count(count)}
      </h2>
      {count > 0 && <Clear />}
      <Undo />
      <Notes />
      <Changed />
    </div>
  );
}

function Clear() {
  const { ids: names, signal, announce, loadPart, marker, report } = useRoot();
  const { clear } = useActions();
  const count = useSelection(({ ids }) => ids.length);
  const ask = (opener: HTMLElement) => {
    const isLast = lastPress(signal);
    loadPart(ACTS_PART).then(
      ({ askBeforeClear }) =>
        isLast() &&
        askBeforeClear({
          count,
          opener,
          signal,
          within: marker,
          onYes: () => {
            clear();
            announce(messages.cleared(count));
            // The button that asked is gone; this one takes its place.
            requestAnimationFrame(() => moveFocus(names.undo) || moveFocus(names.planHeading));
          },
        }),
      report,
    );
  };
  return (
    <button type="button" className="signet-link" onClick={({ currentTarget }) => ask(currentTarget)}>
      {messages.clear}
    </button>
  );
}

/** What was done to many at once, and the way back. */
function Undo() {
  const { ids: names, announce } = useRoot();
  const actions = useActions();
  const undo = useSelection((state) => state.undo);
  if (undo === null) return null;
  const takeBack = () => {
    moveFocus(names.planHeading);
    actions.undo();
    announce(messages.undone);
  };
  return (
    <p className="signet-selection-said">
      <span>{messages[undo.kind](undo.count)}</span>{" "}
      <button type="button" id={names.undo} className="signet-link" onClick={takeBack}>
        {messages.undo}
      </button>
    </p>
  );
}

/** How many have changed, and 'Tout est vu'. */
function Changed() {
  const { ids: names, announce } = useRoot();
  const { seen } = useActions();
  const ids = useSelection((state) => state.ids);
  const rows = useSelection((state) => state.rows);
  const stored = useSelection((state) => state.stored);
  const all = useMemo(
    () => [...stored.keys()].filter((id) => changesOf({ rows, stored }, id, messages.kiosk).length > 0),
    [rows, stored],
  );
  const changed = all.filter((id) => ids.includes(id));
  const count = changed.length;
  const isNews = count > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once, when the API has answered, not at each 'Vu'
  useEffect(() => {
    if (isNews) announce(messages.changes(count));
  }, [isNews, announce]);
  if (!isNews) return null;
  const seeAll = () => {
    moveFocus(names.planHeading);
    seen(changed);
  };
  return (
    <p className="signet-selection-said">
      <span>{messages.changes(count)}</span>{" "}
      {count > 1 && (
        <button type="button" className="signet-link" onClick={seeAll}>
          {messages.seenAll}
        </button>
      )}
    </p>
  );
}
