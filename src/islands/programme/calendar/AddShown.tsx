import { memo } from "react";
import type { Activity } from "../../../shared/activity/activity.ts";
import { hasCalendarDate } from "../../../shared/calendar/activity-events.ts";
import { dispatch } from "../../../shared/dom/dispatch.ts";
import { fileName } from "../../../shared/text/file-name.ts";
import { ahead } from "../../../shared/ui/ahead.ts";
import { CARD_PART } from "../card/card-part.ts";
import { useRoot } from "../root-context.tsx";
import { sentence } from "../sentence/sentence.ts";
import { answeredSource } from "../sentence/stated.ts";
import { toolsMessages } from "../tools/messages-tools.ts";

const { addShown, addShownTo, addShownBut, addedShown } = toolsMessages.ours;
const toSave = ahead(CARD_PART);

/** Longest name of a file, without its ending, in characters. */
const LONGEST = 80;

/** Whether each activity has a date, found once: a search shows other activities with every letter. */
const datedBefore = new WeakMap<Activity, boolean>();

function isDated(activity: Activity): boolean {
  const dated = datedBefore.get(activity) ?? hasCalendarDate(activity);
  datedBefore.set(activity, dated);
  return dated;
}

/**
 * Saves the activities of the list as one calendar file, named for the filters. It names their number, and that of those
 * which are not in it, without a date or cancelled.
 */
export const AddShown = memo(function AddShown({ shown }: { readonly shown: readonly Activity[] }) {
  const { marker, base, signal, store, loadPart, announce, report } = useRoot();
  const dated = shown.filter(isDated);
  const left = shown.length - dated.length;
  const save = () =>
    loadPart(CARD_PART)
      .then(
        ({ saveActivities }) => {
          const name = fileName(sentence(answeredSource(store.getState())), LONGEST);
          if (!saveActivities(dated, base, `${name}.ics`, signal)) return;
          announce(addedShown(dated.length));
          dispatch(marker, "signet:calendar", { by: "file", slug: null });
        },
        // A failure has been reported; each card's calendar link still works.
        () => {},
      )
      .catch(report);
  return (
    dated.length > 0 && (
      <button type="button" className="signet-link signet-icon signet-icon-agenda" onClick={save} {...toSave}>
        <span>{`${addShown(dated.length)} ${addShownTo}${left > 0 ? addShownBut(left) : ""}`}</span>
      </button>
    )
  );
});
