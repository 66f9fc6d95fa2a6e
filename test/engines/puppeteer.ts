/** Chromium over its DevTools protocol, and Firefox over WebDriver BiDi, both through Puppeteer. */
import puppeteer, { type BrowserContext, type KeyInput, type Page } from "puppeteer-core";
import type { Engine, StartedEngine, Tab, TabSize } from "./tab.ts";

type Started = Pick<StartedEngine, "name" | "endpoint"> & Partial<Pick<StartedEngine, "hasSettings">>;

export async function connectPuppeteer({ name, endpoint, hasSettings }: Started): Promise<Engine> {
  const browser = await puppeteer.connect({
    browserWSEndpoint: endpoint,
    protocol: name === "firefox" ? "webDriverBiDi" : "cdp",
    defaultViewport: null,
  });
  const pixels = hasSettings ? { deviceScaleFactor: 2 } : {};
  return {
    version: await browser.version(),
    async open(size, origin) {
      const context = await browser.createBrowserContext();
      // Firefox has a setting for it, and no permission to give.
      if (name === "chromium" && origin)
        await context.overridePermissions(origin, ["clipboard-read", "clipboard-sanitized-write"]);
      return { ...(await puppeteerPage(context, { ...size, ...pixels })), close: () => context.close() };
    },
  };
}

async function puppeteerPage(context: BrowserContext, size: TabSize): Promise<Tab> {
  const page = await context.newPage();
  await page.setViewport(size);
  return puppeteerTab(page, context, size);
}

function puppeteerTab(page: Page, context: BrowserContext, size: TabSize): Tab {
  const heard: string[] = [];
  page.on("console", (message) => {
    // Chromium notes that the test itself has measured what is out of sight.
    if (message.type() !== "verbose" || !/hidden by content-visibility/.test(message.text()))
      heard.push(`console.${message.type()}: ${message.text()}`);
  });
  page.on("pageerror", (error) => heard.push(`uncaught: ${error}`));
  // Puppeteer waits for the answer of a page that has crashed until its own time is over.
  const crash = new Promise<never>((_, refuse) => page.once("error", refuse));
  crash.catch(() => {});
  const unlessLost = <T>(work: Promise<T>): Promise<T> => Promise.race([work, crash]);
  const { keyboard, mouse } = page;
  let [left, top] = [0, 0];
  return {
    goto: async (url) => {
      await unlessLost(page.goto(url, { waitUntil: "load" }));
    },
    reload: async () => {
      await unlessLost(page.reload({ waitUntil: "load" }));
    },
    back: async () => {
      // Later than the answer, which is lost with the page that it comes from.
      await unlessLost(page.evaluate("void setTimeout(() => history.back())"));
    },
    async evaluate(expression, frame) {
      if (!frame) return unlessLost(page.evaluate(expression));
      const element = await unlessLost(page.$(frame));
      const inside = await unlessLost(element?.contentFrame() ?? Promise.resolve(null));
      if (!inside) throw new Error(`There is no frame ${frame}.`);
      return unlessLost(inside.evaluate(expression));
    },
    async move(x, y) {
      [left, top] = [x, y];
      await unlessLost(mouse.move(x, y));
    },
    press: () => unlessLost(mouse.click(left, top)),
    down: () => unlessLost(mouse.down()),
    up: () => unlessLost(mouse.up()),
    async key(chord) {
      const [key, ...held] = chord.split("+").reverse() as KeyInput[];
      for (const one of held) await unlessLost(keyboard.down(one));
      if (key) await unlessLost(keyboard.press(key));
      for (const one of held) await unlessLost(keyboard.up(one));
    },
    type: (text) => unlessLost(keyboard.type(text)),
    picture: () => unlessLost(page.screenshot({ type: "png" })),
    print: () => unlessLost(page.pdf({ format: "letter", preferCSSPageSize: true, timeout: 0 })),
    heard: () => heard,
    beside: () => puppeteerPage(context, size),
    close: () => page.close(),
  };
}
