import { ahead } from "../../../shared/ui/ahead.ts";
import { messages } from "../messages.ts";
import { useRoot } from "../root-context.tsx";
import { CARD_PART } from "./card-part.ts";
import type { CardView } from "./card-view.ts";

const toSave = ahead(CARD_PART);

/** The activity as a file for a calendar; a page without script has room in its place. */
export function CalendarFile({ card: { activity, title } }: { readonly card: CardView }) {
  const { base, signal, loadPart, report } = useRoot();
  const save = () =>
    // One that does not come has been reported; the calendar link beside it works all the same.
    loadPart(CARD_PART)
      .then(
        ({ saveCalendarFile }) => saveCalendarFile(activity, base, signal),
        () => {},
      )
      .catch(report);
  return (
    <button
      type="button"
      className="signet-action signet-action-file"
      aria-label={messages.ours.calendarFileName(title.text)}
      onClick={save}
      {...toSave}
    >
      {messages.ours.calendarFile}
    </button>
  );
}
