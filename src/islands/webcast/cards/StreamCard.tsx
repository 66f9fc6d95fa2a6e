import { cutWords } from "../../../shared/ui/cut-words.tsx";
import { cardTitle, roomName, type Stream, shownText, typeOf } from "../domain/stream.ts";
import { messages } from "../messages.ts";
import { KeepsFocus } from "../player/KeepsFocus.tsx";
import { Picture } from "../player/Picture.tsx";

interface StreamCardProps {
  readonly stream: Stream;
  readonly active: boolean;
  readonly onChoose: (stream: Stream) => void;
  /** Called when pointer or focus leave the card. */
  readonly onLeave: () => void;
}

/**
 * A card with two sides; pointer or focus turn it where motion is allowed. The back repeats the front in large type,
 * so it is hidden from screen readers and nothing depends on hovering.
 */
export function StreamCard({ stream, active, onChoose, onLeave }: StreamCardProps) {
  const { live, room } = stream;
  const type = messages.types[typeOf(stream)];
  const title = cardTitle(stream);
  const place = live && room ? roomName(room) : null;
  return (
    <li className="signet-webcast-stream" onPointerLeave={onLeave} onBlur={onLeave}>
      <KeepsFocus>
        <button
          type="button"
          className="signet-webcast-stream-turn"
          aria-current={active ? "true" : undefined}
          onClick={() => onChoose(stream)}
        >
          <span className="signet-webcast-stream-front">
            <Picture stream={stream} />
            <span className="signet-webcast-stream-words">
              <b>{cutWords(title)}</b>
              <small>
                <span>{type}</span>
                {place && (
                  <>
                    <span>, </span>
                    <span>{cutWords(place)}</span>
                  </>
                )}
              </small>
              {live && (
                <span className="signet-ribbon" aria-hidden="true">
                  {messages.live}
                </span>
              )}
            </span>
          </span>
          <span className="signet-webcast-stream-back" aria-hidden="true" data-type={typeOf(stream)}>
            <b className="signet-poster">{shownText(title)}</b>
            <span className="signet-webcast-stream-call signet-icon signet-webcast-icon-play">
              {place ? `${type}, ${shownText(place)}` : type}
            </span>
          </span>
        </button>
      </KeepsFocus>
    </li>
  );
}
