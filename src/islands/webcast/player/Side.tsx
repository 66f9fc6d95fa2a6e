import type { Stream } from "../domain/stream.ts";
import { messages } from "../messages.ts";
import { useRoot } from "../root-context.tsx";
import { Chat } from "./Chat.tsx";
import { Sponsor } from "./Sponsor.tsx";

interface SideProps {
  readonly stream: Stream;
  /** The books lie over it. */
  readonly covered: boolean;
}

/**
 * What stands beside the player: the chat of a live stream; of a playlist, who presents it. The room is kept whatever
 * is in it, so that the player has one size and the page does not jump from stream to stream.
 */
export function Side({ stream, covered }: SideProps) {
  const chat = useRoot().settings.chat(stream);
  if (chat !== null) return <Chat key={stream.key} stream={stream} address={chat} covered={covered} />;
  return (
    <div className="signet-beside" inert={covered}>
      <p className="signet-poster">{messages.types[stream.live ? "stream" : "playlist"]}</p>
      {!stream.live && stream.sponsor && <Sponsor sponsor={stream.sponsor} />}
    </div>
  );
}
