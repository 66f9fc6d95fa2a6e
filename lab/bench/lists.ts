/** Lists of the same activities: the peers', bare React's and one by hand, each on a page of its own. */
import type { Page } from "playwright-core";
import { parseActivities } from "../../src/shared/activity/schema.ts";
import type { FairData } from "../../test/host/data/fair.ts";
import type { Bench, Width } from "./bench.ts";
import { type Bundle, pageOf, peerBundle } from "./bundles.ts";
import type { Measured } from "./lab.ts";
import { type PeerEvent, type PeerWindow, peerEvents } from "./peer-events.ts";
import type { Kind } from "./suite.ts";
import { treesIn } from "./tree.ts";

export interface List {
  readonly name: string;
  readonly kind: Kind;
  readonly bundle: Bundle;
}

export const FULLCALENDAR = "FullCalendar list";
/** On a phone it has columns of some pixels. */
export const TIMEGRID = "FullCalendar timegrid";
export const PRETALX = "pretalx";
export const BY_HAND = "by hand";
export const BARE_REACT = "bare React";

const FILES: readonly (readonly [string, Kind, string])[] = [
  [BY_HAND, "measure", "by-hand"],
  [BARE_REACT, "measure", "bare-react"],
  [FULLCALENDAR, "peer", "fullcalendar-list"],
  [TIMEGRID, "peer", "fullcalendar-timegrid"],
  [PRETALX, "peer", "pretalx"],
  ["conferia", "peer", "conferia"],
  ["@event-calendar list", "peer", "event-calendar"],
];

/** Every list that can be had here. */
export async function lists(bench: Bench): Promise<readonly List[]> {
  const found: List[] = [];
  for (const [name, kind, file] of FILES) {
    const bundle = await peerBundle(`lists/${file}.js`);
    if (bundle) found.push({ name, kind, bundle });
    else bench.tell(`Without ${name}: its repository cannot be reached.`);
  }
  return found;
}

/** The fair's activities as the peers take them. */
export const eventsOf = ({ events }: FairData): PeerEvent[] => peerEvents(parseActivities(events, () => {}));

/** Where our cards lie in their page: their css wants these ancestors. */
const SURROUNDED = `<main><div data-island="programme"><div class="signet-programme signet-root">
<section class="signet-programme-results"><div class="signet-programme-list" id="stage"></div></section></div></div></main>`;

/**
 * A page that has a list's code and its events, and shows nothing yet.
 *
 * @param head of our page, with our css
 */
export async function openList(
  bench: Bench,
  { name, kind, bundle }: List,
  width: Width,
  {
    front,
    head,
    events,
  }: {
    front: { url: string; put(path: string, text: string): void };
    head: string;
    events: readonly PeerEvent[];
  },
): Promise<Page> {
  const path = `/bench/${encodeURIComponent(name)}.html`;
  const own = `${head}</head><body>${SURROUNDED}<script>${bundle.js.replaceAll("</script", "<\\/script")}</script>`;
  front.put(path, kind === "measure" ? own : pageOf(bundle, '<main id="stage"></main>'));
  const page = await bench.open(width);
  await page.goto(front.url + path);
  await page.evaluate((events) => Object.assign(window, { events }), events);
  return page;
}

/**
 * Draws the first events of a page.
 *
 * @returns time until all of them are painted, in ms
 */
export const drawList = (page: Page, count: number): Promise<number> =>
  page.evaluate((count) => {
    const { lab, draw, drawn, events } = window as PeerWindow & Measured;
    const stage = document.getElementById("stage") as Element;
    const links = stage.getElementsByTagName("a");
    const shown = drawn ?? (() => links.length);
    Object.assign(window, { drawn: shown });
    const act = () => Object.assign(window, { show: draw(stage, events.slice(0, count)) });
    return lab.toShown(act, () => shown() >= count);
  }, count);

/**
 * Shows other events, as one click.
 *
 * @param every one in so many
 * @returns time until they are painted, in ms
 */
export const showList = (page: Page, count: number, every = 1): Promise<number> =>
  page.evaluate(
    ([count, every]) => {
      const { lab, show, drawn, events } = window as PeerWindow & Measured;
      const wanted = events.slice(0, count).filter((_, index) => index % every === 0);
      const button = document.createElement("button");
      button.addEventListener("click", () => show(wanted));
      document.body.append(button);
      const before = drawn?.();
      const isDone = () => drawn?.() !== before;
      return lab.toShown(() => button.click(), isDone).finally(() => button.remove());
    },
    [count, every] as const,
  );

/** Our page's head without its scripts. */
export async function headOf(url: string): Promise<string> {
  const html = await (await fetch(`${url}/programmation`)).text();
  return html
    .slice(0, html.indexOf("</head>"))
    .replace(/<script[\s\S]*?<\/script>|<link rel="modulepreload"[^>]*>/g, "");
}

/** The cards of a page as they are on paper, where all of them are complete. */
export async function cardsOf(page: Page): Promise<Pick<PeerEvent, "html" | "tree">[]> {
  const html = await page.evaluate(() => {
    dispatchEvent(new Event("beforeprint"));
    const cards = [...document.querySelectorAll("article.signet-programme-card")];
    const items = cards.map((card) => card.closest("li") as HTMLLIElement);
    const copy = document.createElement("template");
    copy.id = "cards-of-the-page";
    document.body.append(copy);
    copy.append(...items.map((item) => item.cloneNode(true)));
    return items.map((item) => item.outerHTML);
  });
  const trees = await treesIn(page, "#cards-of-the-page");
  return html.map((html, index) => ({ html, tree: trees[index] ?? "" }));
}
