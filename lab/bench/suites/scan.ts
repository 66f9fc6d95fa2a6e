/** A page of 10,000 elements with 25 markers, and with none: the script's own work at the start. */
import { build } from "esbuild";
import type { Page } from "playwright-core";
import { root } from "../../../build/bundle.mjs";
import type { Bench } from "../bench.ts";
import { peerBundle } from "../bundles.ts";
import { type Measured, rested, work } from "../lab.ts";
import { type Kind, SIGNET, type Subject, type Suite } from "../suite.ts";

const ELEMENTS = 10_000;
const MARKERS = 25;
const QUERIES = "two queries, by hand";
const NO_MARKER = "no marker";
/** Fresh ones in each round: a time of a few ms says little. */
const PAGES = 3;

/** Declarations of 14 markers in place of the registry's: all of them wait, nothing is loaded. */
const OURS = `
  import { createRuntime } from "./src/shared/enhance/runtime.ts";
  const registry = Array.from({ length: 14 }, (_, i) => ({
    kind: i % 2 ? "behaviour" : "island",
    name: "marker-" + i, when: "visible", read: () => ({}), load: () => new Promise(() => {}),
  }));
  globalThis.scan = createRuntime(registry).enhance;
`;

/** Finds the same markers and does nothing with them. */
const FLOOR = `
  globalThis.scan = () =>
    [document.querySelectorAll("[data-island]").length, document.querySelectorAll("[data-behaviour]").length];
`;

type Opening = (marker: number) => string;
const ours: Opening = (n) => `<div data-${n % 2 ? "behaviour" : "island"}="marker-${n % 14}">`;

/** Sections of cards of six elements each, some of them in a marker. */
function page(markers: number, opening: Opening, script: string): string {
  const card =
    '<article class="card"><h3><a href="#">Titre</a></h3><p>Texte <b>gras</b></p><p>Suite</p></article>';
  const cards = Math.floor(ELEMENTS / 6);
  const every = Math.floor(cards / Math.max(markers, 1));
  const body = Array.from({ length: cards }, (_, i) => {
    const n = Math.floor(i / every);
    if (markers === 0 || i % every !== 0 || n >= markers) return card;
    const open = opening(n);
    return `${open}${card}</${/\w[\w-]*/.exec(open)?.[0]}>`;
  });
  return `<!doctype html><title>Page</title><main>${body.join("")}</main>
<script>${script.replaceAll("</script", "<\\/script")}</script>`;
}

async function ourScript(): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: OURS, resolveDir: root, loader: "ts" },
    bundle: true,
    minify: true,
    format: "iife",
    target: "es2022",
    write: false,
  });
  return outputFiles[0]?.text ?? "";
}

/** The only scan of a page. */
const once = (tab: Page): Promise<unknown> =>
  tab.evaluate(() => {
    const { lab, scan } = window as unknown as Measured & { scan(): unknown };
    return lab.toEnd(scan);
  });

async function open(bench: Bench): Promise<readonly Subject[]> {
  const front = await bench.serve(bench.data);
  const peer = async (file: string) => (await peerBundle(`scans/${file}.js`))?.js ?? "";
  const script = await ourScript();
  const ways: readonly (readonly [string, Kind, string, Opening])[] = [
    [SIGNET, "signet", script, ours],
    [QUERIES, "measure", FLOOR, ours],
    ["is-land", "peer", await peer("is-land"), () => '<is-land on:visible import="/nothing.js">'],
    ["Stimulus", "peer", await peer("stimulus"), (n) => `<div data-controller="marker-${n % 14}">`],
    ["Alpine", "peer", await peer("alpine"), (n) => `<div x-data="marker${n % 14}">`],
  ];
  return [MARKERS, 0].flatMap((markers) =>
    ways.map(([name, kind, script, opening], index): Subject => {
      const path = `/bench/scan-${index}-${markers}.html`;
      front.put(path, page(markers, opening, script));
      return {
        name,
        kind,
        case: markers === 0 ? NO_MARKER : `${markers} markers`,
        async sample() {
          const scan: number[] = [];
          while (scan.length < PAGES) {
            const tab = await bench.open("wide");
            await tab.goto(front.url + path);
            await rested(tab);
            scan.push(...(await work(tab, () => once(tab))));
            await bench.picture(tab, `scan ${markers} ${name}`);
            await tab.context().close();
          }
          return { scan };
        },
      };
    }),
  );
}

export const scan: Suite = {
  name: "scan",
  title: "The script's own work on 10,000 elements",
  method: `Each script finds ${MARKERS} markers that wait for the viewport, or none. By hand: two queries, and nothing done
with what they find. Alpine and Stimulus have no "wait": their markers start at once, with nothing in them.`,
  figures: { scan: { title: "time of the scan", unit: "ms", digits: 2 } },
  rounds: 7,
  certain: ["scan"],
  oneCpu: true,
  shortRounds: 0,
  goals: [
    { case: `${MARKERS} markers`, figure: "scan", against: null, limit: 5 },
    { case: NO_MARKER, figure: "scan", against: null, limit: 1 },
  ],
  open,
};
