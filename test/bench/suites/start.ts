/** The first seconds of every page: ours, the page without script, bare React on the same markup, one eager file. */

import { hasIsland, putBarePage } from "../bare-page.ts";
import { type Bench, context, type Width } from "../bench.ts";
import { eagerDist } from "../eager.ts";
import { type Kind, SIGNET, type Subject, type Suite } from "../suite.ts";
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
const SLOWER = 4;
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
async function start(bench: Bench, width: Width, address: string, script: boolean, picture: string) {
  for (let tries = 1; tries < TRIES; tries += 1) {
    const times = await traced(bench, width, address, script, picture);
    if (Number.isFinite(times.fcp)) return times;
  }
  return traced(bench, width, address, script, picture);
}

async function traced(bench: Bench, width: Width, address: string, script: boolean, picture: string) {
  const opened = await context(bench.browser, width, { javaScriptEnabled: script });
  const page = await opened.newPage();
  await page.addInitScript(noteReady);
  const session = await opened.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  await session.send("Network.enable");
  let [requests, bytes] = [0, 0];
  session.on("Network.requestWillBeSent", ({ request }) => {
    if (request.url.startsWith("http")) requests += 1;
  });
  session.on("Network.loadingFinished", ({ encodedDataLength }) => {
    bytes += encodedDataLength / 1000;
  });
  await bench.browser.startTracing(page, { categories: CATEGORIES });
  await page.goto(address, { waitUntil: "networkidle" });
  await new Promise((resolve) => setTimeout(resolve, AFTER));
  const trace = await bench.browser.stopTracing();
  const { ready } = script
    ? await page.evaluate(() => (window as unknown as { times: { ready: number } }).times)
    : { ready: 0 };
  await bench.picture(page, picture);
  await opened.close();
  const { fcp, lcp, tbt, layout, longest } = readTrace(trace, address);
  return { fcp, lcp, tbt, layout, longest, bytes, requests, ...(ready > 0 ? { ready } : {}) };
}

async function open(bench: Bench, width: Width): Promise<readonly Subject[]> {
  const front = await bench.serve(bench.data);
  const eager = await bench.serve(bench.data, await eagerDist(bench.distDir));
  const slug = bench.data.events[0]?.slug;
  const subjects: Subject[] = [];
  for (const path of [...PATHS, `/activites/${slug}`]) {
    const title = path.endsWith(String(slug)) ? "an activity" : path;
    const add = (name: string, kind: Kind, address: string, script = true) =>
      subjects.push({
        name,
        kind,
        case: title,
        sample: () => start(bench, width, address, script, `start ${width} ${title} ${name}`),
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

const suite = (width: Width, rounds: number): Suite => ({
  name: `start-${width}`,
  title: `The start of every page, ${width === "phone" ? "412" : "1440"} px`,
  method: `Times of the trace; layout and TBT are thread time, which other work on the machine affects less. 'ready' is
the last marker that starts by itself. Kilobytes as transferred, pictures and fonts included.`,
  figures: {
    fcp: { title: "FCP", unit: "ms", digits: 0 },
    lcp: { title: "LCP", unit: "ms", digits: 0 },
    tbt: { title: "TBT", unit: "ms", digits: 0 },
    layout: { title: "layout", unit: "ms", digits: 0 },
    longest: { title: "longest layout", unit: "ms", digits: 0 },
    ready: { title: "ready", unit: "ms", digits: 0 },
    bytes: { title: "transferred", unit: "kB", digits: 0 },
    requests: { title: "requests", unit: "", digits: 0 },
  },
  rounds,
  shortRounds: 0,
  goals: PAGES.flatMap((page) => [
    { case: page, figure: "layout", against: NO_SCRIPT, limit: 1.5 },
    { case: page, figure: "tbt", against: null, limit: 150 },
    { case: page, figure: "longest", against: null, limit: 50 },
  ]),
  open: (bench) => open(bench, width),
});

export const startSuites: readonly Suite[] = [suite("phone", 7), suite("wide", 7)];
