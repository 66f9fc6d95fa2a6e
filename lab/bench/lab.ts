/** Measures in a page: time of clicks and answers until their paint, and memory. */
import type { Page } from "playwright-core";
import { MARKS_ONLY, workBetween } from "./trace.ts";

/** How much slower than this machine's a visitor's CPU is. */
export const SLOWER = 4;

/** tsx names inner functions with a helper of its own, which a page does not have. */
const NAMES = "globalThis.__name = (named) => named";

/** Measuring functions for the page. */
interface Lab {
  /** Whether answers of the API wait for `release`. */
  hold: boolean;
  /** Changes the text of an answer that waits. */
  edit: (text: string) => string;
  /** Acts of timers of half a minute and longer, the last one last: none of them runs by itself. */
  readonly waiting: (() => void)[];
  /** Releases the answers that were held back. */
  release(): void;
  held(): number;
  /** Waits for the next paint; its time in ms. */
  painted(): Promise<number>;
  /** Time from an act to the next paint, in ms. */
  toPaint(act: () => void): Promise<number>;
  /** Time from an act to the paint at which `done` is true, in ms. */
  toShown(act: () => void, done: () => boolean): Promise<number>;
  /** Time from an act to its end, in ms. */
  toEnd(act: () => unknown): Promise<number>;
  /** Begins a measurement that a page's script makes. */
  begin(): void;
  /** Ends it with the next paint, and tells `ended`. */
  endAtPaint(): Promise<void>;
}
/** What begins and ends a measurement, in `performance.mark`s. */
const MARKS = ["lab: begun", "lab: ended"] as const;
export type Measured = Window & typeof globalThis & { lab: Lab };

/** Runs in the page, before any of its scripts. */
function installLab(marks: typeof MARKS): void {
  let waiting: (() => void)[] = [];
  /** In ms. */
  const patience = 90_000;
  const { fetch, setTimeout } = globalThis;
  const painted = () =>
    new Promise<number>((resolve) =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now());
        port2.postMessage(0);
      }),
    );
  const begin = () => {
    performance.mark(marks[0]);
    return performance.now();
  };
  const end = (begun: number, ended: number) => {
    performance.mark(marks[1]);
    return ended - begun;
  };
  const lab: Lab = {
    hold: false,
    edit: (text) => text,
    waiting: [],
    held: () => waiting.length,
    painted,
    release() {
      for (const go of waiting) go();
      waiting = [];
    },
    async toPaint(act) {
      const begun = begin();
      act();
      return end(begun, await painted());
    },
    async toShown(act, done) {
      const begun = begin();
      const shown = new Promise<void>((resolve, reject) => {
        setTimeout(() => reject(new Error("What is measured does not come.")), patience);
        const observer = new MutationObserver(() => {
          if (!done()) return;
          observer.disconnect();
          resolve();
        });
        observer.observe(document.body, {
          childList: true,
          subtree: true,
          attributes: true,
          characterData: true,
        });
      });
      act();
      await shown;
      return end(begun, await painted());
    },
    async toEnd(act) {
      const begun = begin();
      await act();
      return end(begun, performance.now());
    },
    begin,
    async endAtPaint() {
      // Else a layout of what is new would belong to it in one load and not in the next.
      await painted();
      performance.mark(marks[1]);
      console.debug(marks[1]);
    },
  };
  Object.assign(globalThis, {
    lab,
    setTimeout: (act: () => void, delay = 0, ...rest: unknown[]) =>
      delay >= 30_000 ? -lab.waiting.push(act) : setTimeout(act, delay, ...rest),
    fetch: async (...args: Parameters<typeof fetch>) => {
      const response = await fetch(...args);
      if (!lab.hold || !new URL(String(args[0]), location.href).pathname.startsWith("/api")) return response;
      const text = lab.edit(await response.text());
      await new Promise<void>((go) => waiting.push(go));
      // The text is ready, as for the cards by hand: no stream has to be read.
      return Object.assign(new Response(null, { headers: response.headers }), {
        text: async () => text,
        json: async () => JSON.parse(text),
      });
    },
  });
}

/** Installs the lab in every document of the page, as `lab`. */
export async function openLab(page: Page): Promise<void> {
  await page.addInitScript(NAMES);
  await page.addInitScript(installLab, MARKS);
}

/**
 * The work of a page's thread in each measurement that an act makes in it, in ms of a CPU that is `SLOWER`: time of a CPU
 * that is not slowed, so many times as much. Chromium slows a CPU by keeping its threads busy in between, which changes
 * what it measures. What a visitor waits for besides, a frame or a timer, does not count.
 *
 * @param act measures with `MARKS`, as the lab does
 */
export async function work(page: Page, act: () => Promise<unknown>): Promise<number[]> {
  const browser = page.context().browser();
  if (!browser) throw new Error("The page's browser cannot be traced.");
  await browser.startTracing(page, { categories: MARKS_ONLY });
  await act();
  return workBetween(await browser.stopTracing(), MARKS, SLOWER);
}

/**
 * Waits until a page's script says that its measurement has ended. Playwright's own waiting runs 330 kB of script in the
 * page, a third of what is measured, before the end or after it.
 */
export const ended = (page: Page): Promise<unknown> =>
  page.waitForEvent("console", (message) => message.text() === MARKS[1]);

/** Waits until the page has painted what it was told, and has nothing to do. */
export const rested = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((done) =>
        requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(() => done()))),
      ),
  );

/** Slows the CPU of the page. */
export async function slowly(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
}

/** Time from a click on the selected element to the next paint. */
export const click = (page: Page, selector: string, nth = 0): Promise<number> =>
  page.evaluate(
    ([selector, nth]) => {
      const target = document.querySelectorAll<HTMLElement>(selector)[nth];
      if (!target) throw new Error(`There is no ${selector}.`);
      return (window as Measured).lab.toPaint(() => target.click());
    },
    [selector, nth] as const,
  );

/** Memory of script and document, in MB. */
export const heap = async (page: Page): Promise<number> => {
  const session = await page.context().newCDPSession(page);
  // Several times with pauses, because the document frees memory in idle time.
  for (let time = 0; time < 4; time += 1) {
    await session.send("HeapProfiler.collectGarbage");
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
  // The protocol's types do not know the document's part yet.
  const usage = await session.send("Runtime.getHeapUsage");
  const { usedSize, embedderHeapUsedSize } = usage as typeof usage & { embedderHeapUsedSize: number };
  await session.detach();
  return (usedSize + embedderHeapUsedSize) / 1e6;
};
