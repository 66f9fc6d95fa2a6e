/** The page's settings of the webcast, read by the widget's own code: the declaration needs only `data-api`. */
import { type MarkerError, markerError } from "../../../shared/enhance/errors.ts";
import { type EmbedAddress, readEmbed } from "../../../shared/links/embed.ts";
import { unquoted } from "../../../shared/text/unquoted.ts";
import { STREAMS_QUERY } from "../api/query.ts";
import { type Stream, type StreamType, typeOf } from "../domain/stream.ts";

/** The best-known provider, with the host names that set the fewest cookies. */
const DEFAULTS = {
  "player-stream": "https://www.youtube-nocookie.com/embed/{id}",
  "player-playlist": "https://www.youtube-nocookie.com/embed/videoseries?list={id}",
  chat: "https://www.youtube.com/live_chat?v={id}&embed_domain={host}",
  "thumbnail-stream": "https://i.ytimg.com/vi/{id}/hqdefault.jpg",
  // The id alone gives no picture's address.
  "thumbnail-playlist": "",
} as const;

type Template = keyof typeof DEFAULTS;

export interface WebcastSettings {
  /** Address of the player; null for an invalid id. */
  readonly player: (stream: Stream) => string | null;
  /** Address of the chat; null for a playlist, and when the page has no chat. */
  readonly chat: (stream: Stream) => string | null;
  readonly thumbnail: (stream: Stream) => string | null;
  /** Nothing is requested from the provider before the visitor agrees (ruling D69). */
  readonly ask: boolean;
  /** Text of the query to the API. */
  readonly query: string;
  /** Whether the active stream is also a card: the option of ruling D56. */
  readonly allCards: boolean;
  /** Faults of attributes that are not used for that reason. */
  readonly faults: readonly MarkerError[];
}

/** @throws MarkerError when an address of the player is invalid */
export function readSettings(marker: Element): WebcastSettings {
  const faults: MarkerError[] = [];
  const value = (name: string) => unquoted(marker.getAttribute(`data-${name}`));

  function address(name: Template): EmbedAddress {
    const template = marker.hasAttribute(`data-${name}`) ? value(name) : DEFAULTS[name];
    const isPlayer = name.startsWith("player");
    if (template === "" && !isPlayer) return () => null;
    const read = readEmbed(template, marker.baseURI, location);
    if (typeof read === "function") return read;
    const fault = markerError(read.fault, {
      values: [`data-${name}`, read.value],
      expected: `data-${name}="${DEFAULTS[name] || "https://…/{id}"}"`,
    });
    if (isPlayer) throw fault;
    faults.push(fault);
    return () => null;
  }

  const byType = (kind: "player" | "thumbnail") => {
    const read: Readonly<Record<StreamType, EmbedAddress>> = {
      stream: address(`${kind}-stream`),
      playlist: address(`${kind}-playlist`),
    };
    return (stream: Stream) => read[typeOf(stream)](stream.id);
  };
  const chat = address("chat");
  return {
    player: byType("player"),
    thumbnail: byType("thumbnail"),
    chat: (stream) => (stream.live ? chat(stream.id) : null),
    ask: /^ask$/i.test(value("consent")),
    query: value("query") || STREAMS_QUERY,
    allCards: /^all$/i.test(value("cards")),
    faults,
  };
}
