import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import type { Activity } from "../../../shared/activity/activity.ts";
import { dispatch } from "../../../shared/dom/dispatch.ts";
import { useProgramme, useRoot } from "../root-context.tsx";
import { format } from "../state/url.ts";
import { prepare } from "./found-in.ts";
import { foundText } from "./found-text.ts";
import { markFound } from "./mark-found.ts";

/** From the last letter to its announcement, in ms. */
const REST = 700;

interface FoundProps {
  /** Null when the search is over. */
  readonly sought: string | null;
  /** Null while they, or the view, are loading. */
  readonly all: readonly Activity[] | null;
  /** How many the view shows. */
  readonly found: number | null;
  /** Holds the cards. */
  readonly list: RefObject<HTMLElement | null>;
}

/** Nothing without a search. */
export function Found({ sought, all, found, list }: FoundProps) {
  if (sought === null || all === null || found === null) return null;
  return <Finding sought={sought} all={all} found={found} list={list} />;
}

interface FindingProps extends FoundProps {
  readonly sought: string;
  readonly all: readonly Activity[];
  readonly found: number;
}

/** How many activities a search has found, and how far it has come. Marks the found letters in the cards. */
function Finding({ sought, all, found, list }: FindingProps) {
  const { announce, marker, store, actions } = useRoot();
  const items = useProgramme((state) => state.items);
  const count = useProgramme((state) => state.count);
  const following = useProgramme((state) => state.following);
  const loads = useProgramme((state) => state.loads);

  // Before the announcement of a load, which names the number.
  useLayoutEffect(() => actions.setFound(found), [actions, found]);
  useLayoutEffect(() => () => actions.setFound(null), [actions]);

  useEffect(() => {
    const over = new AbortController();
    prepare(all, over.signal);
    return () => over.abort();
  }, [all]);

  useEffect(() => (list.current ? markFound(list.current, sought) : undefined), [list, sought]);

  // Once typing rests. A load that ends meanwhile announces the result itself.
  const last = useRef({ sought: "", loads });
  useEffect(() => {
    const isTyped = last.current.sought !== sought;
    const isLoaded = last.current.loads !== loads;
    last.current = { sought, loads };
    if (!isTyped && !isLoaded) return;
    const timer = setTimeout(() => {
      const state = store.getState();
      if (isTyped) announce(foundText(state.found ?? 0, state));
      if (state.following || state.busy) return;
      const query = format({ ...state, page: 1, card: null });
      dispatch(marker, "signet:filter", { query, count: state.found ?? 0 });
    }, REST);
    return () => clearTimeout(timer);
  }, [sought, loads, announce, marker, store]);

  return (
    <p className="signet-programme-found">
      <span>{foundText(found, { items, count })}</span>
      {following && <progress value={items.length} max={count} aria-hidden="true" />}
    </p>
  );
}
