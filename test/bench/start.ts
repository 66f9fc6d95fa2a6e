/**
 * The first seconds on a phone, for each page of the demonstration: with script, without, and, where the page has an
 * island, with bare React that renders the same nodes in its place. Alternating runs in one browser, 412 px wide, CPU
 * slowed 4 times; medians. Layout and blocking are thread time, which other work on the machine hardly affects;
 * compare FCP and LCP within one run only.
 *
 *     npm run build && npm run bench:start [-- RUNS [PATH…]]
 *
 * Slowing a CPU adds to thread time what other work takes. On a busy machine, SIGNET_RATE=1 leaves the CPU as it is and
 * multiplies thread time by four.
 *
 * It wants a full Chromium (SIGNET_BROWSER, else the one that is installed): the headless shell has no form filling, which
 * made most of the layouts once (decision 0026). With `npm i --no-save lighthouse` Lighthouse adds its mobile scores.
 */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { type Browser, chromium } from "playwright-core";
import { startHost } from "../host/host.ts";
import { findFullBrowser } from "../run/browser.mjs";
import { bareEntry, bareScript, readTree } from "./bare-react.ts";
import { lighthouseScores } from "./lighthouse.ts";
import { median } from "./median.ts";
import { CATEGORIES, readTrace, type Start } from "./trace.ts";

const PATHS = [
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
/** How many times slower the measured phone is, and how much of that the browser is told to be. */
const PHONE = 4;
const RATE = Number(process.env.SIGNET_RATE ?? PHONE);
/** How long a page is traced after everything has loaded, in ms. */
const AFTER = 2000;

interface Measured extends Start {
  readonly requests: number;
  /** kB as transferred. */
  readonly sent: number;
}

async function measure(browser: Browser, address: string, script: boolean): Promise<Measured> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    javaScriptEnabled: script,
    locale: "fr-CA",
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: RATE });
  await session.send("Network.enable");
  let requests = 0;
  let sent = 0;
  session.on("Network.requestWillBeSent", ({ request }) => {
    if (request.url.startsWith("http")) requests += 1;
  });
  session.on("Network.loadingFinished", ({ encodedDataLength }) => {
    sent += encodedDataLength / 1000;
  });
  await browser.startTracing(page, { categories: CATEGORIES });
  await page.goto(address, { waitUntil: "networkidle" });
  await new Promise((resolve) => setTimeout(resolve, AFTER));
  const trace = await browser.stopTracing();
  await context.close();
  return { ...readTrace(trace, address, PHONE / RATE), requests, sent };
}

const runs = Number(process.argv[2] ?? 5);
const asked = process.argv.slice(3);
const host = await startHost({ port: 0 });
const slug = /href="(\/activites\/[^"?]+)"/.exec(
  await (await fetch(`${host.url}/programmation`)).text(),
)?.[1];
const paths = asked.length > 0 ? asked : [...PATHS, ...(slug ? [slug] : [])];
const executablePath = findFullBrowser();
if (executablePath === undefined) throw new Error("No full Chromium here: set SIGNET_BROWSER to one.");
const browser = await chromium.launch({ executablePath, args: ["--disable-gpu", "--no-sandbox"] });

/** The page with bare React on its first island: same css, fonts, header and server HTML, none of our scripts. */
const bare = new Map<string, { html: string; script: string }>();
const MARKER = /(<div[^>]*data-island="[\w-]+")/;
for (const path of paths) {
  const html = await (await fetch(host.url + path)).text();
  if (!MARKER.test(html)) continue;
  const tree = await readTree(browser, host.url + path);
  bare.set(path, {
    script: await bareScript(tree, "bare"),
    html: html
      .replace(/<link rel="modulepreload"[^>]*>\s*/g, "")
      .replace("</head>", '<link rel="modulepreload" href="/bare-chunk.js"></head>')
      .replace(/<script type="module"[^>]*>/, '<script type="module" src="/bare.js">')
      .replace(/<script type="application\/json"[\s\S]*?<\/script>/, "")
      .replace(MARKER, (open) => `${open.replace(/data-island="[\w-]+"/, "")} id="bare"`)
      .replace(/ data-(island|behaviour)="/g, ' data-was="'),
  });
}
let served = "";
const server = createServer(({ url = "" }, response) => {
  const page = bare.get(url);
  if (page) {
    served = url;
    response.setHeader("content-type", "text/html; charset=utf-8").end(page.html);
  } else if (url === "/bare.js" || url === "/bare-chunk.js") {
    const script = url === "/bare.js" ? bareEntry("bare") : bare.get(served)?.script;
    response.setHeader("content-type", "text/javascript").end(script);
  } else {
    response.writeHead(302, { location: `${host.url}${url}` }).end();
  }
}).listen(0, "127.0.0.1");
await new Promise((resolve) => server.once("listening", resolve));
const { port } = server.address() as AddressInfo;

const FIGURES = {
  fcp: 0,
  lcp: 0,
  tbt: 0,
  cls: 3,
  layouts: 0,
  layout: 0,
  longest: 0,
  requests: 0,
  sent: 0,
} as const;
const figures = Object.entries(FIGURES) as [keyof Measured, number][];
console.log(["page".padEnd(34), ...figures.map(([name]) => name.padStart(9))].join(""));
for (const path of paths) {
  const variants = {
    script: { address: host.url + path, script: true },
    none: { address: host.url + path, script: false },
    ...(bare.has(path) ? { bare: { address: `http://127.0.0.1:${port}${path}`, script: true } } : {}),
  };
  const found = new Map<string, Measured[]>(Object.keys(variants).map((name) => [name, []]));
  for (let run = 0; run <= runs; run += 1) {
    for (const [name, { address, script }] of Object.entries(variants)) {
      const start = await measure(browser, address, script);
      // The first round fills the browser's caches and is not counted.
      if (run > 0) found.get(name)?.push(start);
    }
  }
  const of = (name: string, figure: keyof Measured) =>
    median((found.get(name) ?? []).map((start) => start[figure]));
  for (const name of found.keys()) {
    const title = name === "script" ? path : `  ${name === "none" ? "without script" : "bare React"}`;
    const cells = figures.map(([figure, digits]) => of(name, figure).toFixed(digits).padStart(9));
    console.log([title.slice(0, 34).padEnd(34), ...cells].join(""));
  }
  const ratio = (name: string) => (of("script", "layout") / of(name, "layout")).toFixed(2);
  const toBare = bare.has(path) ? `, of bare React ${ratio("bare")}` : "";
  console.log(`  layout, of the page without script ${ratio("none")}${toBare}`);
}
await browser.close();
server.close();

const scores = await lighthouseScores(
  executablePath,
  paths.map((path) => host.url + path),
  Math.min(runs, 3),
);
if (scores === null) console.log("\nNo Lighthouse: npm i --no-save lighthouse");
for (const { address, score, fcp, lcp, tbt, cls } of scores ?? []) {
  const path = address.slice(host.url.length).padEnd(34);
  console.log(
    `Lighthouse ${path}${score}   FCP ${fcp.toFixed(0)}  LCP ${lcp.toFixed(0)}  TBT ${tbt.toFixed(0)}  CLS ${cls.toFixed(3)}`,
  );
}
await host.close();
