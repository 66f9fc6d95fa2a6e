import { type MouseEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import { IN_PLACE, moveFocus } from "../../../shared/focus/move-focus.ts";
import { useFocusFallback } from "../../../shared/focus/use-focus-fallback.ts";
import type { Stream } from "../domain/stream.ts";
import { messages } from "../messages.ts";
import { useRoot, useWebcast } from "../root-context.tsx";
import { cardsOf } from "../state/selectors.ts";
import { tellPlay } from "../tell-play.ts";
import { StreamCard } from "./StreamCard.tsx";

/** The other streams as cards. A click plays one at once; the other cards stay in place. */
export function Cards() {
  const { actions, announce, ids, level, marker, settings, store } = useRoot();
  const seats = useWebcast((state) => state.seats);
  const cards = cardsOf(seats, settings.allCards);
  const fallback = useFocusFallback(ids.title, IN_PLACE);
  const row = useRef<HTMLElement>(null);
  /** The row's position in the window when a card was pressed. */
  const pressedTop = useRef<number | null>(null);
  const topOf = () => row.current?.getBoundingClientRect().top ?? 0;

  // The content above may change its height with the stream: scroll so that the row stays under the pointer.
  useLayoutEffect(() => {
    if (pressedTop.current === null) return;
    scrollBy({ top: topOf() - pressedTop.current, behavior: "instant" });
    pressedTop.current = null;
  });

  // Cards show their front after Escape or a choice, until pointer or focus leave.
  const [still, setStill] = useState(false);
  useEffect(() => {
    const leave = new AbortController();
    const onKey = ({ key }: KeyboardEvent) => key === "Escape" && setStill(true);
    document.addEventListener("keydown", onKey, { signal: leave.signal });
    return () => leave.abort();
  }, []);

  const choose = (stream: Stream) => {
    setStill(true);
    pressedTop.current = topOf();
    actions.choose(stream.key);
    announce(messages.ours.chosen(stream.title));
    // Before consent, the choice shows another picture and plays nothing.
    if (stream !== seats[0]?.stream && store.getState().allowed) tellPlay(marker, stream);
  };
  const back = (event: MouseEvent) => {
    event.preventDefault();
    document.getElementById(ids.title)?.closest(".signet-webcast-screen")?.scrollIntoView({ block: "start" });
    moveFocus(ids.title);
  };
  if (cards.length === 0) return null;
  const Heading = `h${level + 1}` as "h3";
  return (
    <section ref={row} className="signet-webcast-streams" aria-labelledby={ids.others}>
      <div ref={fallback} className="signet-webcast-streams-head">
        <Heading id={ids.others} tabIndex={-1}>
          {messages.others}
        </Heading>
        <a className="signet-link" href={`#${ids.title}`} onClick={back}>
          {messages.ours.backToPlayer}
        </a>
      </div>
      <ul data-count={cards.length} data-still={still ? "" : undefined}>
        {cards.map(({ place, stream }, index) => (
          <StreamCard
            key={place}
            stream={stream}
            active={settings.allCards && index === 0}
            onChoose={choose}
            onLeave={() => setStill(false)}
          />
        ))}
      </ul>
    </section>
  );
}
