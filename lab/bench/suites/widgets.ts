/** Small widgets beside the products made for them: questions, posters, videos. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { watchNetwork } from "../../../test/browser/network.ts";
import type { Bench } from "../bench.ts";
import { peerBundle } from "../bundles.ts";
import { click, ended, type Measured, rested, work } from "../lab.ts";
import { SIGNET, type Subject, type Suite } from "../suite.ts";
import { posters, questions, videos } from "../widget-pages.ts";

const WIDTH = "phone";
/** No player is measured, and without one Chromium draws its own page of errors, at the cost of the page around it. */
const PLAYERS = /^https:\/\/www\.youtube/;
/** Clicks in a page, each on the next place, after the last on the first again. */
const CLICKS = 9;

interface Widget {
  readonly case: string;
  readonly count: number;
  /** Name of our marker, and what is clicked in ours. */
  readonly marker: string;
  readonly pressed: string;
  readonly markup: Readonly<Record<string, (count: number) => string>>;
  /** [name, script in peers/widgets, what is clicked] */
  readonly others: readonly (readonly [string, string, string])[];
}

const BY_HAND = "by hand";

const WIDGETS: readonly Widget[] = [
  {
    case: "60 questions",
    count: 60,
    marker: "faq",
    pressed: "summary",
    markup: questions,
    others: [
      [BY_HAND, "by-hand", "h3 > button"],
      ["govuk-frontend accordion", "govuk", ".govuk-accordion__section-button"],
      ["Stimulus", "stimulus", "h3 > button"],
      ["Alpine", "alpine", "h3 > button"],
      ["is-land", "is-land", "h3 > button"],
    ],
  },
  {
    case: "8 posters",
    count: 8,
    marker: "must-see",
    pressed: "[data-behaviour] button:last-of-type",
    markup: posters,
    others: [["Swiper", "swiper", ".swiper-button-next"]],
  },
  {
    case: "60 videos",
    count: 60,
    marker: "video-overlay",
    pressed: "a[data-video-id]",
    markup: videos,
    others: [["lite-youtube-embed", "lite-youtube", ".lyt-playbtn"]],
  },
];

/** Our files, as a theme names them in the page's head. */
function ourHead(distDir: string, marker: string): string {
  const { names, loads } = JSON.parse(readFileSync(join(distDir, "manifest.json"), "utf8")) as {
    names: Record<string, string>;
    loads: Record<string, string[]>;
  };
  const css = ["base.css", `${marker}.css`].map(
    (name) => `<link rel="stylesheet" href="/dist/${names[name]}">`,
  );
  const chunks = (loads[marker] ?? [])
    .filter((file) => file.endsWith(".js"))
    .map((file) => `<link rel="modulepreload" href="/dist/${file}">`);
  return [...css, ...chunks, '<script type="module" src="/dist/signet.js"></script>'].join("\n");
}

const page = (head: string, body: string) =>
  `<!doctype html><html lang="fr-CA"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Page</title><link rel="icon" href="data:,">${head}<body><main>${body}</main>`;

/** Measures until everything is ready and painted. Runs in the page, and in the players' frames. */
function measureReady(): void {
  const { lab } = window as Measured;
  if (window !== window.top) return;
  lab.begin();
  new MutationObserver((changes) => {
    if (changes.some(({ target }) => (target as Element).getAttribute("data-enhanced") === "ready"))
      lab.endAtPaint();
  }).observe(document, { subtree: true, attributes: true, attributeFilter: ["data-enhanced"] });
}

async function sample(bench: Bench, address: string, pressed: string, picture: string) {
  const tab = await bench.open(WIDTH);
  const quiet = watchNetwork(tab);
  await tab.route(PLAYERS, (route) => route.fulfill({ contentType: "text/html", body: "" }));
  await tab.addInitScript(measureReady);
  const ready = await work(tab, () => Promise.all([ended(tab), tab.goto(address)]));
  const places = await tab.locator(pressed).count();
  const clicks = await work(tab, async () => {
    for (let turn = 0; turn < CLICKS; turn += 1) {
      await click(tab, pressed, turn % places);
      if (turn === 0) await bench.picture(tab, picture);
      await tab.evaluate(() => {
        for (const dialog of document.querySelectorAll("dialog")) dialog.close();
      });
      // Else what a player's arrival draws anew would belong to the next click, or to none.
      await (tab.frames().length > 1 ? quiet() : rested(tab));
    }
  });
  // What a click asks for belongs to it.
  await quiet();
  const bytes = await tab.evaluate(() => {
    const entries = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    const scripts = entries.filter(({ name }) => name.endsWith(".js"));
    return scripts.reduce((sum, one) => sum + one.encodedBodySize, 0) / 1000;
  });
  await tab.context().close();
  return { ready: ready.at(-1) ?? Number.NaN, bytes, click: clicks };
}

async function open(bench: Bench): Promise<readonly Subject[]> {
  const front = await bench.serve(bench.data, { light: true });
  const subjects: Subject[] = [];
  for (const { case: of, count, marker, pressed, markup, others } of WIDGETS) {
    const add = (name: string, file: string, html: string, clicked: string) => {
      const path = `/bench/${marker}-${file}.html`;
      front.put(path, html);
      const kind = name === SIGNET ? "signet" : name === BY_HAND ? "measure" : "peer";
      subjects.push({
        name,
        kind,
        case: of,
        sample: () => sample(bench, front.url + path, clicked, `widget ${of} ${name}`),
      });
    };
    const body = (product: string) => markup[product]?.(count) ?? "";
    add(SIGNET, "ours", page(ourHead(bench.distDir, marker), body("ours")), pressed);
    for (const [name, file, clicked] of others) {
      const bundle = await peerBundle(`widgets/${file}.js`);
      front.put(`/bench/widget-${file}.js`, bundle?.js ?? "");
      const script = `<script defer src="/bench/widget-${file}.js"></script>`;
      add(name, file, page(`<style>${bundle?.css ?? ""}</style>${script}`, body(file)), clicked);
    }
  }
  return subjects;
}

export const widgets: Suite = {
  name: "widgets",
  title: "Questions, posters and videos, 412 px",
  method: `The same content in the markup of each product. 'ready': from the navigation until everything is enhanced and
painted; 'click to paint': to the next paint. A pixel stands in for each picture, an empty
page for each player. Kilobytes of script as transferred, after ${CLICKS} clicks. Ours is the script of the whole site.`,
  figures: {
    ready: { title: "ready", unit: "ms", digits: 0 },
    click: { title: "click to paint", unit: "ms", digits: 1 },
    bytes: { title: "script", unit: "kB", digits: 1 },
  },
  rounds: 7,
  // Not the least: is-land's page was now and then ready in half of its usual time.
  certain: ["ready", "click"],
  oneCpu: true,
  shortRounds: 0,
  goals: [],
  open,
};
