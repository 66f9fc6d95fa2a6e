import { Fragment, memo, useMemo } from "react";
import type { RowId } from "../../../shared/http/row-id.ts";
import { withCapital } from "../../../shared/text/with-capital.ts";
import { dayLabel, durationLabel } from "../../../shared/time/labels.ts";
import { usePart } from "../../../shared/ui/part.ts";
import { type PlanDay, slotsOf } from "../domain/plan.ts";
import type { Move } from "../domain/spans.ts";
import { messages } from "../messages.ts";
import { useRoot, useSelection } from "../root-context.tsx";
import { PlanRow } from "./PlanRow.tsx";
import { SPANS_PART } from "./plan-parts.ts";

/** 'Changement de lieu, 25 minutes'. */
function moveText({ minutes }: Move): string {
  if (minutes === null) return messages.moveUntimed;
  return minutes === 0 ? messages.moveWithoutPause : messages.move(durationLabel(minutes).spoken);
}

/** One day of the plan: its activities by hour, with overlaps and changes of place. */
export const Day = memo(function Day({ day, items }: PlanDay) {
  const { loadPart } = useRoot();
  const spansOf = usePart(SPANS_PART, true, loadPart)?.spansOf;
  /** Ids of this day that do not count, as a text: other days' are not rendered again. */
  const out = useSelection(({ dropped, gone }) =>
    items.flatMap(({ id }) => (dropped.includes(id) || gone.has(id) ? id : [])).join(),
  );
  const spans = useMemo(() => {
    const ids = new Set(out.split(","));
    return spansOf?.(slotsOf(items, (id) => ids.has(String(id))));
  }, [spansOf, items, out]);
  const titleOf = (id: RowId) => items.find((item) => item.id === id)?.activity.title ?? "";
  return (
    <section className="signet-selection-day">
      <h3 className="signet-selection-day-label signet-poster">
        <time dateTime={day}>{withCapital(dayLabel(day, { weekday: true }))}</time>
      </h3>
      <ol className="signet-selection-rows">
        {items.map((item) => {
          const move = spans?.moves.get(item.id);
          const overlap = spans?.overlaps.get(item.id);
          return (
            <Fragment key={item.id}>
              {move && <li className="signet-selection-move">{moveText(move)}</li>}
              <li>
                <PlanRow item={item} inDay overlap={overlap} others={overlap?.others.map(titleOf)} />
              </li>
            </Fragment>
          );
        })}
      </ol>
    </section>
  );
});
