import { useEffect, useRef } from "react";
import { IN_PLACE, moveFocus } from "../../../shared/focus/move-focus.ts";
import type { Stream } from "../domain/stream.ts";
import { messages } from "../messages.ts";
import { useRoot, useWebcast } from "../root-context.tsx";
import { tellPlay } from "../tell-play.ts";
import { Frame } from "./Frame.tsx";
import { KeepsFocus } from "./KeepsFocus.tsx";
import { Still } from "./Still.tsx";

/**
 * The player's frame, always of the same size. It is loaded once for each stream and ignores other changes of a
 * refresh (ruling D54). Another stream gets a new frame, so the sound of the previous one stops.
 */
export function Player({ stream }: { readonly stream: Stream }) {
  const { actions, marker, settings } = useRoot();
  const allowed = useWebcast((state) => state.allowed);
  const box = useRef<HTMLDivElement>(null);
  const pressed = useRef(false);
  const address = settings.player(stream);
  const { ours } = messages;

  // After 'Regarder', focus moves to the player that replaces the button.
  useEffect(() => {
    if (allowed && pressed.current) moveFocus(box.current?.querySelector("iframe"), IN_PLACE);
    pressed.current = false;
  }, [allowed]);

  const watch = () => {
    pressed.current = true;
    actions.allow();
    tellPlay(marker, stream);
  };
  const content = () => {
    if (address === null) return <p className="signet-webcast-player-missing">{ours.missing}</p>;
    if (!allowed) return <Still stream={stream} onWatch={watch} />;
    return <Frame kind="player" address={address} title={ours.player(stream.title)} />;
  };
  return (
    <div ref={box} className="signet-webcast-player">
      <KeepsFocus key={`${stream.key} ${allowed}`}>{content()}</KeepsFocus>
    </div>
  );
}
