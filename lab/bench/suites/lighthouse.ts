/**
 * Lighthouse's mobile scores.
 *
 * In some runs the headless browser offers the page no frame for one or two whole seconds after it is ready (Lighthouse
 * issue 17148). Lighthouse then counts everything loaded meanwhile as needed for the first paint. Such a run says
 * nothing about the page and is repeated, a few times at most.
 */
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Bench } from "../bench.ts";
import { PEERS } from "../bundles.ts";
import { SIGNET, type Subject, type Suite } from "../suite.ts";
import { PATHS } from "./start.ts";

/** How long after its HTML has been read a page may paint without anything having gone wrong, in ms. */
const LATE_PAINT = 500;
/** Most runs of one page in a round. */
const TRIES = 3;

interface Report {
  readonly categories: { readonly performance: { readonly score: number } };
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>> & {
    readonly metrics: { readonly details: { readonly items: readonly [Observed] } };
  };
}

/** What happened in the browser, before throttling is simulated; in ms. */
interface Observed {
  readonly observedFirstContentfulPaint: number;
  readonly observedDomContentLoaded: number;
}

function gotNoFrame({ audits }: Report): boolean {
  const [{ observedFirstContentfulPaint, observedDomContentLoaded }] = audits.metrics.details.items;
  return observedFirstContentfulPaint - observedDomContentLoaded > LATE_PAINT;
}

/** Lighthouse of the bench's own package. */
async function tools() {
  const require = createRequire(join(PEERS, "package.json"));
  const load = async (name: string) => import(pathToFileURL(require.resolve(name)).href);
  const [{ default: lighthouse }, { launch }] = [await load("lighthouse"), await load("chrome-launcher")];
  return { lighthouse, launch };
}

async function report(chromePath: string, address: string): Promise<Report> {
  const { lighthouse, launch } = await tools();
  const chromeFlags = ["--headless=new", "--no-sandbox", "--disable-gpu"];
  const chrome = await launch({ chromePath, chromeFlags });
  try {
    return (await lighthouse(address, { port: chrome.port, onlyCategories: ["performance"] })).lhr;
  } finally {
    await chrome.kill();
  }
}

async function scores(bench: Bench, address: string) {
  let got = await report(bench.executablePath, address);
  for (let tried = 1; tried < TRIES && gotNoFrame(got); tried += 1)
    got = await report(bench.executablePath, address);
  const audit = (name: string) => got.audits[name]?.numericValue ?? Number.NaN;
  return {
    lost: 100 - Math.round(100 * got.categories.performance.score),
    fcp: audit("first-contentful-paint"),
    lcp: audit("largest-contentful-paint"),
    tbt: audit("total-blocking-time"),
    cls: audit("cumulative-layout-shift"),
  };
}

async function open(bench: Bench): Promise<readonly Subject[]> {
  const front = await bench.serve(bench.data);
  return PATHS.map((path) => ({
    name: SIGNET,
    kind: "signet",
    case: path,
    sample: () => scores(bench, front.url + path),
  }));
}

export const lighthouse: Suite = {
  name: "lighthouse",
  title: "Lighthouse, mobile preset",
  method:
    "Points lost of 100, and what Lighthouse simulates. A run in which the browser gave no frame is repeated.",
  figures: {
    lost: { title: "points lost", unit: "", digits: 0 },
    fcp: { title: "FCP", unit: "ms", digits: 0 },
    lcp: { title: "LCP", unit: "ms", digits: 0 },
    tbt: { title: "TBT", unit: "ms", digits: 0, noRatio: true },
    cls: { title: "CLS", unit: "", digits: 3 },
  },
  rounds: 5,
  shortRounds: 0,
  goals: PATHS.flatMap((path) => [
    { case: path, figure: "lost", against: null, limit: 5 },
    { case: path, figure: "tbt", against: null, limit: 150 },
    { case: path, figure: "cls", against: null, limit: 0 },
  ]),
  open,
};
