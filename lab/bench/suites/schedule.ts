/** 600 activities by day and hour: from the data to the paint. */
import type { Page } from "playwright-core";
import { inOrder, scheduleOf } from "../../../src/islands/programme/schedule/schedule.ts";
import { parseActivities } from "../../../src/shared/activity/schema.ts";
import { createApi } from "../../../test/host/api.ts";
import type { FairData } from "../../../test/host/data/fair.ts";
import type { Bench, Width } from "../bench.ts";
import { ownBundle, pageOf, peerBundle } from "../bundles.ts";
import { isDated, repeated } from "../fair.ts";
import { type Measured, rested, work } from "../lab.ts";
import { BARE_REACT, BY_HAND, drawList, eventsOf, FULLCALENDAR, lists, openList, PRETALX } from "../lists.ts";
import type { SchedulePage } from "../pages/schedule-page.tsx";
import { SIGNET, type Subject, type Suite } from "../suite.ts";
import { type Tree, treesIn } from "../tree.ts";

const ACTIVITIES = 600;
const FROM_DATA = "by hand, from the data";
const CSS = [
  "src/shared/styles/base.css",
  "src/islands/programme/programme.css",
  "src/islands/programme/schedule/programme.schedule.css",
];
const BODY = `<div data-island="programme"><div class="signet-programme signet-root">
<section class="signet-programme-results"><div class="signet-programme-list" id="stage"></div></section></div></div>`;

/** What a way draws: our markup as text, or as trees. */
type Given = string | readonly Tree[];
type ScheduleWindow = Measured & {
  schedule: SchedulePage;
  given: Given;
  renderTrees(box: Element, trees: Given): void;
};
type Way = typeof SIGNET | typeof BY_HAND | typeof FROM_DATA | typeof BARE_REACT;

/** The fair with so many activities that have a place in the schedule, and a date, without which peers show nothing. */
function scheduled(data: FairData): FairData {
  const placed = new Set(inOrder(scheduleOf(parseActivities(data.events, () => {}))).map(({ id }) => id));
  return repeated(data, ACTIVITIES, (row) => isDated(row) && placed.has(row.id));
}

const draw = (page: Page, way: Way): Promise<number> =>
  page.evaluate(
    ([way, wanted]) => {
      const { lab, schedule, given, renderTrees } = window as unknown as ScheduleWindow;
      const stage = document.getElementById("stage") as Element;
      const cards = stage.getElementsByTagName("article");
      const act = () => {
        if (way === "Signet") schedule.react(stage);
        else if (way === "bare React") renderTrees(stage, given);
        else schedule.hand(stage, String(given), way !== "by hand");
      };
      return lab.toShown(act, () => cards.length >= wanted);
    },
    [way, ACTIVITIES] as const,
  );

async function open(bench: Bench, width: Width): Promise<readonly Subject[]> {
  const data = scheduled(bench.data);
  const front = await bench.serve(data);
  const rows = createApi(data).allEvents(new URLSearchParams({ "mode[name]": "schedule" }));
  const own = await ownBundle(...CSS, "lab/bench/pages/schedule-page.tsx");
  const bare = await peerBundle("bare-tree.js");
  front.put("/bench/schedule.html", pageOf(own, BODY));
  front.put("/bench/schedule-bare.html", pageOf({ css: own.css, js: bare?.js ?? "" }, BODY));
  // Given before the measurement: megabytes of arguments would be read within it.
  const opened = async (way: Way, given: Given | null) => {
    const page = await bench.open(width);
    await page.goto(`${front.url}/bench/schedule${way === BARE_REACT ? "-bare" : ""}.html`);
    if (way !== BARE_REACT)
      await page.evaluate((rows) => (window as unknown as ScheduleWindow).schedule.ready(rows), [...rows]);
    await page.evaluate((given) => void Object.assign(window, { given }), given as unknown);
    await rested(page);
    return page;
  };
  const first = await opened(SIGNET, null);
  await draw(first, SIGNET);
  // By hand there are no brief cards: all of them are complete, as for printing.
  const html = await first.evaluate(() => {
    dispatchEvent(new Event("beforeprint"));
    return document.getElementById("stage")?.innerHTML ?? "";
  });
  const trees = await treesIn(first, "#stage");
  await first.context().close();

  const ways: readonly (readonly [Way, Given | null])[] = [
    [SIGNET, null],
    [BY_HAND, html],
    [FROM_DATA, html],
    [BARE_REACT, trees],
  ];
  const events = eventsOf(data).slice(0, ACTIVITIES);
  return [
    ...ways.map(
      ([way, given]): Subject => ({
        name: way,
        kind: way === SIGNET ? "signet" : "measure",
        case: width,
        async sample() {
          const page = await opened(way, given);
          const drawn = await work(page, () => draw(page, way));
          await bench.picture(page, `schedule ${width} ${way}`);
          await page.context().close();
          return { drawn };
        },
      }),
    ),
    ...(await lists(bench))
      .filter(({ kind }) => kind === "peer")
      .map(
        (list): Subject => ({
          name: list.name,
          kind: list.kind,
          case: width,
          async sample() {
            const page = await openList(bench, list, width, { front, head: "", events });
            const drawn = await work(page, () => drawList(page, ACTIVITIES));
            await bench.picture(page, `schedule ${width} ${list.name}`);
            await page.context().close();
            return { drawn };
          },
        }),
      ),
  ];
}

const suite = (width: Width, rounds: number, shortRounds: number): Suite => ({
  name: `schedule-${width}`,
  title: `${ACTIVITIES} activities by day and hour, ${width === "phone" ? "412" : "1440"} px`,
  method: `From the data in the page to the paint of all ${ACTIVITIES}. By hand: our markup, complete, as one text.`,
  figures: { drawn: { title: "data to paint", unit: "ms", digits: 0 } },
  rounds,
  least: ["drawn"],
  oneCpu: true,
  shortRounds,
  goals: [
    { case: width, figure: "drawn", against: BY_HAND, limit: 0.8 },
    { case: width, figure: "drawn", against: FULLCALENDAR, limit: 0.5 },
    { case: width, figure: "drawn", against: PRETALX, limit: 0.35 },
  ],
  open: (bench) => open(bench, width),
});

export const scheduleSuites: readonly Suite[] = [suite("wide", 3, 3), suite("phone", 3, 0)];
