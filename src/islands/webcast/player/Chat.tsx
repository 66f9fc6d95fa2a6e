import type { MouseEvent } from "react";
import { moveFocus } from "../../../shared/focus/move-focus.ts";
import type { Stream } from "../domain/stream.ts";
import { messages } from "../messages.ts";
import { useRoot, useWebcast } from "../root-context.tsx";
import { Frame } from "./Frame.tsx";
import { KeepsFocus } from "./KeepsFocus.tsx";

interface ChatProps {
  readonly stream: Stream;
  readonly address: string;
  readonly covered: boolean;
}

/** The live chat beside the player. Where there is no space for it, `Facts` links to it (ruling D59). */
export function Chat({ stream, address, covered }: ChatProps) {
  const { ids } = useRoot();
  const allowed = useWebcast((state) => state.allowed);
  const { ours } = messages;
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    moveFocus(ids.title);
  };
  return (
    <section className="signet-webcast-chat" aria-label={ours.chat} inert={covered}>
      <p className="signet-webcast-chat-head" aria-hidden="true">
        {ours.chat}
      </p>
      {allowed ? (
        <>
          <a className="signet-skip" href={`#${ids.title}`} onClick={skip}>
            {ours.skipChat}
          </a>
          <KeepsFocus>
            <Frame kind="chat" address={address} title={ours.chatFrame(stream.title)} />
          </KeepsFocus>
        </>
      ) : (
        <p className="signet-webcast-chat-later">{ours.chatLater}</p>
      )}
    </section>
  );
}
