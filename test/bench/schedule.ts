/**
 * 600 activities by day and hour: time from the data to the paint, against the same markup set as one innerHTML, with
 * the same css and its `content-visibility`. The innerHTML is measured twice: with prepared text, and with the
 * computation of places and texts. Alternating runs, one browser, CPU slowed 4 times.
 *
 *     npx tsx test/bench/schedule.ts [RUNS] [WIDTH]
 *
 * The peers of peers.ts are measured where they are installed.
 */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Browser, chromium } from "playwright-core";
import { bundle } from "../../build/bundle.mjs";
import { createApi } from "../host/api.ts";
import { loadFair } from "../host/data/load.ts";
import { requireBrowsers } from "../run/browser.mjs";
import { median } from "./median.ts";
import { installedPeers, type Peer } from "./peers.ts";
import type { ScheduleBench, Times } from "./schedule-page.tsx";

const ACTIVITIES = 600;
const root = fileURLToPath(new URL("../..", import.meta.url));
const runs = Number(process.argv[2] ?? 9);
const width = Number(process.argv[3] ?? 1440);

type Way = "react" | "by hand" | "by hand, from the data" | Peer;

/** The rows as the API answers them in schedule mode. */
function rows(): readonly unknown[] {
  const api = createApi(loadFair(join(root, "templates-fixtures/data")));
  const found: unknown[] = [];
  for (let page = 1; found.length < ACTIVITIES; page += 1) {
    const { data } = api.events(new URLSearchParams({ page: String(page), "mode[name]": "schedule" }));
    if (data.length === 0) break;
    found.push(...data);
  }
  return found.slice(0, ACTIVITIES);
}

async function page(): Promise<string> {
  const islands = "src/islands/programme";
  const { outputFiles } = await bundle({
    entryPoints: [
      "src/shared/styles/base.css",
      `${islands}/programme.css`,
      `${islands}/schedule/programme.schedule.css`,
      "test/bench/schedule-page.tsx",
    ],
    outdir: join(root, "dist"),
    minify: true,
    sourcemap: false,
    format: "iife",
  });
  const texts = (ending: string) =>
    [...[...peers.values()].flat(), ...outputFiles]
      .filter(({ path }) => path.endsWith(ending))
      .map(({ text }) => text);
  return `<!doctype html><html lang="fr-CA"><meta charset="utf-8">
    <style>${texts(".css").join("\n")}</style>
    <div data-island="programme"><div class="signet-programme signet-root"><section class="signet-programme-results">
    <div class="signet-programme-list"></div></section></div></div>
    <script>${texts(".js").join("\n").replaceAll("</script", "<\\/script")}</script>`;
}

async function measure(browser: Browser, address: string, way: Way, html: string) {
  const tab = await browser.newPage({ viewport: { width, height: 900 } });
  const session = await tab.context().newCDPSession(tab);
  await tab.goto(address);
  await tab.evaluate(
    (rows) => (window as unknown as { bench: ScheduleBench }).bench.ready(rows),
    activities as unknown[],
  );
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  const times: Times = await tab.evaluate(
    ([way, html]) => {
      const { bench } = window as unknown as { bench: ScheduleBench };
      if (way === "react") return bench.react();
      return way.startsWith("by hand") ? bench.hand(html ?? "", way !== "by hand") : bench.peer(way);
    },
    [way, html] as const,
  );
  // By hand there are no brief cards: make all of them complete, as for printing.
  const list = await tab.evaluate(() => {
    dispatchEvent(new Event("beforeprint"));
    return document.querySelector(".signet-programme-list")?.innerHTML ?? "";
  });
  await tab.close();
  return { times, list };
}

const activities = rows();
const peers = await installedPeers();
const source = await page();
const server = createServer((_, response) => {
  response.setHeader("content-type", "text/html; charset=utf-8").end(source);
}).listen(0, "127.0.0.1");
await new Promise((resolve) => server.once("listening", resolve));
const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
const browser = await chromium.launch({
  executablePath: (await requireBrowsers()).fullBrowser,
  args: ["--disable-gpu", "--no-sandbox"],
});

const { list: html } = await measure(browser, address, "react", "");
const ways: Way[] = ["react", "by hand", "by hand, from the data", ...peers.keys()];
const times = new Map<Way, Times[]>(ways.map((way) => [way, []]));
for (let run = 0; run <= runs; run += 1) {
  for (const way of ways) {
    const measured = await measure(browser, address, way, html);
    // The first round fills the browser's caches and is not counted.
    if (run > 0) times.get(way)?.push(measured.times);
  }
}
const all = (way: Way) => median(times.get(way)?.map((time) => time.all) ?? []);
const first = (way: Way) => median(times.get(way)?.map((time) => time.first) ?? []);
console.log(`${activities.length} activities, ${width} px, medians of ${runs} runs, CPU slowed 4 times`);
for (const way of ways) {
  console.log(
    `${way.padEnd(24)} first ${first(way).toFixed(0).padStart(5)} ms   all ${all(way).toFixed(0).padStart(5)} ms` +
      `   react is ${(all("react") / all(way)).toFixed(2)}`,
  );
}
await browser.close();
server.close();
