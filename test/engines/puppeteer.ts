/** Chromium over its DevTools protocol, and Firefox over WebDriver BiDi, both through Puppeteer. */
import puppeteer, { type KeyInput, type Page } from "puppeteer-core";
import type { Engine, StartedEngine, Tab } from "./tab.ts";

export async function connectPuppeteer({ name, endpoint }: StartedEngine): Promise<Engine> {
  const browser = await puppeteer.connect({
    browserWSEndpoint: endpoint,
    protocol: name === "firefox" ? "webDriverBiDi" : "cdp",
    defaultViewport: null,
  });
  return {
    async open(size) {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      await page.setViewport(size);
      return puppeteerTab(page, () => context.close());
    },
  };
}

function puppeteerTab(page: Page, close: () => Promise<void>): Tab {
  const heard: string[] = [];
  page.on("console", (message) => {
    // Chromium notes that the test itself has measured what is out of sight.
    if (message.type() !== "verbose" || !/hidden by content-visibility/.test(message.text()))
      heard.push(`console.${message.type()}: ${message.text()}`);
  });
  page.on("pageerror", (error) => heard.push(`uncaught: ${error}`));
  let [left, top] = [0, 0];
  return {
    goto: async (url) => {
      await page.goto(url, { waitUntil: "load" });
    },
    reload: async () => {
      await page.reload({ waitUntil: "load" });
    },
    back: async () => {
      await page.evaluate("history.back()");
    },
    async evaluate(expression, frame) {
      if (!frame) return page.evaluate(expression);
      const element = await page.$(frame);
      const inside = await element?.contentFrame();
      if (!inside) throw new Error(`There is no frame ${frame}.`);
      return inside.evaluate(expression);
    },
    async move(x, y) {
      [left, top] = [x, y];
      await page.mouse.move(x, y);
    },
    press: () => page.mouse.click(left, top),
    async key(chord) {
      const [key, ...held] = chord.split("+").reverse() as KeyInput[];
      for (const one of held) await page.keyboard.down(one);
      if (key) await page.keyboard.press(key);
      for (const one of held) await page.keyboard.up(one);
    },
    type: (text) => page.keyboard.type(text),
    picture: () => page.screenshot({ type: "png" }),
    heard: () => heard,
    close,
  };
}
