/** The first seconds of every page: ours, the page without script, bare React on the same markup, one eager file. */

import type { Page } from "playwright-core";
import { watchNetwork } from "../../../test/browser/network.ts";
import { hasIsland, putBarePage } from "../bare-page.ts";
import { type Bench, context, type Width } from "../bench.ts";
import { eagerDist } from "../eager.ts";
import { SLOWER } from "../lab.ts";
import { type Kind, type Samples, SIGNET, type Subject, type Suite } from "../suite.ts";
import { CATEGORIES, MARKS_ONLY, READY, readTrace } from "../trace.ts";

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

interface How {
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

/** Marks each marker that is ready. Runs in the page. */
function noteReady(mark: string): void {
  new MutationObserver((changes) => {
    for (const { target } of changes)
      if ((target as Element).getAttribute("data-enhanced") === "ready") performance.mark(mark);
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
  await page.addInitScript(noteReady, READY);
  await bench.browser.startTracing(page, { categories: [...CATEGORIES, ...MARKS_ONLY] });
  await loaded(page, address);
  const trace = await bench.browser.stopTracing();
  await bench.picture(page, how.picture);
  await opened.close();
  const { fcp, lcp, ready, tbt, layout, longest } = readTrace(trace, address, SLOWER);
  if (!Number.isFinite(fcp)) return null;
  return { fcp, lcp, ...(Number.isFinite(ready) ? { ready } : {}), layout, tbt, longest };
}

async function loaded(page: Page, address: string): Promise<void> {
  const quiet = watchNetwork(page);
  await page.goto(address);
  await quiet();
  await new Promise((resolve) => setTimeout(resolve, AFTER));
}

/** What is transferred at the start of the whole page, with its fonts and pictures. */
async function transferred(bench: Bench, address: string, { width, script }: How): Promise<Samples> {
  const opened = await context(bench.browser, width, { javaScriptEnabled: script });
  const page = await opened.newPage();
  const session = await opened.newCDPSession(page);
  await session.send("Network.enable");
  let [requests, bytes] = [0, 0];
  session.on("Network.requestWillBeSent", ({ request }) => {
    if (request.url.startsWith("http")) requests += 1;
  });
  session.on("Network.loadingFinished", ({ encodedDataLength }) => {
    bytes += encodedDataLength / 1000;
  });
  await loaded(page, address);
  await opened.close();
  return { bytes, requests };
}

async function open(bench: Bench, width: Width): Promise<readonly Subject[]> {
  const distDir = await eagerDist(bench.distDir);
  const servers = async (light: boolean) => ({
    ours: await bench.serve(bench.data, { light }),
    eager: await bench.serve(bench.data, { light, distDir }),
  });
  const [light, whole] = [await servers(true), await servers(false)];
  const slug = bench.data.events[0]?.slug;
  const subjects: Subject[] = [];
  for (const path of [...PATHS, `/activites/${slug}`]) {
    const title = path.endsWith(String(slug)) ? "an activity" : path;
    const add = (name: string, kind: Kind, addressOn: (on: typeof light) => string, script = true) => {
      const how = { width, script, picture: `start ${width} ${title} ${name}` };
      let hasLoaded = false;
      const sample = async () => {
        const samples = await start(bench, addressOn(light), how);
        if (hasLoaded) return samples;
        hasLoaded = true;
        return { ...samples, ...(await transferred(bench, addressOn(whole), how)) };
      };
      subjects.push({ name, kind, case: title, sample });
    };
    add(SIGNET, "signet", ({ ours }) => ours.url + path);
    add(NO_SCRIPT, "measure", ({ ours }) => ours.url + path, false);
    if (hasIsland(await (await fetch(light.ours.url + path)).text())) {
      await putBarePage(bench, whole.ours, path, { width });
      const bare = await putBarePage(bench, light.ours, path, { width });
      add(BARE, "measure", ({ ours }) => ours.url + new URL(bare).pathname);
    }
    if (EAGER.includes(path)) add(ONE_FILE, "measure", ({ eager }) => eager.url + path);
  }
  return subjects;
}

const PAGES = [...PATHS, "an activity"];

const suite = (width: Width): Suite => ({
  name: `start-${width}`,
  title: `The start of every page, ${width === "phone" ? "412" : "1440"} px`,
  method: `From a trace. FCP, LCP and 'ready' (the last marker that starts by itself) count what is waited for as it is, and
the work of the page's thread until then; the other times are work. So that runs differ less, every answer takes 60 ms,
pictures are one pixel, and no fonts come. What is transferred is that of the whole page, with its pictures and fonts.`,
  figures: {
    fcp: { title: "FCP", unit: "ms", digits: 0 },
    lcp: { title: "LCP", unit: "ms", digits: 0 },
    ready: { title: "ready", unit: "ms", digits: 0 },
    layout: { title: "layout", unit: "ms", digits: 0 },
    tbt: { title: "TBT", unit: "ms", digits: 0, noRatio: true },
    longest: { title: "longest layout", unit: "ms", digits: 0, noRatio: true },
    bytes: { title: "transferred", unit: "kB", digits: 0 },
    requests: { title: "requests", unit: "", digits: 0 },
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
  open: (bench) => open(bench, width),
});

export const startSuites: readonly Suite[] = [suite("phone"), suite("wide")];
