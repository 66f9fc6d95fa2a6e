/** From the script's first action to `ready`: the programme list with its initial JSON in the page. */
import { putBarePage } from "../bare-page.ts";
import type { Bench } from "../bench.ts";
import { eagerDist } from "../eager.ts";
import { slowly } from "../lab.ts";
import { type Kind, SIGNET, type Subject, type Suite } from "../suite.ts";

const PATH = "/programmation";
const ON_SERVER_HTML = "bare React on the server's HTML";
const ON_EMPTY = "bare React on an empty marker";
const CASE = "phone";

/** Notes when the marker first says each of its states. Runs in the page. */
function noteStates(): void {
  const times: Record<string, number> = {};
  Object.assign(window, { times });
  new MutationObserver(() => {
    const state = document.querySelector("[data-island][data-enhanced]")?.getAttribute("data-enhanced");
    if (state) times[state] ??= performance.now();
  }).observe(document, { subtree: true, attributes: true, attributeFilter: ["data-enhanced"] });
}

/** The fastest of them is a sample: what else the machine does only adds to a time. */
const LOADS = 3;

/** Time from the entry's first action, marking its marker, to `ready`, in ms. */
async function readyTime(bench: Bench, address: string): Promise<number> {
  const page = await bench.open(CASE);
  await slowly(page);
  await page.addInitScript(noteStates);
  await page.goto(address);
  await page.waitForSelector('[data-island][data-enhanced="ready"]', { state: "attached" });
  const times = await page.evaluate(() => (window as unknown as { times: Record<string, number> }).times);
  await page.context().close();
  const { waiting = Number.NaN, loading = Number.NaN, ready = Number.NaN } = times;
  return ready - Math.min(...[waiting, loading].filter((time) => !Number.isNaN(time)));
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
    async sample() {
      const times: number[] = [];
      for (let load = 0; load < LOADS; load += 1) times.push(await readyTime(bench, address));
      return { ready: Math.min(...times) };
    },
  }));
}

export const ready: Suite = {
  name: "ready",
  title: "The programme's list ready, 412 px",
  method: `From the script's first action, marking its marker, to the marker's 'ready'. Bare React renders the same
elements and does nothing else. Pictures are one pixel, and no fonts come. The fastest of ${LOADS} loads in each round; a ratio is
the least of all by the least of the other.`,
  figures: { ready: { title: "start to ready", unit: "ms", digits: 0 } },
  warm: true,
  least: true,
  rounds: 5,
  shortRounds: 3,
  goals: [
    { case: CASE, figure: "ready", against: ON_SERVER_HTML, limit: 1 },
    { case: CASE, figure: "ready", against: ON_EMPTY, limit: 1.25 },
  ],
  open,
};
