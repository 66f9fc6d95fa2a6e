/** What a page says of its webcast, read from the marker by the widget's own code: the declaration needs only `data-api`. */
import { markerError } from "../../../shared/enhance/errors.ts";
import { type EmbedAddress, readEmbed } from "../../../shared/links/embed.ts";
import { unquoted } from "../../../shared/text/unquoted.ts";
import { STREAMS_QUERY } from "../api/query.ts";
import { type Stream, type StreamType, typeOf } from "../domain/stream.ts";

/** The best-known provider, by the host names under which it sets the fewest cookies. */
const DEFAULTS = {
  "player-stream": "https://www.youtube-nocookie.com/embed/{id}",
  "player-playlist": "https://www.youtube-nocookie.com/embed/videoseries?list={id}",
  chat: "https://www.youtube.com/live_chat?v={id}&embed_domain={host}",
  "thumbnail-stream": "https://i.ytimg.com/vi/{id}/hqdefault.jpg",
  // It has none that the id alone would lead to.
  "thumbnail-playlist": "",
} as const;

type Template = keyof typeof DEFAULTS;

export interface WebcastSettings {
  /** Null when the id can stand in no address. */
  readonly player: (stream: Stream) => string | null;
  /** Null for a playlist, and when the page has no chat. */
  readonly chat: (stream: Stream) => string | null;
  readonly thumbnail: (stream: Stream) => string | null;
  /** Nothing is fetched from the provider before the visitor has asked for it (ruling D69). */
  readonly ask: boolean;
  /** What is asked of the API. */
  readonly query: string;
  /** The active stream is among the cards, too: the one option of ruling D56. */
  readonly allCards: boolean;
  /** What is wrong with attributes that the widget does without. */
  readonly faults: readonly string[];
}

/** @throws MarkerError when there would be no player */
export function readSettings(marker: Element): WebcastSettings {
  const faults: string[] = [];
  const value = (name: string) => unquoted(marker.getAttribute(`data-${name}`));

  function address(name: Template): EmbedAddress {
    const template = marker.hasAttribute(`data-${name}`) ? value(name) : DEFAULTS[name];
    const isPlayer = name.startsWith("player");
    if (template === "" && !isPlayer) return () => null;
    const read = readEmbed(template, marker.baseURI);
    if (typeof read === "function") return read;
    const problem = `data-${name} ${read.fault}`;
    const expected = `data-${name}="${DEFAULTS[name] || "https://…/{id}"}"`;
    if (isPlayer) throw markerError(problem, { expected });
    faults.push(`${problem}, expected: ${expected}`);
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
