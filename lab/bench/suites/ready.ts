/** From the script's first action to the paint of `ready`: the programme list with its initial JSON in the page. */
import { OWN_ISLAND, putBarePage } from "../bare-page.ts";
import type { Bench } from "../bench.ts";
import { eagerDist } from "../eager.ts";
import { ended, type Measured, work } from "../lab.ts";
import { type Kind, SIGNET, type Subject, type Suite } from "../suite.ts";

const PATH = "/programmation";
const ON_SERVER_HTML = "bare React on the server's HTML";
const ON_EMPTY = "bare React on an empty marker";
const CASE = "phone";

/** Measures from the script's first action to the paint of 'ready'. Runs in the page. */
function measureReady(island: string): void {
  const { lab } = window as Measured;
  let was = "";
  new MutationObserver(() => {
    const state = document.querySelector(island)?.getAttribute("data-enhanced") ?? "";
    const isBegun = was === "" && state !== "";
    const isReady = was !== "ready" && state === "ready";
    was = state;
    if (isBegun) lab.begin();
    if (isReady) lab.endAtPaint();
  }).observe(document, { subtree: true, attributes: true, attributeFilter: ["data-enhanced"] });
}

/** Work from the entry's first action, marking its marker, to the paint of `ready`, in ms. */
async function load(bench: Bench, address: string) {
  const page = await bench.open(CASE);
  await page.addInitScript(measureReady, OWN_ISLAND);
  const ready = await work(page, () => Promise.all([ended(page), page.goto(address)]));
  await page.context().close();
  return { ready };
}

async function open(bench: Bench): Promise<readonly Subject[]> {
  const front = await bench.serve(bench.data, { light: true });
  const eager = await bench.serve(bench.data, { light: true, distDir: await eagerDist(bench.distDir) });
  const ways: readonly (readonly [string, Kind, string])[] = [
    [SIGNET, "signet", front.url + PATH],
    [ON_SERVER_HTML, "measure", await putBarePage(bench, front, PATH)],
    [ON_EMPTY, "measure", await putBarePage(bench, front, PATH, { empty: true })],
    ["ours as one eager file", "measure", eager.url + PATH],
  ];
  return ways.map(([name, kind, address]) => ({
    name,
    kind,
    case: CASE,
    sample: () => load(bench, address),
  }));
}

export const ready: Suite = {
  name: "ready",
  title: "The programme's list ready, 412 px",
  method: `From the script's first action, marking its marker, to the paint of its 'ready'. Bare React renders the same
elements and does nothing else. Pictures are one pixel, and no fonts come.`,
  figures: { ready: { title: "start to ready and painted", unit: "ms", digits: 0 } },
  warm: true,
  least: ["ready"],
  oneCpu: true,
  rounds: 4,
  shortRounds: 3,
  goals: [
    { case: CASE, figure: "ready", against: ON_SERVER_HTML, limit: 1 },
    { case: CASE, figure: "ready", against: ON_EMPTY, limit: 1.25 },
  ],
  open,
};
