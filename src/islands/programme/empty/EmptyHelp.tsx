import { useEffect, useState } from "react";
import { moveFocus } from "../../../shared/focus/move-focus.ts";
import { activityWord, messages } from "../messages.ts";
import { useProgramme, useRoot } from "../root-context.tsx";
import { emptyMessages } from "./messages-empty.ts";
import { type WayOut, waysOut } from "./ways-out.ts";

/** A count is the same in every order: one address for all visitors, so that a shared cache can answer. */
const ANY_SEED = 1;

interface Counted extends WayOut {
  readonly count: number | null;
}

/**
 * For an empty list: the filters of which dropping one finds something, with the number of activities there would be.
 * Asks the API at most four times; the next act, which ends the empty list, cancels that. Without answers nothing is
 * shown.
 */
export function EmptyHelp() {
  const { store, api, actions, announce, ids } = useRoot();
  const filters = useProgramme((state) => state.filters);
  const [ways, setWays] = useState<readonly Counted[]>([]);
  useEffect(() => {
    const over = new AbortController();
    const { signal } = over;
    const state = store.getState();
    const asked = waysOut(state).map(async (way) => {
      if (way.count !== undefined) return { ...way, count: way.count };
      const { count } = await api.events(way.to, 1, ANY_SEED, signal);
      return { ...way, count };
    });
    Promise.allSettled(asked).then((answers) => {
      if (signal.aborted) return;
      const found = answers.flatMap((answer) =>
        answer.status === "fulfilled" && answer.value.count !== 0 ? [answer.value] : [],
      );
      setWays(found);
      // A search announces its own result, with every letter.
      // It takes the place of the load's announcement, of which perhaps nothing was heard.
      if (found.length > 0 && filters.recherche === null)
        announce([messages.empty, ...found.map(textOf)].join(". "));
    });
    return () => over.abort();
  }, [store, api, announce, filters]);
  if (ways.length === 0) return null;
  return (
    <ul className="signet-programme-ways-out" aria-label={emptyMessages.instead}>
      {ways.map((way) => (
        <li key={way.id}>
          <button
            type="button"
            className="signet-button"
            onClick={() => {
              // The button disappears with the empty list.
              moveFocus(ids.resultsHeading);
              actions.setFilters(way.to.filters);
            }}
          >
            <span>{way.count === null ? way.label : emptyMessages.count(way.label, way.count)}</span>
            {way.count !== null && (
              <span className="signet-visually-hidden">{` ${activityWord(way.count).toLowerCase()}`}</span>
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}

const textOf = ({ label, count }: Counted): string =>
  count === null ? label : `${emptyMessages.count(label, count)} ${activityWord(count).toLowerCase()}`;
