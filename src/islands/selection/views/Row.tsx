import { memo } from "react";
import { placeLines } from "../../../shared/activity/place-lines.ts";
import { type Change, whereText } from "../domain/changes.ts";
import type { PlanItem } from "../domain/plan.ts";
import type { Overlap } from "../domain/spans.ts";
import { messages, overlapText } from "../messages.ts";
import { Changes } from "./Changes.tsx";
import { OverlapBar } from "./OverlapBar.tsx";
import { Ribbon } from "./Ribbon.tsx";
import { When } from "./When.tsx";

export interface RowProps {
  readonly item: PlanItem;
  /** It stands under its day. */
  readonly inDay: boolean;
  /** Of its title. */
  readonly level?: 3 | 4;
  readonly isDropped?: boolean;
  readonly isGone?: boolean;
  readonly changes?: readonly Change[];
  readonly overlap?: Overlap | undefined;
  /** Titles of those that it overlaps with. */
  readonly others?: readonly string[];
}

/** Word before the date, when there is one: cancelled, postponed, gone. */
function stateWord({ status }: PlanItem, isGone: boolean): string | null {
  if (isGone) return messages.gone;
  if (status === "cancelled") return messages.cancelled;
  return status === "postponed" ? messages.postponed : null;
}

/** One activity of the plan: hour, title, place, what one should know, and its ribbon. */
export const Row = memo(function Row({
  item,
  inDay,
  level = 4,
  isDropped = false,
  isGone = false,
  changes = [],
  overlap,
  others = [],
}: RowProps) {
  const { id, activity, status, occasion } = item;
  const Title = `h${level}` as const;
  const isOff = isGone || status === "cancelled";
  const word = stateWord(item, isGone);
  const where = whereText(activity, messages.kiosk);
  const when = occasion && <When occasion={occasion} inDay={inDay} />;
  return (
    <article
      className="signet-selection-row"
      data-area={placeLines(activity)[0]?.area.look}
      data-loose={!inDay || undefined}
      data-off={isOff || undefined}
      data-dropped={isDropped || undefined}
    >
      {when && <p className="signet-selection-when">{isOff ? <del>{when}</del> : when}</p>}
      <div className="signet-selection-what">
        {word !== null && <p className="signet-selection-state">{word}</p>}
        <Title className="signet-selection-title">
          {activity.url === null ? activity.title : <a href={activity.url}>{activity.title}</a>}
        </Title>
        {where !== "" && (
          <p className="signet-selection-where">
            <span className="signet-sign">{where}</span>
          </p>
        )}
        {isDropped && <p className="signet-selection-note">{messages.droppedNote}</p>}
        {overlap && !isDropped && (
          <>
            <p className="signet-selection-overlap">{overlapText(others)}</p>
            <OverlapBar {...overlap} />
          </>
        )}
        {changes.length > 0 && !isDropped && <Changes id={id} title={activity.title} changes={changes} />}
      </div>
      <Ribbon id={id} title={activity.title} />
    </article>
  );
});
