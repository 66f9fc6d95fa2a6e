import { Cards } from "./cards/Cards.tsx";
import { useTurning } from "./cards/use-turning.ts";
import { messages } from "./messages.ts";
import { Screen } from "./player/Screen.tsx";
import { useWebcast } from "./root-context.tsx";
import { activeStream } from "./selectors.ts";

/** The webcast: what plays, what is said of it, and the other streams. */
export function Webcast() {
  const stream = useWebcast(activeStream);
  const turning = useTurning();
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
        <div className="signet-screen-none">
          <p className="signet-poster">{messages.ours.nothing}</p>
          <p>{messages.ours.nothingHelp}</p>
        </div>
      )}
    </div>
  );
}
