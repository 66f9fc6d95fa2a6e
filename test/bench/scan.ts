/**
 * Time of the script's own work on a big page: 10,000 elements with 25 markers that wait for the viewport, and the
 * same page without a marker. CPU slowed 4 times.
 *
 *     npx tsx test/bench/scan.ts [rounds]
 *
 * `first` is the scan at the script's start; `again` is a second enhance(document) on the same page. Medians,
 * alternating.
 */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import * as esbuild from "esbuild";
import { type Browser, chromium } from "playwright-core";
import { findBrowser } from "../run/browser.mjs";
import { median } from "./median.ts";

const ROUNDS = Number(process.argv[2] ?? 9);
const SLOWER = 4;

/** Minimum for comparison, measured in the same run: two queries. */
const FLOOR = `
  performance.mark("start");
  globalThis.again = () => [document.querySelectorAll("[data-island]").length, document.querySelectorAll("[data-behaviour]").length];
  globalThis.again();
  performance.mark("end");
`;

/** Declarations of 25 markers in place of the registry's: all of them wait, nothing is loaded. */
const ENTRY = `
  import { createRuntime } from "./src/shared/enhance/runtime.ts";
  const kinds = ["island", "behaviour"];
  const registry = Array.from({ length: 14 }, (_, i) => ({
    kind: kinds[i % 2], name: "marker-" + i, when: "visible", read: () => ({}), load: () => new Promise(() => {}),
  }));
  performance.mark("start");
  const { enhance } = createRuntime(registry);
  enhance();
  performance.mark("end");
  globalThis.again = enhance;
`;

/** A page of 10,000 elements: sections of cards of a few elements, and some markers. */
function page(markers: number, script: string): string {
  const card =
    '<article class="card"><h3><a href="#">Titre</a></h3><p>Texte <b>gras</b></p><p>Suite</p></article>';
  const cards = Math.floor(10_000 / 6);
  const every = Math.floor(cards / Math.max(markers, 1));
  const body = Array.from({ length: cards }, (_, i) => {
    const n = Math.floor(i / every);
    if (markers === 0 || i % every !== 0 || n >= markers) return card;
    return `<div data-${n % 2 ? "behaviour" : "island"}="marker-${n % 14}">${card}</div>`;
  });
  return `<!doctype html><title>Page</title><main>${body.join("")}</main><script type="module" src="/${script}.js"></script>`;
}

interface Sample {
  readonly first: number;
  readonly again: number;
  readonly elements: number;
}

async function measure(browser: Browser, url: string): Promise<Sample> {
  const tab = await browser.newPage();
  const session = await tab.context().newCDPSession(tab);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  await tab.goto(url);
  await tab.waitForFunction(() => "again" in globalThis);
  const sample = await tab.evaluate(() => {
    const { duration } = performance.measure("first", "start", "end");
    const begun = performance.now();
    (globalThis as unknown as { again: () => void }).again();
    const again = performance.now() - begun;
    return { first: duration, again, elements: document.querySelectorAll("*").length };
  });
  await tab.close();
  return sample;
}

const built = await esbuild.build({
  stdin: { contents: ENTRY, resolveDir: join(import.meta.dirname, "../.."), loader: "ts" },
  bundle: true,
  minify: true,
  format: "esm",
  target: "es2022",
  write: false,
});
const script = built.outputFiles[0]?.text ?? "";
const server = createServer((request, response) => {
  const { searchParams } = new URL(request.url ?? "/", "http://a");
  const type = "text/javascript";
  if (request.url === "/signet.js") response.setHeader("content-type", type).end(script);
  else if (request.url === "/floor.js") response.setHeader("content-type", type).end(FLOOR);
  else
    response
      .setHeader("content-type", "text/html; charset=utf-8")
      .end(page(Number(searchParams.get("markers")), searchParams.get("script") ?? ""));
});
await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
const browser = await chromium.launch({
  executablePath: findBrowser() ?? "chromium",
  args: ["--no-sandbox", "--disable-gpu"],
});

const cases = [
  { script: "signet", markers: 25 },
  { script: "floor", markers: 25 },
  { script: "signet", markers: 0 },
].map((one) => ({ ...one, samples: [] as Sample[] }));
for (let round = 0; round < ROUNDS; round++) {
  for (const { script, markers, samples } of cases) {
    samples.push(await measure(browser, `${url}?script=${script}&markers=${markers}`));
  }
}
await browser.close();
server.close();

for (const { script, markers, samples } of cases) {
  const first = samples.map((sample) => sample.first);
  const [middle, best, again] = [median(first), Math.min(...first), median(samples.map((one) => one.again))];
  console.log(
    `${script}, ${samples[0]?.elements} elements, ${markers} markers, CPU ÷${SLOWER}, ${ROUNDS} rounds: ` +
      `first ${middle.toFixed(2)} ms (best ${best.toFixed(2)}), again ${again.toFixed(2)} ms`,
  );
}
