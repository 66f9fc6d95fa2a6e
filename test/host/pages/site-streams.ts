import { readStreams } from "../../../src/islands/webcast/api/api.ts";
import { firstStream, refreshed } from "../../../src/islands/webcast/domain/seats.ts";
import { cardTitle, roomName, type Stream, typeOf } from "../../../src/islands/webcast/domain/stream.ts";
import { messages } from "../../../src/islands/webcast/messages.ts";
import { cardsOf } from "../../../src/islands/webcast/state/selectors.ts";
import { readEmbed } from "../../../src/shared/links/embed.ts";
import type { StreamView, WebcastView, WebcastWords } from "../../../templates-fixtures/macros/shapes.d.ts";
import type { PageRequest } from "../pages.ts";

/** The marker's attributes, from site.json: address templates. */
type Settings = Readonly<Record<string, string>>;

function streamView(stream: Stream, settings: Settings, page: string): Stream & StreamView {
  const address = (name: string): string | null => {
    const url = new URL(page);
    const read = readEmbed(settings[name] ?? "", page, url);
    const found = typeof read === "function" ? read(stream.id) : null;
    const { origin } = url;
    return found?.startsWith(`${origin}/`) ? found.slice(origin.length) : found;
  };
  const type = typeOf(stream);
  return {
    ...stream,
    short: cardTitle(stream),
    roomName: stream.room && roomName(stream.room),
    kind: messages.types[type],
    href: `/webdiffusion?flux=${stream.number}`,
    player: address(`player-${type}`),
    chat: stream.live ? address("chat") : null,
    picture: address(`thumbnail-${type}`),
  };
}

/** The API's answer to the island's query. */
const answerOf = ({ api }: PageRequest) => ({ data: { entry: { homeStreams: api.streams() } } });

/**
 * The playing stream and the cards, as the island shows them first (rulings D55, D56), and other values of its macro.
 */
export function webcast(request: PageRequest) {
  const { site, url } = request;
  const settings = site.streams as Settings;
  const answer = answerOf(request);
  const streams = readStreams(answer, () => {});
  const slots = refreshed([], streams, firstStream(streams, url.search));
  const view = (stream: Stream) => streamView(stream, settings, url.href);
  const [active] = slots;
  return {
    webcast: {
      active: active ? view(active.stream) : null,
      others: cardsOf(slots, false).map(({ stream }) => view(stream)),
    } satisfies WebcastView,
    webcastWords: messages satisfies WebcastWords,
    webcastSettings: settings,
    webcastInitial: answer,
  };
}
