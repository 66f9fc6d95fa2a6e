/** A thousand cards: a click to its next paint, 24 more cards, and memory. */
import type { Page } from "playwright-core";
import type { Bench, Width } from "../bench.ts";
import { inCity, isDated, repeated } from "../fair.ts";
import { click, heap, work } from "../lab.ts";
import {
  BY_HAND,
  cardsOf,
  drawList,
  eventsOf,
  FULLCALENDAR,
  headOf,
  type List,
  lists,
  openList,
  PRETALX,
  showList,
  TIMEGRID,
} from "../lists.ts";
import { answered, atEnd, LOADED, thousand, thousandAgain, waitForCards } from "../our-programme.ts";
import { type Samples, SIGNET, type Subject, type Suite } from "../suite.ts";

const PAGE = 24;
const AREA = ".signet-programme-area";
const TAG = ".signet-programme-tag";
const CHIP = ".signet-programme-chip";
const SPOTS = ".signet-programme-spots";

const view = (name: string) => `.signet-programme-icon-${name}`;

/**
 * A subject whose pages stay open from round to round: its turns are short, and what slows the machine for minutes slows
 * those of all subjects alike. Opening a page with a thousand cards takes many times as long as what is measured in it.
 */
function kept<Pages>(
  open: () => Promise<{ readonly pages: Pages; readonly heap: number }>,
  measure: (pages: Pages) => Promise<{ readonly click: readonly number[]; readonly more: number }>,
): () => Promise<Samples> {
  let kept: Pages | undefined;
  const turn = async (pages: Pages) => {
    const { click, more } = await measure(pages);
    return { click, dearest: click, more };
  };
  return async () => {
    if (kept !== undefined) return turn(kept);
    const { pages, heap } = await open();
    kept = pages;
    return { ...(await turn(pages)), heap };
  };
}

/** Every kind of click that changes the list or its view; the page is as before at the end. */
async function clicksInList(page: Page): Promise<void> {
  const chip = (state: "attached" | "detached") => page.waitForSelector(CHIP, { state });
  const all = () => waitForCards(page, LOADED);
  await page.bringToFront();
  for (const [filter, nth] of [
    [AREA, 1],
    [TAG, 5],
  ] as const) {
    await click(page, filter, nth);
    await chip("attached");
    await click(page, CHIP);
    await chip("detached");
    await all();
  }
  for (const name of ["horaire", "carte"]) {
    await click(page, view(name));
    await page.waitForSelector(`[aria-pressed="true"]${view(name)}`);
    await click(page, view("liste"));
    await page.waitForSelector(`[aria-pressed="true"]${view("liste")}`);
  }
}

/** A place: its cards only, then all of them again. */
async function clicksOnMap(page: Page): Promise<void> {
  await page.bringToFront();
  await click(page, `${SPOTS} [aria-pressed=false]`);
  await page.waitForFunction(
    (count) => document.querySelectorAll("article.signet-programme-card").length < count,
    LOADED,
  );
  await click(page, `${SPOTS} [aria-pressed=true]`);
  await waitForCards(page, LOADED);
}

function ours(bench: Bench, width: Width, url: string, cityUrl: string): () => Promise<Samples> {
  return kept(
    async () => {
      const list = await thousand(bench, width, url, "liste");
      await bench.picture(list, `cards ${width} Signet`);
      const memory = await heap(list);
      const pages = {
        list,
        growing: await thousand(bench, width, url, "liste"),
        map: await thousand(bench, width, cityUrl, "carte"),
      };
      return { pages, heap: memory };
    },
    async ({ list, growing, map }) => {
      await atEnd(growing);
      await click(growing, ".signet-more button");
      const [more = Number.NaN] = await work(growing, () => answered(growing, LOADED + PAGE));
      await thousandAgain(growing);
      const inList = await work(list, () => clicksInList(list));
      // The map shows the city only, and the list goes on with it.
      await click(list, CHIP);
      await waitForCards(list, LOADED);
      return { click: [...inList, ...(await work(map, () => clicksOnMap(map)))], more };
    },
  );
}

function theirs(bench: Bench, width: Width, list: List, open: () => Promise<Page>): () => Promise<Samples> {
  return kept(
    async () => {
      const page = await open();
      await drawList(page, LOADED);
      await bench.picture(page, `cards ${width} ${list.name}`);
      return { pages: page, heap: await heap(page) };
    },
    async (page) => {
      await atEnd(page);
      const [more = Number.NaN] = await work(page, () => showList(page, LOADED + PAGE));
      await page.evaluate(() => {
        document.documentElement.scrollTop = 0;
      });
      const click = await work(page, async () => {
        await showList(page, LOADED, 3);
        await showList(page, LOADED);
      });
      // Conferia moves all the time, which would take a third of the CPU from the other pages' turns.
      await page.evaluate(() => {
        for (const animation of document.getAnimations()) animation.pause();
      });
      return { click, more };
    },
  );
}

async function open(bench: Bench, width: Width): Promise<readonly Subject[]> {
  const data = repeated(bench.data, LOADED + 2 * PAGE, isDated);
  const city = repeated(bench.data, LOADED + 2 * PAGE, (row) => isDated(row) && inCity(row));
  const [front, cityFront] = [await bench.serve(data), await bench.serve(city)];
  const first = await thousand(bench, width, front.url, "liste");
  const cards = await cardsOf(first);
  await first.context().close();
  const known = new Map(eventsOf(data).map((event) => [event.id, event]));
  // In the order of the page. Those that follow have the markup of the first ones.
  const events = [...known.values()]
    .slice(0, LOADED + PAGE)
    .map((event, index) => ({ ...event, ...cards[index % cards.length] }));
  const head = await headOf(front.url);
  return [
    {
      name: SIGNET,
      kind: "signet",
      case: width,
      sample: ours(bench, width, front.url, cityFront.url),
    },
    ...(await lists(bench))
      .filter(({ name }) => width === "wide" || name !== TIMEGRID)
      .map(
        (list): Subject => ({
          name: list.name,
          kind: list.kind,
          case: width,
          sample: theirs(bench, width, list, () => openList(bench, list, width, { front, head, events })),
        }),
      ),
  ];
}

const suite = (width: Width, shortRounds: number): Suite => ({
  name: `cards-${width}`,
  title: `A thousand cards, ${width === "phone" ? "412" : "1440"} px`,
  method: `${LOADED} activities are loaded; the pages stay open from round to round. Ours: filter, tag, their chips, each
view, a place, to the next paint. Others: one activity in three, then all again, to the paint that shows them. 24 more:
from the answer to their paint. Memory: script and document, after garbage collection.`,
  figures: {
    click: { title: "click to paint", unit: "ms", digits: 1 },
    dearest: { title: "dearest click to paint", unit: "ms", digits: 1 },
    more: { title: "24 more to paint", unit: "ms", digits: 1 },
    heap: { title: "memory", unit: "MB", digits: 1 },
  },
  rounds: 7,
  least: ["click", "dearest", "more"],
  dearest: ["dearest"],
  oneCpu: true,
  shortRounds,
  goals: [
    { case: width, figure: "click", against: FULLCALENDAR, limit: 0.06 },
    { case: width, figure: "dearest", against: FULLCALENDAR, limit: 0.06 },
    { case: width, figure: "click", against: PRETALX, limit: 0.06 },
    { case: width, figure: "more", against: BY_HAND, limit: 1 },
    { case: width, figure: "heap", against: BY_HAND, limit: 1.5 },
  ],
  open: (bench) => open(bench, width),
});

export const cardSuites: readonly Suite[] = [suite("wide", 3), suite("phone", 0)];
