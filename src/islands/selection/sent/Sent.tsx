import { useMemo } from "react";
import { moveFocus } from "../../../shared/focus/move-focus.ts";
import { planOf } from "../domain/plan.ts";
import { messages } from "../messages.ts";
import { useActions, useRoot, useSelection } from "../root-context.tsx";
import { activityOf, sharedIds } from "../state/selectors.ts";
import { Row } from "../views/Row.tsx";
import { UnknownRow } from "../views/UnknownRow.tsx";
import { sentMessages } from "./messages-sent.ts";

/** The selection in the page's address, beside the visitor's own, which it never changes by itself. */
export function Sent() {
  const { ids: names } = useRoot();
  const { closeShared } = useActions();
  const shared = useSelection((state) => state.shared);
  if (shared === null) return null;
  const close = () => {
    moveFocus(names.planHeading);
    closeShared();
  };
  return (
    <section className="signet-selection-shared">
      {shared === "broken" ? <p>{sentMessages.broken}</p> : <SentList />}
      <button type="button" className="signet-link signet-icon signet-icon-close" onClick={close}>
        {sentMessages.close}
      </button>
    </section>
  );
}

function SentList() {
  const { announce, ids: names } = useRoot();
  const { keepShared } = useActions();
  const shared = useSelection((state) => state.shared);
  const own = useSelection((state) => state.ids);
  const rows = useSelection((state) => state.rows);
  const stored = useSelection((state) => state.stored);
  const gone = useSelection((state) => state.gone);
  const ids = useMemo(() => sharedIds({ shared }), [shared]);
  const items = useMemo(() => {
    const { days, several, undated } = planOf(
      ids.flatMap((id) => activityOf({ rows, stored }, id) ?? []),
      new Date(0),
    );
    return [...days.flatMap((day) => day.items), ...several, ...undated];
  }, [ids, rows, stored]);
  const unknown = ids.filter((id) => activityOf({ rows, stored }, id) === null);
  const known = ids.filter((id) => own.includes(id)).length;
  const keepAll = () => {
    moveFocus(names.planHeading);
    keepShared();
    announce(messages.keptAll(ids.length - known));
  };
  return (
    <>
      <h2 className="signet-selection-heading">{sentMessages.title(ids.length)}</h2>
      <p>{known === ids.length ? sentMessages.allKnown(known) : sentMessages.help(known)}</p>
      {known < ids.length && (
        <button type="button" className="signet-button signet-button-solid" onClick={keepAll}>
          {sentMessages.keepAll}
        </button>
      )}
      <details className="signet-selection-sent" open={ids.length <= 12}>
        <summary>{sentMessages.list}</summary>
        <ul className="signet-selection-rows">
          {items.map((item) => (
            <li key={item.id}>
              <Row item={item} inDay={false} level={3} isGone={gone.has(item.id)} />
            </li>
          ))}
          {unknown.map((id) => (
            <li key={id}>
              <UnknownRow id={id} />
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}
