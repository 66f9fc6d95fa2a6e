import { type RefObject, useLayoutEffect, useRef } from "react";
import { Cards } from "./cards/Cards.tsx";
import { useTurning } from "./cards/use-turning.ts";
import { messages } from "./messages.ts";
import { Screen } from "./player/Screen.tsx";
import { useRoot, useWebcast } from "./root-context.tsx";
import { activeStream } from "./state/selectors.ts";

/** The webcast: what plays, what is said of it, and the other streams. */
export function Webcast() {
  const { ids, level } = useRoot();
  const stream = useWebcast(activeStream);
  const turning = useTurning();
  const box = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  const Heading = `h${level}` as const;

  // Restores focus that went with the last stream, or with the words in place of streams.
  useLayoutEffect(() => {
    if (hadFocus.current) document.getElementById(ids.title)?.focus({ preventScroll: true });
    hadFocus.current = false;
  });

  return (
    <div
      ref={box}
      className="signet-webcast signet-root"
      data-turning={turning ? "" : undefined}
      data-status={stream?.status ?? undefined}
    >
      {stream ? (
        <>
          <FocusNote box={box} hadFocus={hadFocus} />
          <Screen stream={stream} />
          <Cards />
        </>
      ) : (
        <div className="signet-screen-none">
          <FocusNote box={box} hadFocus={hadFocus} />
          <Heading className="signet-poster" id={ids.title} tabIndex={-1}>
            {messages.ours.nothing}
          </Heading>
          <p>{messages.ours.nothingHelp}</p>
        </div>
      )}
    </div>
  );
}

interface FocusNoteProps {
  readonly box: RefObject<HTMLElement | null>;
  readonly hadFocus: RefObject<boolean>;
}

/** First in what may go: React runs its cleanup before it removes the elements, and notes whether they had focus. */
function FocusNote({ box, hadFocus }: FocusNoteProps): null {
  useLayoutEffect(
    () => () => {
      hadFocus.current = box.current?.contains(document.activeElement) ?? false;
    },
    [box, hadFocus],
  );
  return null;
}
