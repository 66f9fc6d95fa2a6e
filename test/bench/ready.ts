/**
 * Time from the script's start to `ready`: the programme list with its initial JSON in the page, against a bare React
 * page that renders the markup of the same 24 cards and does nothing else. The rest of both pages is the same, and
 * both scripts are a small entry that loads React in a chunk. Alternating runs, one browser, CPU slowed 4 times.
 *
 *     npm run build && npx tsx test/bench/ready.ts [RUNS]
 *
 * The bare page's elements are read from the programme's list once it is shown, and bundled with React as calls of
 * `createElement`, so that both pages put the same nodes into the document.
 */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { type Browser, chromium, type Page } from "playwright-core";
import { startHost } from "../host/host.ts";
import { requireBrowsers } from "../run/browser.mjs";
import { bareEntry, bareScript, readTree } from "./bare-react.ts";
import { median } from "./median.ts";

const runs = Number(process.argv[2] ?? 9);

async function slowPage(browser: Browser): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.addInitScript(() => {
    const times: Record<string, number> = {};
    Object.assign(window, { times });
    new MutationObserver(() => {
      const state = document.querySelector("[data-enhanced]")?.getAttribute("data-enhanced");
      if (state) times[state] ??= performance.now();
    }).observe(document, { subtree: true, attributes: true, attributeFilter: ["data-enhanced"] });
  });
  return page;
}

/** Time from the entry's first action, marking its marker, to `ready`, in ms. */
async function readyTime(browser: Browser, address: string): Promise<number> {
  const page = await slowPage(browser);
  await page.goto(address);
  await page.waitForSelector('[data-enhanced="ready"]', { state: "attached" });
  const times = await page.evaluate(() => (window as unknown as { times: Record<string, number> }).times);
  await page.close();
  const { waiting = Number.NaN, loading = Number.NaN, ready = Number.NaN } = times;
  return ready - Math.min(...[waiting, loading].filter((time) => !Number.isNaN(time)));
}

const browser = await chromium.launch({
  executablePath: (await requireBrowsers()).fullBrowser,
  args: ["--disable-gpu", "--no-sandbox"],
});
const host = await startHost({ port: 0 });
const programme = `${host.url}/programmation`;
const html = await (await fetch(programme)).text();
const script = await bareScript(await readTree(browser, programme), "bare");
const entry = bareEntry("bare");
const marker =
  /<div[^>]*data-island="programme"[^>]*>([\s\S]*?)<script type="application\/json"[\s\S]*?<\/script>\s*<\/div>/;
// The rest of the page: same css, same fonts, same header.
const around = html
  .replace(/<link rel="modulepreload"[^>]*>\s*/g, "")
  .replace("</head>", '<link rel="modulepreload" href="/bare-chunk.js"></head>')
  .replace(/<script type="module"[^>]*>/, '<script type="module" src="/bare.js">');
const pages: Readonly<Record<string, string>> = {
  "/empty": around.replace(marker, '<div id="bare"></div>'),
  "/server": around.replace(marker, '<div id="bare">$1</div>'),
};
const bare = createServer(({ url = "" }, response) => {
  if (pages[url]) {
    response.setHeader("content-type", "text/html; charset=utf-8").end(pages[url]);
  } else if (url === "/bare.js" || url === "/bare-chunk.js") {
    response.setHeader("content-type", "text/javascript").end(url === "/bare.js" ? entry : script);
  } else {
    response.writeHead(302, { location: `${host.url}${url}` }).end();
  }
}).listen(0, "127.0.0.1");
await new Promise((resolve) => bare.once("listening", resolve));
const { port } = bare.address() as AddressInfo;

const addresses = {
  "programme list, initial JSON": programme,
  "bare React on an empty marker": `http://127.0.0.1:${port}/empty`,
  "bare React on the server's HTML": `http://127.0.0.1:${port}/server`,
};
const times = new Map<string, number[]>(Object.keys(addresses).map((name) => [name, []]));
for (let run = 0; run <= runs; run += 1) {
  for (const [name, address] of Object.entries(addresses)) {
    const time = await readyTime(browser, address);
    // The first round fills the browser's caches and is not counted.
    if (run > 0) times.get(name)?.push(time);
  }
}
const ours = median(times.get("programme list, initial JSON") ?? []);
for (const [name, values] of times) {
  console.log(
    `${name.padEnd(32)} ${median(values).toFixed(0).padStart(5)} ms   ours is ${(ours / median(values)).toFixed(2)}`,
  );
}
await browser.close();
bare.close();
await host.close();
