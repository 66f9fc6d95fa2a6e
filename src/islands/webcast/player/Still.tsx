import type { Stream } from "../domain/stream.ts";
import { messages } from "../messages.ts";
import { useRoot } from "../root-context.tsx";
import { Picture } from "./Picture.tsx";

interface StillProps {
  readonly stream: Stream;
  readonly onWatch: () => void;
}

/**
 * Shown in place of the player until the visitor agrees: nothing is requested from the provider before (ruling D69).
 */
export function Still({ stream, onWatch }: StillProps) {
  const { settings } = useRoot();
  const { ours } = messages;
  return (
    <div className="signet-webcast-still">
      <Picture stream={stream} />
      <p className="signet-webcast-still-note">{settings.ask ? ours.ask : ours.askSaving}</p>
      <button
        type="button"
        className="signet-webcast-still-play signet-icon signet-webcast-icon-play"
        aria-label={ours.watchName(stream.title)}
        onClick={onWatch}
      >
        {ours.watch}
      </button>
    </div>
  );
}
