import { type MouseEvent, useDeferredValue, useMemo, useRef } from "react";
import { isPlainClick } from "../../../shared/focus/plain-click.ts";
import { rememberPlace, useKeptCard } from "../../../shared/list/kept-place.ts";
import { LoadMoreButton } from "../../../shared/list/LoadMoreButton.tsx";
import { StaleNote } from "../../../shared/list/StaleNote.tsx";
import { type Stale, useAdding, useStale } from "../../../shared/list/stale.ts";
import { useAnnouncements } from "../../../shared/list/use-announcements.ts";
import { grouped } from "../../../shared/text/grouped.ts";
import { LetterLink } from "../letters/LetterLink.tsx";
import { letterName, messages, resultWord } from "../messages.ts";
import { useDirectory, useRoot } from "../root-context.tsx";
import { Skeletons } from "../skeleton/Skeletons.tsx";
import { hasMore, isCut, named } from "../state/selectors.ts";
import { EntryList } from "./EntryList.tsx";
import { FindField } from "./FindField.tsx";
import { Found } from "./Found.tsx";
import { loadText, useFoundAnnouncement } from "./use-found-announcement.ts";

/** The list: count, search field, cards, 'Voir plus'. */
export function Results() {
  const root = useRoot();
  const { ids, actions } = root;
  const items = useDirectory((state) => state.items);
  const card = useDirectory((state) => state.card);
  const busy = useDirectory((state) => state.busy);
  const stale = useStale(root);
  const adding = useAdding(root);
  const sought = useDirectory((state) => state.sought);
  // A key press is painted before the cards, which may be a thousand.
  const looked = useDeferredValue(sought);
  const shown = useMemo(() => named(items, looked), [items, looked]);
  const narrowed = shown !== items;
  const list = useRef<HTMLDivElement>(null);
  useAnnouncements(root, {
    list,
    shown: items,
    target: "a",
    loading: messages.ours.loading,
    textOf: (appended) => loadText(root.store.getState(), appended),
  });
  useFoundAnnouncement(shown, narrowed);
  useKeptCard(root, list, shown, "a");
  const leave = (event: MouseEvent) => {
    const { target } = event;
    // A card opened in another tab is not kept.
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
      aria-labelledby={ids.resultsHeading}
      data-stale={stale}
    >
      <div className="signet-directory-head">
        <Count stale={stale} />
        <FindField />
      </div>
      {narrowed && <Found found={shown.length} />}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: the clicks of the links inside */}
      <div ref={list} className="signet-directory-entry-list" aria-busy={busy} onClick={leave}>
        {items.length === 0 && !stale && <Empty />}
        <EntryList entries={shown} card={card} />
        {(adding || (items.length === 0 && busy)) && <Skeletons />}
      </div>
      <LoadMore />
      <StaleNote root={root} words={messages} />
    </section>
  );
}

/** The heading: the number of entries and their letter, or that there are none. */
function Count({ stale }: { readonly stale: Stale }) {
  const { ids } = useRoot();
  const count = useDirectory((state) => state.count);
  const letter = useDirectory((state) => state.answered);
  const { ours, empty } = messages;
  const found = count === 0 ? <span>{empty}</span> : <Amount count={count} />;
  return (
    <h2 className="signet-directory-result-count" id={ids.resultsHeading} tabIndex={-1}>
      {stale === "loading" ? <span>{ours.loadingBrief}</span> : found}
      {letter !== null && stale !== "loading" && (
        <span className="signet-visually-hidden">{`, ${letterName(letter)}`}</span>
      )}
      {stale === "failed" && <span>{` ${ours.stale}`}</span>}
    </h2>
  );
}

const Amount = ({ count }: { readonly count: number }) => (
  <>
    <b>{grouped(count)}</b> <span>{resultWord(count)}</span>
  </>
);

/** Shown for a letter without entries, with a link to all. */
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

/** The end of the list: 'Voir plus' and the number loaded. */
function LoadMore() {
  const root = useRoot();
  const more = useDirectory(hasMore);
  const isEnd = useDirectory(isCut);
  const shown = useDirectory((state) => state.items.length);
  const count = useDirectory((state) => state.count);
  if (shown === 0) return null;
  return (
    <div className="signet-more">
      {more && (
        <LoadMoreButton root={root} className="signet-button signet-button-solid">
          {messages.loadMore}
        </LoadMoreButton>
      )}
      <p className="signet-more-count">{messages.ours.shown(shown, count)}</p>
      {isEnd && <p>{messages.ours.cut}</p>}
    </div>
  );
}
