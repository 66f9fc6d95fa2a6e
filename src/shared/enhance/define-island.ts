import { ownPage } from "../dom/own-page.ts";
import { readFacts } from "../facts/read-facts.ts";
import { fillBlank } from "../skeleton/fill-blank.ts";
import type { MarkerContext, Mount } from "./declaration.ts";
import { json } from "./json.ts";

/** What an island starts from. */
export interface Arrived {
  /** The page's initial JSON, unread; null without any. */
  readonly page: unknown;
  /** Whether the page is still the one that the marker was mounted on. */
  readonly isHere: () => boolean;
}

interface Island<Attributes, Started, Skeleton, Views> {
  /** Makes the store from what the page says, and starts its first call. */
  readonly start: (context: MarkerContext<Attributes>, arrived: Arrived) => Started;
  /** The loading state of a marker whose HTML from the server shows nothing. */
  readonly skeleton?: readonly [
    load: () => Promise<Skeleton>,
    show: (skeleton: Skeleton, context: MarkerContext<Attributes>, started: Started) => void,
  ];
  /** React and the views. */
  readonly views: () => Promise<Views>;
  readonly render: (views: Views, context: MarkerContext<Attributes>, started: Started) => void;
}

/**
 * The start of an island: the facts of the page, the store and its first call; then React and the views, which replace
 * the server's HTML when the first data has arrived.
 */
export function defineIsland<Attributes, Started, Skeleton, Views>({
  start,
  skeleton,
  views,
  render,
}: Island<Attributes, Started, Skeleton, Views>): Mount<Attributes> {
  return async (context) => {
    const { marker, signal, report, part } = context;
    const isHere = ownPage(marker);
    await readFacts(context);
    const started = start(context, { page: json(marker, "initial", report), isHere });
    if (skeleton) fillBlank(marker, skeleton[0], (code) => skeleton[1](code, context, started));
    // Retries, like every other file.
    const code = await part(views);
    if (!signal.aborted) render(code, context, started);
  };
}
