import { moveFocus } from "../../../shared/focus/move-focus.ts";
import type { RowId } from "../../../shared/http/row-id.ts";
import type { Change } from "../domain/changes.ts";
import { messages } from "../messages.ts";
import { useActions } from "../root-context.tsx";
import { dateText } from "./date-text.ts";

function changeText(change: Change): string {
  const { changedTo } = messages;
  if (change.kind === "date") {
    const [now, was] = [dateText(change.now), dateText(change.was)];
    return now === "" ? changedTo.noDate(was) : changedTo.date(now, was);
  }
  if (change.kind === "place")
    return change.now === "" ? changedTo.noPlace(change.was) : changedTo.place(change.now, change.was);
  return changedTo[change.kind];
}

interface ChangesProps {
  readonly id: RowId;
  readonly title: string;
  readonly changes: readonly Change[];
}

/** What has changed since the activity was kept, until the visitor says that he has seen it. */
export function Changes({ id, title, changes }: ChangesProps) {
  const { seen } = useActions();
  const see = (button: HTMLElement) => {
    // The button is removed with what has changed.
    const row = button.closest("article");
    moveFocus(row?.querySelector<HTMLElement>("h4 a, h4:not(:has(a))"));
    seen([id]);
  };
  return (
    <div className="signet-selection-changes">
      {changes.map((change) => (
        <p key={change.kind}>{changeText(change)}</p>
      ))}
      <button
        type="button"
        className="signet-link"
        aria-label={messages.seenName(title)}
        onClick={({ currentTarget }) => see(currentTarget)}
      >
        {messages.seen}
      </button>
    </div>
  );
}
