/** A thousand cards: a click to its next paint, 24 more cards, and memory. */
import type { Bench, Width } from "../bench.ts";
import { inCity, isDated, repeated } from "../fair.ts";
import { click, heap, slowly } from "../lab.ts";
import {
  BY_HAND,
  cardsOf,
  drawList,
  eventsOf,
  FULLCALENDAR,
  headOf,
  lists,
  openList,
  PRETALX,
  showList,
  TIMEGRID,
} from "../lists.ts";
import { answered, atEnd, LOADED, thousand, waitForCards } from "../our-programme.ts";
import { type Samples, SIGNET, type Subject, type Suite } from "../suite.ts";

const PAGE = 24;
const TURNS = 3;

/** Every kind of click that changes the list or its view. */
async function ourClicks(bench: Bench, width: Width, url: string, cityUrl: string): Promise<number[]> {
  const clicks: number[] = [];
  const note = async (time: Promise<number>) => clicks.push(await time);
  let page = await thousand(bench, width, url, "liste");
  await slowly(page);
  for (let turn = 0; turn < TURNS; turn += 1) {
    await note(click(page, ".signet-programme-area", 1));
    await note(click(page, ".signet-programme-chip"));
  }
  await note(click(page, ".signet-programme-tag", 5));
  await page.context().close();

  for (const view of ["horaire", "carte"]) {
    page = await thousand(bench, width, url, "liste");
    await slowly(page);
    await note(click(page, `.signet-programme-icon-${view}`));
    await page.context().close();
  }

  // A place: its cards only, then all of them again.
  page = await thousand(bench, width, cityUrl, "carte");
  await slowly(page);
  for (let turn = 0; turn < TURNS; turn += 1) {
    await waitForCards(page, LOADED);
    await note(click(page, ".signet-programme-spots [aria-pressed=false]"));
    await page.waitForFunction(
      (count) => document.querySelectorAll("article.signet-programme-card").length < count,
      LOADED,
    );
    await note(click(page, ".signet-programme-spots [aria-pressed=true]"));
  }
  await page.context().close();
  return clicks;
}

async function ours(bench: Bench, width: Width, url: string, cityUrl: string): Promise<Samples> {
  const page = await thousand(bench, width, url, "liste");
  await bench.picture(page, `cards ${width} Signet`);
  const session = await slowly(page);
  const memory = await heap(session);
  const more: number[] = [];
  for (let turn = 1; turn <= TURNS; turn += 1) {
    await atEnd(page);
    await click(page, ".signet-more button");
    more.push(await answered(page, LOADED + turn * PAGE));
  }
  await page.context().close();
  return { click: await ourClicks(bench, width, url, cityUrl), more, heap: memory };
}

async function open(bench: Bench, width: Width): Promise<readonly Subject[]> {
  const data = repeated(bench.data, LOADED + 20 * PAGE, isDated);
  const city = repeated(bench.data, LOADED + 2 * PAGE, (row) => isDated(row) && inCity(row));
  const [front, cityFront] = [await bench.serve(data), await bench.serve(city)];
  const first = await thousand(bench, width, front.url, "liste");
  await first.evaluate((count) => {
    Object.assign(window, { count });
  }, LOADED);
  const cards = await cardsOf(first);
  await first.context().close();
  const known = new Map(eventsOf(data).map((event) => [event.id, event]));
  // In the order of the page. Those that follow have the markup of the first ones.
  const events = [...known.values()]
    .slice(0, LOADED + (TURNS + 1) * PAGE)
    .map((event, index) => ({ ...event, ...cards[index % cards.length] }));
  const head = await headOf(front.url);
  return [
    {
      name: SIGNET,
      kind: "signet",
      case: width,
      sample: () => ours(bench, width, front.url, cityFront.url),
    },
    ...(await lists(bench))
      .filter(({ name }) => width === "wide" || name !== TIMEGRID)
      .map(
        (list): Subject => ({
          name: list.name,
          kind: list.kind,
          case: width,
          async sample() {
            const page = await openList(bench, list, width, { front, head, events });
            await drawList(page, LOADED);
            await bench.picture(page, `cards ${width} ${list.name}`);
            const session = await slowly(page);
            const memory = await heap(session);
            const more: number[] = [];
            const clicks: number[] = [];
            for (let turn = 1; turn <= TURNS; turn += 1) {
              await atEnd(page);
              more.push(await showList(page, LOADED + turn * PAGE));
            }
            await page.evaluate(() => {
              document.documentElement.scrollTop = 0;
            });
            for (let turn = 0; turn < TURNS; turn += 1) {
              clicks.push(await showList(page, LOADED, 3));
              clicks.push(await showList(page, LOADED));
            }
            await page.context().close();
            return { click: clicks, more, heap: memory };
          },
        }),
      ),
  ];
}

const suite = (width: Width, rounds: number, shortRounds: number): Suite => ({
  name: `cards-${width}`,
  title: `A thousand cards, ${width === "phone" ? "412" : "1440"} px`,
  method: `${LOADED} activities are loaded. Ours: filter, its chip, tag, view, place, each to the next paint. Others: one
activity in three, then all again, to the paint that shows them. 24 more: from the answer to their paint. Memory: script
and document, after garbage collection.`,
  figures: {
    click: { title: "click to paint", unit: "ms", digits: 1 },
    more: { title: "24 more to paint", unit: "ms", digits: 1 },
    heap: { title: "memory", unit: "MB", digits: 1 },
  },
  rounds,
  shortRounds,
  goals: [
    { case: width, figure: "click", against: FULLCALENDAR, limit: 0.06 },
    { case: width, figure: "click", against: FULLCALENDAR, worst: true, limit: 0.06 },
    { case: width, figure: "click", against: PRETALX, limit: 0.06 },
    { case: width, figure: "more", against: BY_HAND, limit: 1 },
    { case: width, figure: "heap", against: BY_HAND, limit: 1.5 },
  ],
  open: (bench) => open(bench, width),
});

export const cardSuites: readonly Suite[] = [suite("wide", 2, 1), suite("phone", 2, 0)];
