/**
 * Where the time of a journey goes: CPU profiles of the built scripts on a phone's page, CPU slowed 4 times, by the
 * functions of the sources.
 *
 *     npm run build && npx tsx lab/bench/profile.ts [--dist DIR] [--runs RUNS] [--top LINES] [JOURNEY…]
 *
 * `start`: the programme's list, from the script's start. `home`: the home page, until it rests without an input.
 * `filter`: an area, with 1,000 cards loaded. `schedule`: 600 activities. `map-100`, `map-600`: places. `find`: three
 * letters into the search over 1,600 activities. `more`: 24 cards after 1,008. `webcast`: the answer of a minute. `browser` is style, layout and script as the browser counts them.
 */
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { type Browser, type CDPSession, chromium, type Page } from "playwright-core";
import { watchNetwork } from "../../test/browser/network.ts";
import { type FairData, indexFair } from "../../test/host/data/fair.ts";
import { loadFair } from "../../test/host/data/load.ts";
import { EVE } from "../../test/host/eastern.ts";
import { startHost } from "../../test/host/host.ts";
import { requireBrowsers } from "../../test/run/browser.mjs";
import { OWN_ISLAND } from "./bare-page.ts";
import { inCity, repeated } from "./fair.ts";
import { type Measured, openLab } from "./lab.ts";
import { createNamer, functionTimes, type Profile } from "./profile-frames.ts";
import { median } from "./statistics.ts";

const SLOWER = 4;
/** Between two samples, in microseconds. */
const INTERVAL = 200;
const PAGE = 24;

interface Journey {
  readonly fair: (data: FairData) => FairData;
  readonly path: string;
  /** Before the profile; nothing when the profile begins with the navigation. */
  readonly prepare?: (page: Page, quiet: () => Promise<void>) => Promise<void>;
  readonly act: (page: Page, url: string, quiet: () => Promise<void>) => Promise<unknown>;
}

/** Activities in the city, each at a place of its own around the fair. */
function cityFair(data: FairData, count: number): FairData {
  const { storedEvents } = repeated(data, count, inCity);
  const placed = storedEvents.map((row, index) => {
    const [turn, away] = [index * 2.4, Math.sqrt(index / count)];
    const place = {
      id: 500_000 + index,
      title: `Lieu ${index + 1}`,
      address: { address: `${index + 1}, rue Ontario, Montréal` },
      geoloc: { lng: -73.57 + 0.12 * away * Math.cos(turn), lat: 45.51 + 0.09 * away * Math.sin(turn) },
    };
    return { ...row, location: { ...row.location, location: [place] } };
  });
  return indexFair({ ...data, storedEvents: placed });
}

const cards = (page: Page, count: number) =>
  page.waitForFunction(
    (count) => document.querySelectorAll("article.signet-programme-card").length === count,
    count,
    { timeout: 120_000 },
  );

/** The list with this many cards; their further answers are not waited for. */
const loaded = (count: number) => async (page: Page) => {
  await page.evaluate(
    (query) => {
      history.replaceState(null, "", query);
      dispatchEvent(new PopStateEvent("popstate"));
    },
    `?mode=liste&page=${Math.min(40, count / PAGE)}`,
  );
  for (let there = 40 * PAGE; there < count; there += PAGE) {
    await cards(page, there);
    await page.evaluate(() => document.querySelector<HTMLElement>(".signet-more button")?.click());
  }
  await cards(page, count);
};

/** Two frames, after which a click's own paint is over. */
const painted = (page: Page) =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
  );

const ready = (page: Page) => page.waitForSelector('[data-enhanced="ready"]', { state: "attached" });

/** Runs in the page: counts what a journey waits for in each frame, which costs less than the driver's own waiting. */
function installUntil(): void {
  const until = (selector: string, count: number) =>
    new Promise<void>((done) => {
      const look = () =>
        document.querySelectorAll(selector).length >= count ? setTimeout(done) : requestAnimationFrame(look);
      look();
    });
  Object.assign(window, { until });
}
type Until = Window & { until(selector: string, count: number): Promise<void> };

const shown = (page: Page, selector: string, count = 1) =>
  page.evaluate(([selector, count]) => (window as unknown as Until).until(selector, count), [
    selector,
    count,
  ] as const);

const mapOf = (count: number): Journey => ({
  fair: (data) => cityFair(data, count),
  path: "/programmation?mode=carte",
  act: async (page, url) => {
    await page.goto(url);
    await shown(page, ".signet-programme-pin", count);
    await painted(page);
  },
});

const JOURNEYS: Readonly<Record<string, Journey>> = {
  start: {
    fair: (data) => data,
    path: "/programmation",
    act: async (page, url) => {
      await page.goto(url);
      await shown(page, `${OWN_ISLAND}[data-enhanced="ready"]`);
      await painted(page);
    },
  },
  home: {
    fair: (data) => data,
    path: "/",
    act: async (page, url, quiet) => {
      await page.goto(url);
      await quiet();
      await painted(page);
    },
  },
  filter: {
    fair: (data) => repeated(data, 1008),
    path: "/programmation?mode=liste",
    prepare: loaded(1008),
    act: async (page) => {
      await page.evaluate(() => document.querySelectorAll<HTMLElement>(".signet-programme-area")[1]?.click());
      await painted(page);
    },
  },
  schedule: {
    fair: (data) => repeated(data, 600),
    path: "/programmation?mode=liste",
    prepare: loaded(600),
    act: async (page) => {
      await page.evaluate(() =>
        document.querySelector<HTMLElement>(".signet-programme-icon-horaire")?.click(),
      );
      await shown(page, ".signet-programme-hour");
      await painted(page);
    },
  },
  more: {
    fair: (data) => repeated(data, 1104),
    path: "/programmation?mode=liste",
    prepare: loaded(1008),
    act: async (page) => {
      await page.evaluate(() => document.querySelector<HTMLElement>(".signet-more button")?.click());
      await shown(page, "article.signet-programme-card", 1032);
      await painted(page);
    },
  },
  webcast: {
    fair: (data) => data,
    path: "/webdiffusion",
    prepare: (_page, quiet) => quiet(),
    act: async (page) => {
      await page.evaluate(async () => {
        const { lab } = window as Measured;
        lab.hold = true;
        lab.edit = (text) => text.replaceAll('"streamTitle":"', '"streamTitle":"Minute');
        lab.waiting.at(-1)?.();
        while (lab.held() === 0) await new Promise(requestAnimationFrame);
        const titles = document.querySelector('[data-island="webcast"]');
        await lab.toShown(lab.release, () => titles?.textContent?.includes("Minute") ?? false);
      });
      await painted(page);
    },
  },
  "map-100": mapOf(100),
  "map-600": mapOf(600),
  find: {
    fair: (data) => repeated(data, 1600),
    path: "/programmation?mode=liste",
    prepare: async (page) => {
      await page.waitForSelector(".signet-programme-to-top", { state: "attached" });
      await page.fill(".signet-programme-find input", "zzz");
      await page.waitForFunction(
        () =>
          /trouvées? sur 1.600$/.test(document.querySelector(".signet-programme-found")?.textContent ?? ""),
        null,
        { timeout: 120_000 },
      );
      await page.fill(".signet-programme-find input", "");
      await cards(page, 1600);
      await page.focus(".signet-programme-find input");
    },
    act: async (page) => {
      for (const typed of ["p", "po", "por"]) {
        await page.keyboard.press(typed.slice(-1));
        // Written when the search is taken up.
        await page.waitForFunction(
          (typed) => new URLSearchParams(location.search).get("recherche") === typed,
          typed,
        );
        await painted(page);
      }
    },
  },
};

const COUNTED = ["ScriptDuration", "LayoutDuration", "RecalcStyleDuration"] as const;
type Counted = Record<(typeof COUNTED)[number], number>;

async function counted(session: CDPSession): Promise<Counted> {
  const { metrics } = await session.send("Performance.getMetrics");
  const of = (name: string) => (metrics.find((one) => one.name === name)?.value ?? 0) * 1000;
  return Object.fromEntries(COUNTED.map((name) => [name, of(name)])) as Counted;
}

async function profileOf(browser: Browser, journey: Journey, url: string) {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  page.setDefaultTimeout(120_000);
  const quiet = watchNetwork(page);
  await openLab(page);
  await page.addInitScript(installUntil);
  const session = await page.context().newCDPSession(page);
  if (journey.prepare) {
    await page.goto(url);
    await ready(page);
    await journey.prepare(page, quiet);
  }
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  await session.send("Performance.enable");
  await session.send("Profiler.enable");
  await session.send("Profiler.setSamplingInterval", { interval: INTERVAL });
  const before = await counted(session);
  await session.send("Profiler.start");
  await journey.act(page, url, quiet);
  const { profile } = await session.send("Profiler.stop");
  const after = await counted(session);
  await page.close();
  // A navigation begins the browser's counts anew.
  const since = (name: (typeof COUNTED)[number]) => after[name] - (journey.prepare ? before[name] : 0);
  return { profile: profile as Profile, browser: COUNTED.map((name) => [name, since(name)] as const) };
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    dist: { type: "string", default: "dist" },
    runs: { type: "string", default: "5" },
    top: { type: "string", default: "12" },
  },
});
const [runs, top] = [Number(values.runs), Number(values.top)];
const distDir = resolve(values.dist);
const data = loadFair(resolve("templates-fixtures/data"));
const asked = positionals.length > 0 ? positionals : Object.keys(JOURNEYS);
const name = createNamer(distDir);
const { browser: executablePath } = await requireBrowsers();
const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
try {
  for (const one of asked) {
    const journey = JOURNEYS[one];
    if (!journey) throw new Error(`No journey '${one}': ${Object.keys(JOURNEYS).join(", ")}`);
    const host = await startHost({ port: 0, distDir, now: EVE, data: journey.fair(data) });
    try {
      // The first run fills the caches.
      await profileOf(browser, journey, host.url + journey.path);
      const seen: Awaited<ReturnType<typeof profileOf>>[] = [];
      for (let run = 0; run < runs; run += 1)
        seen.push(await profileOf(browser, journey, host.url + journey.path));
      const times = functionTimes(
        seen.map(({ profile }) => profile),
        name,
      );
      const each = (time: number) => (time / runs).toFixed(1).padStart(7);
      const browsers = COUNTED.map((_, index) => median(seen.map(({ browser }) => browser[index]?.[1] ?? 0)));
      console.log(
        `\n${one}: ${COUNTED.map((name, index) => `${name} ${browsers[index]?.toFixed(0)} ms`).join(", ")}`,
      );
      console.log("   self   total  ms, mean of a run");
      for (const { name, self, total } of times.slice(0, top))
        console.log(`${each(self)} ${each(total)}  ${name}`);
      console.log("  of ours, with what they call:");
      const ours = times.filter(({ name }) => name.startsWith("src/")).sort((a, b) => b.total - a.total);
      for (const { name, self, total } of ours.slice(0, top))
        console.log(`${each(self)} ${each(total)}  ${name}`);
    } finally {
      await host.close();
    }
  }
} finally {
  await browser.close();
}
