/**
 * The search over 1,600 loaded activities, CPU slowed 4 times: each key to its next paint (Event Timing API, steps of
 * 8 ms), to the paint of another answer, typed at 8 keys in a second, and the last key to the list of what was found.
 *
 *     npm run build && npx tsx test/bench/find.ts [RUNS] [DIST]
 */
import { chromium, type Page } from "playwright-core";
import { startHost } from "../host/host.ts";
import { requireBrowsers } from "../run/browser.mjs";
import { openLab, slowly } from "./lab.ts";
import { longFair } from "./long-fair.ts";
import { median } from "./median.ts";

const runs = Number(process.argv[2] ?? 5);
const distDir = process.argv[3];
const COUNT = 1600;
/** From one key to the next, in ms. */
const PACE = 125;
/** A name, two words, letters that nearly every activity has, and taking them back. */
const TYPED = ["theriault", "bande dessinée", "a", "le port de tête"];

type Noted = Window & typeof globalThis & { noted: { name: string; duration: number }[]; answers: number[] };

const field = ".signet-programme-find input";

async function opened(page: Page, url: string): Promise<void> {
  await openLab(page);
  await page.goto(`${url}/programmation`);
  await page.waitForSelector('[data-enhanced="ready"]');
  await page.waitForSelector(".signet-programme-to-top", { state: "attached" });
  await page.fill(field, "zzz");
  await page.waitForFunction(
    (count) =>
      new RegExp(`trouvées? sur 1.${String(count).slice(1)}$`).test(
        document.querySelector(".signet-programme-found")?.textContent ?? "",
      ),
    COUNT,
    { timeout: 120_000 },
  );
  await page.fill(field, "");
  await page.waitForFunction((count) => document.querySelectorAll("article").length === count, COUNT);
  await page.focus(field);
  await page.evaluate(() => {
    const noted = window as Noted;
    noted.answers = [];
    noted.noted = [];
    let pressed: number | null = null;
    addEventListener("keydown", ({ timeStamp }) => (pressed = timeStamp), { capture: true });
    // The count, the line of what was found, and the cards change together.
    const changes = new MutationObserver((records) => {
      const begun = pressed;
      const isAnswer = records.some(({ target }) =>
        (target instanceof Element ? target : target.parentElement)?.closest(
          ".signet-programme-count, .signet-programme-found, .signet-programme-list",
        ),
      );
      if (begun === null || !isAnswer) return;
      pressed = null;
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => noted.answers.push(performance.now() - begun);
        port2.postMessage(0);
      });
    });
    const results = document.querySelector(".signet-programme-results") as Element;
    changes.observe(results, { childList: true, characterData: true, subtree: true });
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) (window as Noted).noted.push({ name, duration });
    }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
  });
}

const keys: number[] = [];
const answers: number[] = [];
const settled: number[] = [];
const { browser: executablePath } = await requireBrowsers();
const fair = longFair(COUNT);
const host = await startHost({ port: 0, dataDir: fair.dir, ...(distDir ? { distDir } : {}) });
const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  page.setDefaultTimeout(120_000);
  await opened(page, host.url);
  await slowly(page);
  for (let run = 0; run < runs; run += 1) {
    for (const text of TYPED) {
      await page.evaluate(() => {
        (window as Noted).noted = [];
      });
      await page.keyboard.type(text, { delay: PACE });
      const took = await page.evaluate(async () => {
        const begun = performance.now();
        const count = () => document.querySelector("#programmation-titre")?.textContent;
        let [last, since] = [count(), begun];
        while (performance.now() - since < 500) {
          await new Promise(requestAnimationFrame);
          if (count() !== last) [last, since] = [count(), performance.now()];
        }
        return since - begun;
      });
      settled.push(took);
      for (const _ of text)
        await page.keyboard.press("Backspace", { delay: 0 }).then(() => page.waitForTimeout(PACE));
      await page.waitForFunction((count) => document.querySelectorAll("article").length === count, COUNT);
      const noted = await page.evaluate(() => (window as Noted).noted);
      const slow = noted.filter(({ name }) => name === "keydown").map(({ duration }) => duration);
      // Below the threshold nothing is noted.
      keys.push(...slow, ...Array.from({ length: Math.max(0, 2 * text.length - slow.length) }, () => 16));
    }
  }
  answers.push(...(await page.evaluate(() => (window as Noted).answers)));
  // The same letters into a field that nothing listens to, on the same page.
  await page.evaluate(() => {
    const idle = document.createElement("input");
    document.querySelector(".signet-programme-find")?.after(idle);
    idle.focus();
    (window as Noted).noted = [];
  });
  for (const text of TYPED) await page.keyboard.type(text, { delay: PACE });
  const still = await page.evaluate(() => (window as Noted).noted);
  const idle = still.filter(({ name }) => name === "keydown").map(({ duration }) => duration);
  const over = keys.filter((time) => time > 50).length;
  console.log(
    `${keys.length} keys: median ${median(keys)} ms, worst ${Math.max(...keys)} ms, ${over} over 50 ms`,
  );
  const late = answers.filter((time) => time > 50).length;
  console.log(
    `key to the first paint of another answer: median ${Math.round(median(answers))} ms, ` +
      `worst ${Math.round(Math.max(...answers))} ms, ${late} of ${answers.length} over 50 ms`,
  );
  console.log(
    `a field that does nothing: median ${median([16, ...idle])} ms, worst ${Math.max(16, ...idle)} ms`,
  );
  console.log(
    `last key to the list: median ${Math.round(median(settled))} ms, worst ${Math.round(Math.max(...settled))} ms`,
  );
} finally {
  await browser.close();
  await host.close();
  fair.remove();
}
