import { type FocusEvent, useEffect, useMemo, useRef, useState } from "react";
import { useStore } from "zustand";
import type { StoreApi } from "zustand/vanilla";
import { IN_PLACE } from "../../shared/focus/move-focus.ts";
import { useFocusFallback } from "../../shared/focus/use-focus-fallback.ts";
import { safeLink } from "../../shared/links/safe-link.ts";
import type { NowAttributes } from "./attributes.ts";
import { messages } from "./messages.ts";
import { nowView } from "./places/now-view.ts";
import { Place } from "./places/Place.tsx";
import { useBoardPages } from "./places/use-board-pages.ts";
import type { NowState } from "./state/store.ts";

interface NowProps extends NowAttributes {
  readonly store: StoreApi<NowState>;
  /** Id of the heading. */
  readonly heading: string;
  /** Level of the heading: that of the server's. */
  readonly level: 1 | 2 | 3 | 4;
}

/** What is on at this minute and what comes next, by place. It is no live region: nobody wants a minute read out. */
export function Now({ store, programme, board, room, heading, level }: NowProps) {
  const state = useStore(store);
  // The first rendering is the server's, whose page may be kept.
  const [minutes, setMinutes] = useState(false);
  useEffect(() => setMinutes(true), []);
  const view = useMemo(
    () => nowView(state, { programme: safeLink(programme) ?? "", board, room, minutes }),
    [state, programme, board, room, minutes],
  );
  const list = useRef<HTMLUListElement>(null);
  const [from, to] = useBoardPages(board, view.places, list);
  const fallback = useFocusFallback(heading, IN_PLACE);
  const Heading = `h${level}` as const;
  return (
    <section className="signet-now signet-root" aria-labelledby={heading} data-board={board ? "" : undefined}>
      <div className="signet-now-head">
        <Heading className="signet-poster" id={heading} tabIndex={-1}>
          {view.room ?? messages.on}
        </Heading>
        {board && <span className="signet-now-day signet-poster">{view.day}</span>}
        <time className="signet-now-clock signet-poster" dateTime={view.datetime}>
          {view.hour}
        </time>
        {view.link && !board && (
          <a className="signet-link" href={view.link.href}>
            {view.link.word}
          </a>
        )}
      </div>
      {view.quiet === null ? (
        <ul ref={list} className="signet-now-places" onFocus={showWhole}>
          {view.places.map((place, index) => (
            <Place
              key={place.key}
              place={place}
              waiting={board && (index < from || index >= to)}
              level={level}
              board={board}
              named={view.room === null}
              fallback={fallback}
            />
          ))}
        </ul>
      ) : (
        <p className="signet-now-quiet">{view.quiet}</p>
      )}
      {view.stale !== null && <p className="signet-now-stale">{view.stale}</p>}
    </section>
  );
}

/**
 * Scrolls the row so that the activity that the keyboard has reached is seen whole: browsers leave one that is seen in
 * part. Not for a press, from under which it would move away.
 */
function showWhole({ target }: FocusEvent): void {
  if (target.matches(":focus-visible")) target.scrollIntoView({ block: "nearest", inline: "nearest" });
}
