/** The first seconds of every page: ours, the page without script, bare React on the same markup, one eager file. */

import { watchNetwork } from "../../browser/network.ts";
import { hasIsland, putBarePage } from "../bare-page.ts";
import { type Bench, context, type Width } from "../bench.ts";
import { eagerDist } from "../eager.ts";
import { SLOWER } from "../lab.ts";
import { type Kind, type Samples, SIGNET, type Subject, type Suite } from "../suite.ts";
import { CATEGORIES, readTrace } from "../trace.ts";

export const PATHS = [
  "/programmation",
  "/programmation?mode=horaire",
  "/programmation?mode=carte",
  "/",
  "/auteurs",
  "/exposants",
  "/webdiffusion",
  "/faq",
  "/activites",
  "/videos",
];
/** Those that are also measured as one eager file. */
const EAGER = ["/programmation", "/", "/faq"];

/**
 * - `work`: thread time of a CPU that is not slowed, four times as much. Chromium slows a CPU by keeping the thread busy
 *   in between: the same page then took 180 to 400 ms of layout, and 540 to 610 without it.
 * - `waiting`: when something is seen, with a CPU that is slowed.
 */
type Measures = "work" | "waiting";

interface How {
  readonly measures: Measures;
  readonly width: Width;
  readonly script: boolean;
  readonly picture: string;
}

/** How long a page is traced after everything has loaded, in ms. */
const AFTER = 500;
const TRIES = 3;

const NO_SCRIPT = "without script";
const BARE = "bare React on the server's HTML";
const ONE_FILE = "ours as one eager file";

/** Notes when the last marker that starts by itself is ready. Runs in the page. */
function noteReady(): void {
  const times = { ready: 0 };
  Object.assign(window, { times });
  new MutationObserver((changes) => {
    for (const { target } of changes)
      if ((target as Element).getAttribute("data-enhanced") === "ready") times.ready = performance.now();
  }).observe(document, { subtree: true, attributes: true, attributeFilter: ["data-enhanced"] });
}

/** One start whose trace tells of the first paint: now and then one does not. */
async function start(bench: Bench, address: string, how: How): Promise<Samples> {
  for (let tries = 1; tries < TRIES; tries += 1) {
    const samples = await traced(bench, address, how);
    if (samples !== null) return samples;
  }
  return (await traced(bench, address, how)) ?? { fcp: Number.NaN };
}

async function traced(bench: Bench, address: string, how: How): Promise<Samples | null> {
  const opened = await context(bench.browser, how.width, { javaScriptEnabled: how.script });
  const page = await opened.newPage();
  await page.addInitScript(noteReady);
  const session = await opened.newCDPSession(page);
  if (how.measures === "waiting") await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  await session.send("Network.enable");
  let [requests, bytes] = [0, 0];
  session.on("Network.requestWillBeSent", ({ request }) => {
    if (request.url.startsWith("http")) requests += 1;
  });
  session.on("Network.loadingFinished", ({ encodedDataLength }) => {
    bytes += encodedDataLength / 1000;
  });
  await bench.browser.startTracing(page, { categories: CATEGORIES });
  const quiet = watchNetwork(page);
  await page.goto(address);
  await quiet();
  await new Promise((resolve) => setTimeout(resolve, AFTER));
  const trace = await bench.browser.stopTracing();
  const { ready } = how.script
    ? await page.evaluate(() => (window as unknown as { times: { ready: number } }).times)
    : { ready: 0 };
  await bench.picture(page, how.picture);
  await opened.close();
  const { fcp, lcp, tbt, layout, longest } = readTrace(trace, address, SLOWER);
  if (!Number.isFinite(fcp)) return null;
  if (how.measures === "work") return { layout, tbt, longest, bytes, requests };
  return { fcp, lcp, ...(ready > 0 ? { ready } : {}), bytes, requests };
}

async function open(bench: Bench, measures: Measures, width: Width): Promise<readonly Subject[]> {
  const light = measures === "work";
  const front = await bench.serve(bench.data, { light });
  const eager = await bench.serve(bench.data, { light, distDir: await eagerDist(bench.distDir) });
  const slug = bench.data.events[0]?.slug;
  const subjects: Subject[] = [];
  for (const path of [...PATHS, `/activites/${slug}`]) {
    const title = path.endsWith(String(slug)) ? "an activity" : path;
    const add = (name: string, kind: Kind, address: string, script = true) =>
      subjects.push({
        name,
        kind,
        case: title,
        sample: () =>
          start(bench, address, { measures, width, script, picture: `start ${width} ${title} ${name}` }),
      });
    add(SIGNET, "signet", front.url + path);
    add(NO_SCRIPT, "measure", front.url + path, false);
    const html = await (await fetch(front.url + path)).text();
    if (hasIsland(html)) add(BARE, "measure", await putBarePage(bench, front, path));
    if (EAGER.includes(path)) add(ONE_FILE, "measure", eager.url + path);
  }
  return subjects;
}

const PAGES = [...PATHS, "an activity"];
const inPixels = (width: Width) => `${width === "phone" ? "412" : "1440"} px`;

const LOADED = {
  bytes: { title: "transferred", unit: "kB", digits: 0 },
  requests: { title: "requests", unit: "", digits: 0 },
};

const work = (width: Width): Suite => ({
  name: `start-${width}`,
  title: `The start of every page, ${inPixels(width)}`,
  method: `From a trace. So that runs differ less, every answer takes 60 ms, pictures are one pixel, and no fonts come:
'What a visitor waits for' has all of them. All times are work.`,
  figures: {
    layout: { title: "layout", unit: "ms", digits: 0 },
    tbt: { title: "TBT", unit: "ms", digits: 0, noRatio: true },
    longest: { title: "longest layout", unit: "ms", digits: 0, noRatio: true },
    ...LOADED,
  },
  certain: ["layout"],
  rounds: 7,
  oneCpu: true,
  shortRounds: 0,
  goals: PAGES.flatMap((page) => [
    { case: page, figure: "layout", against: NO_SCRIPT, limit: 1.5 },
    { case: page, figure: "tbt", against: null, limit: 150 },
    { case: page, figure: "longest", against: null, limit: 50 },
  ]),
  open: (bench) => open(bench, "work", width),
});

const waiting = (width: Width): Suite => ({
  name: `waiting-${width}`,
  title: `What a visitor waits for, ${inPixels(width)}`,
  method: `From the navigation, with a slowed CPU. 'ready' is the last marker that starts by itself. Transferred: pictures and
fonts included.`,
  figures: {
    fcp: { title: "FCP", unit: "ms", digits: 0 },
    lcp: { title: "LCP", unit: "ms", digits: 0 },
    ready: { title: "ready", unit: "ms", digits: 0 },
    ...LOADED,
  },
  rounds: 2,
  shortRounds: 0,
  goals: [],
  open: (bench) => open(bench, "waiting", width),
});

export const startSuites: readonly Suite[] = [work("phone"), work("wide"), waiting("phone"), waiting("wide")];
