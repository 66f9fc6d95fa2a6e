/**
 * Lighthouse's mobile scores, when it is installed: `npm i --no-save lighthouse`. It is too heavy to be a dependency.
 *
 * In some runs the headless browser offers the page no frame for one or two whole seconds after it is ready (Lighthouse
 * issue 17148). Lighthouse then counts everything loaded meanwhile as needed for the first paint. Such a run says
 * nothing about the page and is repeated, at most as often as runs were asked for.
 */
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";
import { median } from "./median.ts";

interface Scores {
  readonly address: string;
  readonly score: number;
  readonly fcp: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
}

/** How long after its HTML has been read a page may paint without anything having gone wrong, in ms. */
const LATE_PAINT = 500;

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

/** Medians for each address, alternating; null without Lighthouse. */
export async function lighthouseScores(
  chromePath: string,
  addresses: readonly string[],
  runs: number,
): Promise<readonly Scores[] | null> {
  const require = createRequire(import.meta.url);
  const load = async (name: string) => import(pathToFileURL(require.resolve(name)).href);
  const modules = await Promise.all([load("lighthouse"), load("chrome-launcher")]).catch(() => null);
  if (modules === null) return null;
  const [{ default: lighthouse }, { launch }] = modules;

  const reports = new Map<string, Report[]>(addresses.map((address) => [address, []]));
  for (let run = 0; run < 2 * runs; run += 1) {
    for (const address of addresses) {
      if ((reports.get(address)?.length ?? 0) >= runs) continue;
      const chrome = await launch({
        chromePath,
        chromeFlags: ["--headless=new", "--no-sandbox", "--disable-gpu"],
      });
      try {
        const { lhr } = await lighthouse(address, { port: chrome.port, onlyCategories: ["performance"] });
        const isLast = 2 * runs - run <= runs - (reports.get(address)?.length ?? 0);
        if (isLast || !gotNoFrame(lhr)) reports.get(address)?.push(lhr);
      } finally {
        await chrome.kill();
      }
    }
  }
  return [...reports].map(([address, all]) => {
    const audit = (name: string) => median(all.map(({ audits }) => audits[name]?.numericValue ?? Number.NaN));
    return {
      address,
      score: Math.round(100 * median(all.map(({ categories }) => categories.performance.score))),
      fcp: audit("first-contentful-paint"),
      lcp: audit("largest-contentful-paint"),
      tbt: audit("total-blocking-time"),
      cls: audit("cumulative-layout-shift"),
    };
  });
}
