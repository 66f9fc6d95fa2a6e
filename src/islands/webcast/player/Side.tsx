import type { Stream } from "../domain/stream.ts";
import { messages } from "../messages.ts";
import { useRoot } from "../root-context.tsx";
import { Chat } from "./Chat.tsx";
import { Sponsor } from "./Sponsor.tsx";

interface SideProps {
  readonly stream: Stream;
  /** Whether the books cover it. */
  readonly covered: boolean;
}

/**
 * The space beside the player: the chat of a live stream, the presenter of a playlist. It is reserved in either case,
 * so that the player keeps its size and the page does not jump between streams.
 */
export function Side({ stream, covered }: SideProps) {
  const chat = useRoot().settings.chat(stream);
  if (chat !== null) return <Chat key={stream.key} stream={stream} address={chat} covered={covered} />;
  return (
    <div className="signet-webcast-beside" inert={covered}>
      <p className="signet-poster">{messages.types[stream.live ? "stream" : "playlist"]}</p>
      {!stream.live && stream.sponsor && <Sponsor sponsor={stream.sponsor} />}
    </div>
  );
}
