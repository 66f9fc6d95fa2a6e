import { useEffect, useRef } from "react";
import { IN_PLACE, moveFocus } from "../../../shared/focus/move-focus.ts";
import type { Stream } from "../domain/stream.ts";
import { messages } from "../messages.ts";
import { useRoot, useWebcast } from "../root-context.tsx";
import { Frame } from "./Frame.tsx";
import { KeepsFocus } from "./KeepsFocus.tsx";
import { Still } from "./Still.tsx";

/**
 * The player's frame, of one size whatever is in it. It is loaded once for each stream: what a refresh changes in a stream
 * that goes on changes nothing here (ruling D54). Another stream is another frame, so the sound of the last one stops.
 */
export function Player({ stream }: { readonly stream: Stream }) {
  const { actions, settings } = useRoot();
  const allowed = useWebcast((state) => state.allowed);
  const box = useRef<HTMLDivElement>(null);
  const pressed = useRef(false);
  const address = settings.player(stream);
  const { ours } = messages;

  // Who has pressed 'Regarder' goes on in what comes in its place.
  useEffect(() => {
    if (allowed && pressed.current) moveFocus(box.current?.querySelector("iframe"), IN_PLACE);
    pressed.current = false;
  }, [allowed]);

  const watch = () => {
    pressed.current = true;
    actions.allow();
  };
  const content = () => {
    if (address === null) return <p className="signet-player-missing">{ours.missing}</p>;
    if (!allowed) return <Still stream={stream} onWatch={watch} />;
    return <Frame kind="player" address={address} title={ours.player(stream.title)} />;
  };
  return (
    <div ref={box} className="signet-player">
      <KeepsFocus key={`${stream.key} ${allowed}`}>{content()}</KeepsFocus>
    </div>
  );
}
