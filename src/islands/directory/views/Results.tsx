import { type MouseEvent, useDeferredValue, useMemo, useRef } from "react";
import { rememberPlace } from "../../../shared/dom/kept-place.ts";
import { moveFocus } from "../../../shared/focus/move-focus.ts";
import { isPlainClick } from "../../../shared/focus/plain-click.ts";
import { grouped } from "../../../shared/text/grouped.ts";
import { StaleNote } from "../../../shared/ui/StaleNote.tsx";
import type { Stale } from "../../../shared/ui/stale.ts";
import { messages, resultWord, signName } from "../messages.ts";
import { useDirectory, useRoot, useStale } from "../root-context.tsx";
import { named } from "../state/selectors.ts";
import { EntryList } from "./EntryList.tsx";
import { FindField } from "./FindField.tsx";
import { Found } from "./Found.tsx";
import { LetterLink } from "./LetterLink.tsx";
import { LoadMore } from "./LoadMore.tsx";
import { Skeletons } from "./Skeletons.tsx";
import { useAnnouncements } from "./use-announcements.ts";
import { useKeptCard } from "./use-kept-card.ts";

/** Who is there: count, a name to look for, cards, more. */
export function Results() {
  const { kind, ids, actions, tellsFailures } = useRoot();
  const items = useDirectory((state) => state.items);
  const card = useDirectory((state) => state.card);
  const busy = useDirectory((state) => state.busy);
  const stale = useStale();
  const adding = useDirectory((state) => state.adding);
  const sought = useDirectory((state) => state.sought);
  // The cards follow what is typed a moment later: a key press is answered before a thousand of them are.
  const looked = useDeferredValue(sought);
  const shown = useMemo(() => named(items, looked), [items, looked]);
  const narrowed = shown !== items;
  const list = useRef<HTMLDivElement>(null);
  useAnnouncements(list, shown, narrowed);
  useKeptCard(list);
  const retry = () => {
    // The button goes, and the keyboard must not go with it.
    moveFocus(ids.heading);
    actions.retry();
  };
  const leave = (event: MouseEvent) => {
    const { target } = event;
    // A page opened in another tab leaves this one where it is.
    if (!isPlainClick(event)) return;
    const link = target instanceof Element ? target.closest("a") : null;
    const left = link?.closest<HTMLElement>("[data-slug]");
    if (!left?.dataset.slug) return;
    actions.chooseCard(left.dataset.slug);
    rememberPlace(left);
  };
  return (
    <section
      className="signet-directory-results"
      id={ids.results}
      aria-labelledby={ids.heading}
      data-stale={stale && ""}
    >
      <div className="signet-directory-head">
        <Count stale={stale} />
        <FindField />
      </div>
      {narrowed && <Found found={shown.length} />}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: the clicks of the links inside */}
      <div ref={list} className="signet-directory-entry-list" aria-busy={busy} onClick={leave}>
        {items.length === 0 && !stale && <Empty />}
        <EntryList entries={shown} size={kind.picture} card={card} />
        {(adding || (items.length === 0 && busy)) && <Skeletons />}
      </div>
      <LoadMore />
      <StaleNote stale={stale} words={messages} onRetry={tellsFailures ? undefined : retry} />
    </section>
  );
}

/** The heading: how many there are under which letter, or that there is nobody. */
function Count({ stale }: { readonly stale: Stale }) {
  const { ids } = useRoot();
  const count = useDirectory((state) => state.count);
  const letter = useDirectory((state) => state.answered);
  const { ours, empty } = messages;
  const found = count === 0 ? empty : <Amount count={count} />;
  return (
    <h2 className="signet-directory-result-count" id={ids.heading} tabIndex={-1}>
      {stale === "loading" ? ours.loadingBrief : found}
      {letter !== null && stale !== "loading" && (
        <span className="signet-visually-hidden">{`, ${signName(letter)}`}</span>
      )}
      {stale === "failed" && ` ${ours.stale}`}
    </h2>
  );
}

const Amount = ({ count }: { readonly count: number }) => (
  <>
    <b>{grouped(count)}</b> {resultWord(count)}
  </>
);

/** Nobody under this letter: a way on. */
function Empty() {
  const { kind } = useRoot();
  return (
    <div className="signet-directory-nobody">
      <p>{messages.ours.emptyHelp}</p>
      <LetterLink letter={null} className="signet-button">
        {messages.all[kind.name]}
      </LetterLink>
    </div>
  );
}
