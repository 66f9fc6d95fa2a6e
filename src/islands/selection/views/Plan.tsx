import { useMemo } from "react";
import { readRowId } from "../../../shared/http/row-id.ts";
import { byId } from "../../../shared/list/by-id.ts";
import { usePart } from "../../../shared/ui/part.ts";
import { type PlanItem, planOf } from "../domain/plan.ts";
import { messages } from "../messages.ts";
import { useRoot, useSelection } from "../root-context.tsx";
import { activityOf, plannedIds } from "../state/selectors.ts";
import { Day } from "./Day.tsx";
import { Empty } from "./Empty.tsx";
import { PlanRow } from "./PlanRow.tsx";
import { CARRY_PART } from "./plan-parts.ts";
import { UnknownRow } from "./UnknownRow.tsx";

/** The kept activities by day and hour, and how to carry them elsewhere; help when there are none. */
export function Plan() {
  const { loadPart } = useRoot();
  const ids = useSelection((state) => state.ids);
  const Carry = usePart(CARRY_PART, ids.length > 0, loadPart)?.Carry;
  const dropped = useSelection((state) => state.dropped);
  const rows = useSelection((state) => state.rows);
  const stored = useSelection((state) => state.stored);
  const now = useSelection((state) => state.now);
  // A ribbon changes no activity of the plan, so that a press renders its own day alone.
  const key = [...plannedIds({ ids, dropped })].sort(byId).join();
  const planned = useMemo(() => key.split(",").flatMap((id) => readRowId(id) ?? []), [key]);
  const plan = useMemo(
    () =>
      planOf(
        planned.flatMap((id) => activityOf({ rows, stored }, id) ?? []),
        now,
      ),
    [planned, rows, stored, now],
  );
  const unknown = planned.filter((id) => activityOf({ rows, stored }, id) === null);
  const past = plan.past.flatMap(({ items }) => items);
  const kept = past.filter(({ id }) => !dropped.includes(id)).length;
  if (planned.length === 0) return <Empty />;
  return (
    <div className="signet-selection-body">
      <p className="signet-selection-on-paper">
        {kept === 0 ? messages.count(ids.length) : messages.onPaper(ids.length - kept, kept)}
      </p>
      <div className="signet-selection-plan">
        <div className="signet-selection-days">
          {plan.days.map((day) => (
            <Day key={day.day} {...day} />
          ))}
          <Apart label={messages.several} items={plan.several} />
          <Apart label={messages.undated} items={plan.undated} />
        </div>
        {unknown.length > 0 && (
          <ul className="signet-selection-rows">
            {unknown.map((id) => (
              <li key={id}>
                <UnknownRow id={id} isDropped={dropped.includes(id)} />
              </li>
            ))}
          </ul>
        )}
        {past.length > 0 && (
          <details className="signet-selection-past">
            <summary>{messages.past(past.length)}</summary>
            {plan.past.map((day) => (
              <Day key={day.day} {...day} />
            ))}
          </details>
        )}
      </div>
      {ids.length > 0 && Carry && <Carry />}
    </div>
  );
}

/** Activities that are on no day of the plan. */
function Apart({ label, items }: { readonly label: string; readonly items: readonly PlanItem[] }) {
  if (items.length === 0) return null;
  return (
    <section className="signet-selection-day">
      <h3 className="signet-selection-day-label signet-poster">{label}</h3>
      <ul className="signet-selection-rows">
        {items.map((item) => (
          <li key={item.id}>
            <PlanRow item={item} inDay={false} />
          </li>
        ))}
      </ul>
    </section>
  );
}
