import { ahead } from "../../../shared/ui/ahead.ts";
import { messages } from "../messages.ts";
import { useRoot } from "../root-context.tsx";
import { CARD_PART } from "./card-part.ts";
import type { CardView } from "./card-view.ts";

const toSave = ahead(CARD_PART);

/** Saves the activity as a calendar file. The server's HTML reserves its space. */
export function CalendarFile({ card: { activity, title } }: { readonly card: CardView }) {
  const { base, signal, loadPart, report } = useRoot();
  const save = () =>
    // A failure has been reported; the calendar link beside it still works.
    loadPart(CARD_PART)
      .then(
        ({ calendarFileName, saveActivities }) => {
          saveActivities([activity], base, calendarFileName(activity), signal);
        },
        () => {},
      )
      .catch(report);
  return (
    <button
      type="button"
      className="signet-programme-action signet-programme-action-file"
      aria-label={messages.ours.calendarFileName(title.text)}
      onClick={save}
      {...toSave}
    >
      {messages.ours.calendarFile}
    </button>
  );
}
