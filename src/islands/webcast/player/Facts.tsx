import { cutWords } from "../../../shared/ui/cut-words.tsx";
import { roomName, type Stream, typeOf } from "../domain/stream.ts";
import { messages } from "../messages.ts";
import { useRoot } from "../root-context.tsx";
import { Share } from "./Share.tsx";
import type { Panel } from "./use-panel.ts";

interface FactsProps {
  readonly stream: Stream;
  /** State of the books' panel. */
  readonly panel: Panel<HTMLElement>;
}

/** Details of the playing stream: type, room, title and actions. */
export function Facts({ stream, panel }: FactsProps) {
  const { ids, level, settings } = useRoot();
  const { live, title, room, activity, books } = stream;
  const { ours, types } = messages;
  const chat = settings.chat(stream);
  const Heading = `h${level}` as const;
  return (
    <div className="signet-webcast-facts">
      <p className="signet-webcast-facts-kind">
        {live && <b className="signet-ribbon">{messages.live}</b>}
        <span>{types[typeOf(stream)]}</span>
        {live && room && <Room {...room} />}
      </p>
      <Heading className="signet-poster" id={ids.title} tabIndex={-1}>
        {title}
      </Heading>
      <div className="signet-webcast-facts-actions">
        {activity !== null && (
          <a className="signet-button" href={activity}>
            {ours.activity}
          </a>
        )}
        {live && activity !== null && <Share title={title} url={activity} />}
        {chat !== null && (
          <a className="signet-button signet-webcast-chat-out" href={chat} target="_blank" rel="noopener">
            {ours.chatOut}
            <span className="signet-visually-hidden"> {ours.newTab}</span>
          </a>
        )}
        {live && books.length > 0 && (
          // Last, so that the panel it opens is next in the tab order.
          <button
            ref={panel.opener}
            type="button"
            className="signet-button signet-icon signet-webcast-icon-book"
            aria-expanded={panel.open}
            aria-controls={panel.open ? ids.books : undefined}
            onClick={panel.toggle}
          >
            {ours.books(books.length)}
          </button>
        )}
      </div>
    </div>
  );
}

function Room(room: NonNullable<Stream["room"]>) {
  const { url } = room;
  const name = cutWords(roomName(room));
  return url === null ? <span>{name}</span> : <a href={url}>{name}</a>;
}
