import { IN_PLACE } from "../../shared/focus/move-focus.ts";
import { useFocusFallback } from "../../shared/focus/use-focus-fallback.ts";
import { Cards } from "./cards/Cards.tsx";
import { useTurning } from "./cards/use-turning.ts";
import { messages } from "./messages.ts";
import { Screen } from "./player/Screen.tsx";
import { useRoot, useWebcast } from "./root-context.tsx";
import { activeStream } from "./state/selectors.ts";

/** The webcast: the player, its details, and the other streams. */
export function Webcast() {
  const { ids, level } = useRoot();
  const stream = useWebcast(activeStream);
  const turning = useTurning();
  const fallback = useFocusFallback(ids.title, IN_PLACE);
  const Heading = `h${level}` as const;

  return (
    <div
      className="signet-webcast signet-root"
      data-turning={turning ? "" : undefined}
      data-status={stream?.status ?? undefined}
    >
      {stream ? (
        <>
          <Screen stream={stream} />
          <Cards />
        </>
      ) : (
        <div ref={fallback} className="signet-webcast-screen-none">
          <Heading className="signet-poster" id={ids.title} tabIndex={-1}>
            {messages.ours.nothing}
          </Heading>
          <p>{messages.ours.nothingHelp}</p>
        </div>
      )}
    </div>
  );
}
