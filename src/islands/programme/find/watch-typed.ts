import { afterPaint } from "../../../shared/dom/after-paint.ts";
import { savesData } from "../../../shared/dom/save-data.ts";
import { whenIdle } from "../../../shared/dom/when-idle.ts";
import type { ProgrammeRoot } from "../root-context.tsx";
import type { Typed } from "../state/state.ts";
import { FIND_PART } from "./find-part.ts";

/** Activities from which replacing their cards takes longer than a letter may wait. */
const MANY = 200;
/**
 * From the last letter to its cards when there are many, in ms: a slow typist's letters come every 400. It is twice as
 * long as replacing them took at most so far, so that a fast machine shows them earlier.
 */
const REST = { least: 150, most: 500 };

/**
 * Searches what the visitor types into the field, also what was typed before this code came. Returns the function that
 * stops it.
 */
export function watchTyped({ store, actions }: ProgrammeRoot): () => void {
  const over = new AbortController();
  const { signal } = over;
  let find: typeof import("./find.ts") | null = null;
  let isPrefetching = false;
  const prefetch = () => {
    if (isPrefetching || savesData()) return;
    isPrefetching = true;
    FIND_PART.load().then(
      (part) => {
        find = part;
        part.prepare(store.getState().items, signal);
      },
      () => {
        isPrefetching = false;
      },
    );
  };

  const sought = () => store.getState().filters.recherche ?? "";
  const seek = ({ text }: Typed) => {
    if (text.trim() !== sought().trim()) {
      actions.setFilters({ recherche: text.trim() === "" ? null : text });
      // The pages that are not there yet are searched, too.
      if (text.trim() !== "") actions.loadMore();
    }
    actions.setTyped({ text, taken: true });
  };
  // The letter is painted first, then the number that is found. Its chip and the cards follow; when there are many, once
  // typing rests, because a letter that comes while they are replaced waits for them.
  let longest = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** What has been typed and not been searched yet. */
  const waiting = (): Typed | null => {
    const { typed } = store.getState();
    return typed && !typed.taken && !typed.composed ? typed : null;
  };
  const isMany = () => store.getState().items.length > MANY;
  const count = () => {
    const { items, mode } = store.getState();
    const text = waiting()?.text.trim();
    // The other views leave some of the found activities out.
    if (find && mode === "liste" && text !== undefined)
      actions.setFound(text === "" ? null : find.foundIn(items, text).length);
  };
  const take = () => {
    const typed = waiting();
    if (!typed) return;
    const [begun, before, many] = [performance.now(), sought(), isMany()];
    seek(typed);
    // A short list, or the same search again, does not say how long many cards take.
    if (!many || sought() === before) return;
    whenIdle(() => {
      longest = Math.max(longest, performance.now() - begun);
    });
  };
  const rest = () => (longest === 0 ? REST.most : Math.min(Math.max(2 * longest, REST.least), REST.most));
  const follow = () => {
    clearTimeout(timer);
    afterPaint(() => {
      count();
      clearTimeout(timer);
      timer = setTimeout(take, isMany() ? rest() : 0);
    }, signal);
  };

  let last: Typed | null = null;
  const look = () => {
    const { typed } = store.getState();
    if (typed === last) return;
    last = typed;
    prefetch();
    if (waiting()) follow();
  };
  last = store.getState().typed;
  if (last || document.activeElement?.matches(".signet-programme-find input")) prefetch();
  take();
  const unsubscribe = store.subscribe(look);
  return () => {
    over.abort();
    clearTimeout(timer);
    unsubscribe();
  };
}
