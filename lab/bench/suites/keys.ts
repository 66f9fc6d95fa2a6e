/** Letters into the search over 1,600 activities: from each key to its paint, as visitors' browsers report it. */
import type { Page } from "playwright-core";
import type { Bench, Width } from "../bench.ts";
import { repeated } from "../fair.ts";
import { rested, slowly } from "../lab.ts";
import { type Samples, SIGNET, type Subject, type Suite } from "../suite.ts";

const ACTIVITIES = 1600;
/** From one key to the next, in ms: a fast typist and a slow one. */
const PACES = [125, 250, 400];
/** A name that nobody has twice, letters that many have, and one that nearly all have. */
const TYPED = ["theriault", "bande", "a"];
const FIELD = ".signet-programme-find input";
const PLAIN = "a field that does nothing";
const WIDTHS: readonly Width[] = ["phone", "wide"];

type Noted = Window & typeof globalThis & { keys: Map<number, number> };

/** The programme with all its activities loaded and its search in use. */
async function opened(bench: Bench, width: Width, url: string): Promise<Page> {
  const page = await bench.open(width);
  await page.goto(`${url}/programmation?mode=liste`);
  // Comes with the idle parts, as does what listens to the field.
  await page.waitForSelector(".signet-programme-to-top", { state: "attached" });
  await page.fill(FIELD, "zzz");
  await page.waitForFunction(() =>
    /trouvées? sur 1.600$/.test(document.querySelector(".signet-programme-found")?.textContent ?? ""),
  );
  await page.fill(FIELD, "");
  await page.waitForFunction((count) => document.querySelectorAll("article").length === count, ACTIVITIES);
  return page;
}

async function typed(page: Page, pace: number): Promise<readonly number[]> {
  await page.focus(FIELD);
  await slowly(page);
  await rested(page);
  await page.evaluate(() => {
    const keys = new Map<number, number>();
    Object.assign(window, { keys });
    new PerformanceObserver((entries) => {
      for (const { duration, interactionId } of entries.getEntries() as PerformanceEventTiming[])
        if (interactionId) keys.set(interactionId, Math.max(duration, keys.get(interactionId) ?? 0));
    }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
  });
  for (const text of TYPED) {
    await page.keyboard.type(text, { delay: pace });
    for (const _ of text) await page.keyboard.press("Backspace", { delay: pace });
  }
  await rested(page);
  return page.evaluate(() => [...(window as Noted).keys.values()]);
}

async function sample(bench: Bench, width: Width, url: string, isPlain: boolean): Promise<Samples> {
  const key: number[] = [];
  for (const pace of PACES) {
    const page = await opened(bench, width, url);
    if (isPlain)
      await page.evaluate((selector) => {
        const field = document.querySelector(selector);
        field?.replaceWith(field.cloneNode());
      }, FIELD);
    key.push(...(await typed(page, pace)));
    await page.context().close();
  }
  return { key };
}

async function open(bench: Bench): Promise<readonly Subject[]> {
  const { url } = await bench.serve(repeated(bench.data, ACTIVITIES));
  return WIDTHS.flatMap((width): Subject[] => [
    { name: SIGNET, kind: "signet", case: width, sample: () => sample(bench, width, url, false) },
    { name: PLAIN, kind: "measure", case: width, sample: () => sample(bench, width, url, true) },
  ]);
}

export const keys: Suite = {
  name: "keys",
  title: `Letters into the search over ${ACTIVITIES.toLocaleString("en")} activities`,
  method: `Real keys, ${PACES.join(", ")} ms apart: from each key to its paint, as the browser reports it, in steps of
8 ms. The goal is of the slowest key of a round.`,
  figures: { key: { title: "key to paint", unit: "ms", digits: 0, noRatio: true } },
  rounds: 2,
  shortRounds: 0,
  goals: WIDTHS.map((width) => ({ case: width, figure: "key", against: null, worst: true, limit: 50 })),
  open,
};
