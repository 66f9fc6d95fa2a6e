/**
 * Real input through the browser: the time of each press or key to the next paint, as visitors' browsers report it, and
 * the work of the page in it.
 */
import type { Page } from "playwright-core";
import type { Bench } from "../bench.ts";
import { isDated, repeated } from "../fair.ts";
import { rested, SLOWER, slowly } from "../lab.ts";
import { drawList, eventsOf, FULLCALENDAR, lists, openList } from "../lists.ts";
import { LOADED, thousand } from "../our-programme.ts";
import { workOfPresses } from "../press-trace.ts";
import { SIGNET, type Subject, type Suite } from "../suite.ts";
import { CATEGORIES } from "../trace.ts";

const CASE = "wide";
/** From one key to the next, in ms. */
const PACE = 125;
/** A name, and letters that nearly every activity has. */
const TYPED = ["theriault", "a", "bande dessinée"];

/** A press or a key: when it began, and the longest of its events, both in ms. */
interface Input {
  readonly begun: number;
  longest: number;
}
type Noted = Window & typeof globalThis & { inputs: Input[] };

/** Notes each press and key, and what the browser reports of it: from 16 ms on, in steps of 8 ms. */
const listen = (page: Page) =>
  page.evaluate(() => {
    const inputs: Input[] = [];
    (window as Noted).inputs = inputs;
    for (const type of ["pointerdown", "keydown"] as const)
      addEventListener(type, ({ timeStamp }) => inputs.push({ begun: timeStamp, longest: 16 }), true);
    new PerformanceObserver((entries) => {
      for (const { startTime, duration, interactionId } of entries.getEntries() as PerformanceEventTiming[]) {
        const input = inputs.findLast(({ begun }) => begun <= startTime);
        // A pointer that only comes is no interaction.
        if (input && interactionId > 0) input.longest = Math.max(input.longest, duration);
      }
    }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
  });

/** Each press and key since `listen`, in ms. */
const interactions = async (page: Page): Promise<number[]> => {
  await rested(page);
  return page.evaluate(() => (window as Noted).inputs.map(({ longest }) => longest));
};

/** How presses are measured: what is done before the first of them, and what tells the time of each. */
interface How {
  begin(bench: Bench, page: Page): Promise<unknown>;
  /** In ms. */
  end(bench: Bench, page: Page): Promise<number[]>;
}

/** What the browser reports, with a CPU that is slowed. */
const reported: How = { begin: (_bench, page) => slowly(page), end: (_bench, page) => interactions(page) };

/** Thread time of the page, of a CPU that is not slowed. */
const worked: How = {
  begin: ({ browser }, page) => browser.startTracing(page, { categories: CATEGORIES }),
  async end({ browser }, page) {
    const presses = workOfPresses(await browser.stopTracing(), SLOWER);
    const { length } = await interactions(page);
    if (presses.length !== length) throw new Error(`The trace has ${presses.length} of ${length} presses.`);
    return presses;
  },
};

/** How long a button of the mouse is held, in ms. */
const HELD = 80;

/** Goes there, presses, and waits for the answer, as a person does who looks at it. */
const press = async (page: Page, selector: string, nth = 0): Promise<void> => {
  const target = page.locator(selector).filter({ visible: true }).nth(nth);
  // Otherwise coming, pressing and releasing would fall into one frame.
  await target.hover();
  await rested(page);
  await target.click({ delay: HELD });
  await rested(page);
  await page.waitForFunction(
    () => document.querySelector("main [aria-busy=true], main [data-stale]") === null,
  );
  await rested(page);
};

type Journey = (page: Page, bench: Bench) => Promise<void>;

const filters: Journey = async (page) => {
  for (const nth of [1, 1, 0, 0]) await press(page, ".signet-programme-area", nth);
  await press(page, ".signet-programme-icon-horaire");
};

const search: Journey = async (page) => {
  const field = ".signet-programme-find input";
  await page.locator(field).focus();
  for (const text of TYPED) {
    await page.keyboard.type(text, { delay: PACE });
    for (const _ of text) await page.keyboard.press("Backspace", { delay: PACE });
  }
};

/** Journeys on other pages: [address, what is pressed in turn]. */
const PAGES: readonly (readonly [string, readonly string[]])[] = [
  ["/faq", ["details:nth-of-type(2) > summary", "details:nth-of-type(3) > summary"]],
  ["/auteurs", ['[data-island="authors"] button']],
];

async function withThousand(bench: Bench, how: How, url: string, journey: Journey): Promise<number[]> {
  const page = await thousand(bench, CASE, url, "liste", { hold: false });
  await listen(page);
  await how.begin(bench, page);
  await journey(page, bench);
  const times = await how.end(bench, page);
  await page.context().close();
  return times;
}

async function onPage(
  bench: Bench,
  how: How,
  address: string,
  presses: readonly string[],
): Promise<number[]> {
  const page = await bench.open(CASE);
  await page.goto(address);
  await page.waitForSelector('main [data-enhanced="ready"]');
  await listen(page);
  await how.begin(bench, page);
  for (const selector of presses) await press(page, selector);
  const times = await how.end(bench, page);
  await page.context().close();
  return times;
}

/** What the browser takes for a press on our page at least. */
async function nothing(bench: Bench, how: How, url: string): Promise<number[]> {
  const journey: Journey = async (page) => {
    await page.evaluate(() => {
      const button = document.createElement("button");
      button.className = "signet-button";
      button.id = "nothing";
      button.textContent = "0";
      document.querySelector("main")?.prepend(button);
    });
    for (let time = 0; time < 5; time += 1) await press(page, "#nothing");
  };
  return withThousand(bench, how, url, journey);
}

async function fullCalendar(bench: Bench, how: How, events: ReturnType<typeof eventsOf>): Promise<number[]> {
  const list = (await lists(bench)).find(({ name }) => name === FULLCALENDAR);
  if (!list) throw new Error("FullCalendar is missing.");
  const front = await bench.serve(bench.data);
  const page = await openList(bench, list, CASE, { front, head: "", events });
  await drawList(page, LOADED);
  await page.evaluate(() => {
    const { events, show } = window as unknown as { events: unknown[]; show(shown: unknown[]): void };
    for (const every of [1, 3]) {
      const button = document.createElement("button");
      button.id = `every-${every}`;
      button.textContent = `1/${every}`;
      button.addEventListener("click", () => show(events.filter((_, index) => index % every === 0)));
      document.body.prepend(button);
    }
  });
  await listen(page);
  await how.begin(bench, page);
  for (const every of [3, 1, 3, 1]) await press(page, `#every-${every}`);
  const times = await how.end(bench, page);
  await page.context().close();
  return times;
}

async function open(bench: Bench, how: How): Promise<readonly Subject[]> {
  const data = repeated(bench.data, LOADED, isDated);
  const front = await bench.serve(data, { light: how === worked });
  const events = eventsOf(data);
  const subject = (name: string, kind: Subject["kind"], press: () => Promise<number[]>): Subject => ({
    name,
    kind,
    case: CASE,
    sample: async () => ({ press: await press() }),
  });
  return [
    subject(SIGNET, "signet", async () => {
      const presses = [
        ...(await withThousand(bench, how, front.url, filters)),
        ...(await withThousand(bench, how, front.url, search)),
      ];
      for (const [path, selectors] of PAGES)
        presses.push(...(await onPage(bench, how, front.url + path, selectors)));
      return presses;
    }),
    subject("a button that does nothing", "measure", () => nothing(bench, how, front.url)),
    subject(FULLCALENDAR, "peer", () => fullCalendar(bench, how, events)),
  ];
}

const PRESSES = `Real presses and keys: areas, views and search over ${LOADED} cards, questions, more authors. Each press
waits for the answer of the one before.`;
const DEAREST =
  "The dearest press counts, by the median of its rounds. FullCalendar: its list filtered and put back.";

const reportedSuite: Suite = {
  name: "journeys",
  title: "The longest interaction of any journey, 1440 px",
  method: `${PRESSES} As the browser reports it (INP), in steps of 8 ms, at least 16. ${DEAREST}`,
  figures: { press: { title: "longest interaction", unit: "ms", digits: 0, noRatio: true } },
  dearest: ["press"],
  rounds: 5,
  shortRounds: 0,
  goals: [{ case: CASE, figure: "press", against: null, limit: 50 }],
  open: (bench) => open(bench, reported),
};

const workedSuite: Suite = {
  name: "journeys-work",
  title: "The work of the dearest press of any journey, 1440 px",
  method: `${PRESSES} Work of the task that hears a press, and of all until its frame is drawn. ${DEAREST}`,
  figures: { press: { title: "dearest press", unit: "ms", digits: 0 } },
  dearest: ["press"],
  oneCpu: true,
  rounds: 5,
  shortRounds: 0,
  goals: [{ case: CASE, figure: "press", against: FULLCALENDAR, limit: 0.04 }],
  open: (bench) => open(bench, worked),
};

export const journeySuites: readonly Suite[] = [reportedSuite, workedSuite];
