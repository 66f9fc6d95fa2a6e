import { useSyncExternalStore } from "react";
import type { Activity } from "../../../../shared/activity/activity.ts";
import { IN_PLACE } from "../../../../shared/focus/move-focus.ts";
import { useFocusFallback } from "../../../../shared/focus/use-focus-fallback.ts";
import { keepMessages } from "../../../../shared/selection/messages-keep.ts";
import { pageSelection } from "../../../../shared/selection/selection.ts";
import { ahead } from "../../../../shared/ui/ahead.ts";
import { useRoot } from "../../root-context.tsx";
import { CARD_PART } from "../card-part.ts";

const toTell = ahead(CARD_PART);

/**
 * The bookmark of a card: keeps the activity in the visitor's selection. It lies over the picture, so the server's
 * HTML reserves nothing, and a press renders this button alone.
 */
export function CardKeep({ activity }: { readonly activity: Activity }) {
  const root = useRoot();
  const { id, title } = activity;
  const selection = pageSelection();
  const isKept = () => selection.has(id);
  const kept = useSyncExternalStore(selection.subscribe, isKept, isKept);
  return (
    <button
      // Other results may not have this card.
      ref={useFocusFallback(root.ids.resultsHeading, IN_PLACE)}
      type="button"
      className="signet-keep"
      aria-pressed={kept}
      aria-label={keepMessages.name(title)}
      onClick={({ currentTarget }) => {
        if (kept) selection.drop(id);
        else selection.keep(id, activity);
        root.loadPart(CARD_PART).then(
          ({ tellKept }) => tellKept(root, id, currentTarget),
          () => {},
        );
      }}
      {...toTell}
    />
  );
}
