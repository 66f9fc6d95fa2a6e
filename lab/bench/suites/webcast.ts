/** The webcast's answer of every minute: from the answer to the paint of its new titles. */
import { loadFair } from "../../../test/host/data/load.ts";
import type { Bench } from "../bench.ts";
import { peerBundle } from "../bundles.ts";
import { type Measured, slowly } from "../lab.ts";
import { BARE_REACT, BY_HAND } from "../lists.ts";
import { SIGNET, type Subject, type Suite } from "../suite.ts";
import { type Tree, treesIn } from "../tree.ts";

const CASE = "wide";
const TURNS = 5;
const CARDS = ".signet-webcast-streams ul";

type WebcastWindow = Measured & { renderTrees(box: Element, trees: readonly Tree[]): void };

async function ours(bench: Bench, url: string): Promise<number[]> {
  const page = await bench.open(CASE);
  await page.goto(`${url}/webdiffusion`);
  await page.waitForSelector('[data-island="webcast"][data-enhanced="ready"]');
  await bench.picture(page, "webcast Signet");
  await slowly(page);
  const times = await page.evaluate(async (turns) => {
    const { lab } = window as Measured;
    const cards = document.querySelector('[data-island="webcast"]') as Element;
    lab.hold = true;
    const times: number[] = [];
    for (let turn = 1; turn <= turns; turn += 1) {
      const mark = `Minute${turn}`;
      lab.edit = (text) => text.replaceAll('"streamTitle":"', `"streamTitle":"${mark}`);
      lab.waiting.at(-1)?.();
      while (lab.held() === 0) await new Promise(requestAnimationFrame);
      times.push(await lab.toShown(lab.release, () => (cards.textContent ?? "").includes(mark)));
    }
    return times;
  }, TURNS);
  await page.context().close();
  return times;
}

/** The same cards: new titles in their text, or in their trees. */
async function others(bench: Bench, address: string, way: "react" | "hand", script: string) {
  const page = await bench.open(CASE);
  await page.goto(address);
  const trees = await treesIn(page, CARDS);
  await page.addScriptTag({ content: script });
  await slowly(page);
  const times = await page.evaluate(
    async ([turns, way, given, selector]) => {
      const trees = given as readonly Tree[];
      const { lab, renderTrees } = window as unknown as WebcastWindow;
      const list = document.querySelector(selector) as Element;
      const html = list.innerHTML;
      if (way === "react") list.replaceChildren();
      const renamed = (node: Tree, mark: string): Tree => {
        if (typeof node === "string") return node;
        const children = node[2].map((one) => renamed(one, mark));
        return [node[0], node[1], node[0] === "b" ? [mark, ...children] : children];
      };
      if (way === "react") renderTrees(list, trees);
      await new Promise((resolve) => setTimeout(resolve, 500));
      const times: number[] = [];
      for (let turn = 1; turn <= turns; turn += 1) {
        const mark = `Minute${turn}`;
        const act = () => {
          if (way === "react")
            renderTrees(
              list,
              trees.map((tree) => renamed(tree, mark)),
            );
          else list.innerHTML = html.replaceAll("<b>", `<b>${mark}`);
        };
        times.push(await lab.toShown(act, () => (list.textContent ?? "").includes(mark)));
      }
      return times;
    },
    [TURNS, way, trees as unknown, CARDS] as const,
  );
  await bench.picture(page, `webcast ${way}`);
  await page.context().close();
  return times;
}

async function open(bench: Bench): Promise<readonly Subject[]> {
  const { streams } = bench.data.streams.length > 0 ? bench.data : loadFair("templates-fixtures/data");
  const front = await bench.serve({ ...bench.data, streams });
  const html = await (await fetch(`${front.url}/webdiffusion`)).text();
  front.put(
    "/bench/webcast.html",
    html.replace(/<script[\s\S]*?<\/script>|<link rel="modulepreload"[^>]*>/g, ""),
  );
  const address = `${front.url}/bench/webcast.html`;
  const script = (await peerBundle("bare-tree.js"))?.js ?? "";
  return [
    {
      name: SIGNET,
      kind: "signet",
      case: CASE,
      sample: async () => ({ refresh: await ours(bench, front.url) }),
    },
    ...(["hand", "react"] as const).map(
      (way): Subject => ({
        name: way === "hand" ? BY_HAND : BARE_REACT,
        kind: "measure",
        case: CASE,
        sample: async () => ({ refresh: await others(bench, address, way, script) }),
      }),
    ),
  ];
}

export const webcast: Suite = {
  name: "webcast",
  title: "The webcast's answer of every minute, 1440 px",
  method: `From the answer to the paint of the cards with other titles; ours reads and checks the answer, and keeps the
player. By hand: the cards' text set anew. No peer has such a widget.`,
  figures: { refresh: { title: "answer to paint", unit: "ms", digits: 1 } },
  certain: ["refresh"],
  rounds: 7,
  shortRounds: 2,
  goals: [{ case: CASE, figure: "refresh", against: null, limit: 50 }],
  open,
};
