/** A visitor on a bad line with a slow phone: when every page is ready, and what moves on it. */
import type { Page } from "playwright-core";
import { watchNetwork } from "../../../test/browser/network.ts";
import { type Bench, context } from "../bench.ts";
import { type Samples, SIGNET, type Subject, type Suite } from "../suite.ts";
import { PATHS } from "./start.ts";

/** 400 kbit/s in both directions, in bytes a second, and 400 ms to each answer. */
const LINE = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
const CPU = 6;
/** So long after everything has come a page may still move, in ms. */
const AFTER = 2000;
/** A day of the fair: the strip of what is on stands above the programme. */
const NOW = "2026-11-26T10:00";
const PAGES = ["/programmation", ...PATHS.filter((path) => path !== "/programmation"), "/ma-selection"];
const BESIDE = "the other checkout";

type Seen = Window & typeof globalThis & { ready: Record<string, number>; moved: number };

/** Notes when each marker is ready, and how far the page moves without the visitor. Runs in the page. */
function watch(): void {
  const seen = window as Seen;
  Object.assign(seen, { ready: {}, moved: 0 });
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      const marker = target as Element;
      const name = marker.getAttribute("data-island") ?? marker.getAttribute("data-behaviour") ?? "";
      if (marker.getAttribute("data-enhanced") === "ready") seen.ready[name] ??= performance.now();
    }
  }).observe(document, { subtree: true, attributes: true, attributeFilter: ["data-enhanced"] });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    })[])
      if (!entry.hadRecentInput) seen.moved += entry.value;
  }).observe({ type: "layout-shift", buffered: true });
}

/** The islands that a page is opened for: `list` counts the last of them. */
const OWN = ["programme", "authors", "exhibitors", "selection", "webcast"];

const figures = (page: Page) =>
  page.evaluate((own) => {
    const { ready, moved } = window as Seen;
    const lists = own.flatMap((name) => ready[name] ?? []);
    const fcp = performance.getEntriesByName("first-contentful-paint")[0]?.startTime;
    return {
      ...(fcp === undefined ? {} : { fcp }),
      ...(ready["mega-menu"] === undefined ? {} : { menu: ready["mega-menu"] }),
      ...(lists.length > 0 ? { list: Math.max(...lists) } : {}),
      ...(ready.now === undefined ? {} : { strip: ready.now }),
      moved: Math.round(moved * 1000) / 1000,
    };
  }, OWN);

async function sample(bench: Bench, address: string, picture: string): Promise<Samples> {
  const opened = await context(bench.browser, "phone");
  const page = await opened.newPage();
  page.setDefaultTimeout(120_000);
  await page.addInitScript("globalThis.__name = (named) => named");
  await page.addInitScript(watch);
  const session = await opened.newCDPSession(page);
  await session.send("Network.emulateNetworkConditions", LINE);
  await session.send("Emulation.setCPUThrottlingRate", { rate: CPU });
  const quiet = watchNetwork(page);
  await page.goto(address, { timeout: 120_000 });
  await quiet();
  await page.waitForFunction(
    () => !document.querySelector("[data-enhanced=loading]") && document.fonts.status === "loaded",
  );
  // The fonts may have asked for a frame, and the strip for its answers.
  await quiet();
  await new Promise((resolve) => setTimeout(resolve, AFTER));
  const samples = await figures(page);
  await bench.picture(page, picture);
  await opened.close();
  return samples;
}

async function open(bench: Bench): Promise<readonly Subject[]> {
  const ours = await bench.serve(bench.data, { now: NOW });
  const beside =
    bench.beside === null ? null : await bench.serve(bench.data, { now: NOW, checkout: bench.beside });
  return PAGES.flatMap((path) => {
    const subject = (name: string, kind: Subject["kind"], url: string): Subject => ({
      name,
      kind,
      case: path,
      sample: () => sample(bench, url + path, `slow-line ${path} ${name}`),
    });
    return [subject(SIGNET, "signet", ours.url), ...(beside ? [subject(BESIDE, "measure", beside.url)] : [])];
  });
}

export const slowLine: Suite = {
  name: "slow-line",
  title: "A bad line and a slow phone, 412 px",
  method: `400 kbit/s, 400 ms to each answer, CPU slowed ${CPU} times, on a day of the fair, everything with its fonts and
pictures. \`--beside DIR\` measures the built checkout in DIR in turn with this one.`,
  figures: {
    fcp: { title: "FCP", unit: "ms", digits: 0 },
    menu: { title: "menu ready", unit: "ms", digits: 0 },
    list: { title: "list ready", unit: "ms", digits: 0 },
    strip: { title: "what is on ready", unit: "ms", digits: 0 },
    moved: { title: "layout shift", unit: "", digits: 3, noRatio: true },
  },
  rounds: 3,
  shortRounds: 0,
  goals: PAGES.map((page) => ({ case: page, figure: "moved", against: null, limit: 0.005 })),
  open,
};
