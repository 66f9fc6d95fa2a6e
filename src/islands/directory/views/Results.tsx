import { type MouseEvent, useDeferredValue, useMemo, useRef } from "react";
import { rememberPlace } from "../../../shared/dom/kept-place.ts";
import { grouped } from "../../../shared/text/grouped.ts";
import { messages, resultWord, signName } from "../messages.ts";
import { useDirectory, useRoot } from "../root-context.tsx";
import { named } from "../selectors.ts";
import { EntryList } from "./EntryList.tsx";
import { FindField } from "./FindField.tsx";
import { Found } from "./Found.tsx";
import { isPlain } from "./is-plain.ts";
import { LetterLink } from "./LetterLink.tsx";
import { LoadMore } from "./LoadMore.tsx";
import { Skeletons } from "./Skeletons.tsx";
import { useAnnouncements } from "./use-announcements.ts";
import { useKeptCard } from "./use-kept-card.ts";
import { useLater } from "./use-later.ts";

/** From here on another letter is waited for with skeletons; until then the old cards stand there, dimmed. */
const LONG = 300;

/** Who is there: count, a name to look for, cards, more. */
export function Results() {
  const { kind, ids, actions } = useRoot();
  const items = useDirectory((state) => state.items);
  const card = useDirectory((state) => state.card);
  const replacing = useDirectory((state) => state.busy && !state.adding);
  const adding = useDirectory((state) => state.adding);
  const sought = useDirectory((state) => state.sought);
  const gone = useLater(replacing, LONG);
  // The cards follow what is typed a moment later: a key press is answered before a thousand of them are.
  const looked = useDeferredValue(sought);
  const shown = useMemo(() => named(items, looked), [items, looked]);
  const narrowed = shown !== items;
  const list = useRef<HTMLDivElement>(null);
  useAnnouncements(list, shown, narrowed);
  useKeptCard(list);
  const leave = (event: MouseEvent) => {
    const { target } = event;
    // A page opened beside this one leaves it where it is.
    if (!isPlain(event)) return;
    const link = target instanceof Element ? target.closest("a") : null;
    const left = link?.closest<HTMLElement>("[data-slug]");
    if (!left?.dataset.slug) return;
    actions.chooseCard(left.dataset.slug);
    rememberPlace(left);
  };
  return (
    <section className="signet-directory-results" id={ids.results} aria-labelledby={ids.heading}>
      <div className="signet-directory-head">
        <Count />
        <FindField />
      </div>
      {narrowed && <Found found={shown.length} />}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: the clicks of the links inside */}
      <div ref={list} className="signet-entry-list" aria-busy={replacing} onClick={leave}>
        {items.length === 0 && !replacing && <Empty />}
        {!gone && <EntryList entries={shown} size={kind.picture} card={card} />}
        {(gone || adding) && <Skeletons />}
      </div>
      {!gone && <LoadMore />}
    </section>
  );
}

/** The heading: how many there are under which letter, or that there is nobody. */
function Count() {
  const { ids } = useRoot();
  const count = useDirectory((state) => state.count);
  const letter = useDirectory((state) => state.answered);
  return (
    <h2 className="signet-result-count" id={ids.heading} tabIndex={-1}>
      {count === 0 ? (
        messages.empty
      ) : (
        <>
          <b>{grouped(count)}</b> {resultWord(count)}
        </>
      )}
      {letter !== null && <span className="signet-visually-hidden">{`, ${signName(letter)}`}</span>}
    </h2>
  );
}

/** Nobody under this letter: a way on. */
function Empty() {
  const { kind } = useRoot();
  return (
    <div className="signet-nobody">
      <p>{messages.ours.emptyHelp}</p>
      <LetterLink letter={null} className="signet-button">
        {messages.all[kind.name]}
      </LetterLink>
    </div>
  );
}
