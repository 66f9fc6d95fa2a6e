/**
 * WebKitGTK through Selenium and WebKitWebDriver, which speaks classic WebDriver: it tells nothing of the console, so
 * the host's probe does.
 */
import { Builder, By, Capabilities, Key, Origin, type WebDriver } from "selenium-webdriver";
import type { Engine, StartedEngine, Tab, TabSize } from "./tab.ts";

/** Keys by their name in the DOM. */
const KEYS: Readonly<Record<string, string>> = {
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Tab: Key.TAB,
  ArrowDown: Key.ARROW_DOWN,
  ArrowLeft: Key.ARROW_LEFT,
  ArrowRight: Key.ARROW_RIGHT,
  ArrowUp: Key.ARROW_UP,
  End: Key.END,
  Home: Key.HOME,
};

/** One session with a window for each tab: a driver has one session only. */
export async function connectWebKit({ endpoint }: StartedEngine): Promise<Engine> {
  const { server, browser } = JSON.parse(endpoint) as { server: string; browser: string };
  const driver = await new Builder()
    .usingServer(server)
    .withCapabilities(
      new Capabilities({
        browserName: "MiniBrowser",
        "webkitgtk:browserOptions": { binary: browser, args: ["--automation"] },
      }),
    )
    .build();
  return {
    async open(size) {
      await driver.switchTo().newWindow("window");
      const window = await driver.getWindowHandle();
      await resize(driver, size);
      return webKitTab(driver, window);
    },
  };
}

/** Sizes the window so that the page has this size: the browser's own bar takes some of it. */
async function resize(driver: WebDriver, { width, height }: TabSize): Promise<void> {
  const window = driver.manage().window();
  await window.setRect({ x: 0, y: 0, width, height });
  const [inWidth = 0, inHeight = 0] = await driver.executeScript<number[]>(
    "return [innerWidth, innerHeight]",
  );
  await window.setRect({ x: 0, y: 0, width: 2 * width - inWidth, height: 2 * height - inHeight });
  const got = await driver.executeScript<number[]>("return [innerWidth, innerHeight]");
  if (got[0] !== width || got[1] !== height)
    throw new Error(`WebKit's page is ${got.join(" × ")} px, not ${width} × ${height}.`);
}

function webKitTab(driver: WebDriver, window: string): Tab {
  let [left, top] = [0, 0];
  const here = async () => {
    await driver.switchTo().window(window);
  };
  return {
    async goto(url) {
      await here();
      await driver.get(url);
    },
    async back() {
      await here();
      await driver.navigate().back();
    },
    async evaluate(expression, frame) {
      await here();
      if (!frame) return driver.executeScript(`return ${expression}`);
      await driver.switchTo().frame(driver.findElement(By.css(frame)));
      try {
        return await driver.executeScript(`return ${expression}`);
      } finally {
        await driver.switchTo().defaultContent();
      }
    },
    async move(x, y) {
      await here();
      [left, top] = [Math.round(x), Math.round(y)];
      await driver.actions().move({ x: left, y: top, origin: Origin.VIEWPORT, duration: 0 }).perform();
    },
    async press() {
      await here();
      await driver
        .actions()
        .move({ x: left, y: top, origin: Origin.VIEWPORT, duration: 0 })
        .press()
        .release()
        .perform();
    },
    async key(name) {
      await here();
      await driver
        .actions()
        .sendKeys(KEYS[name] ?? name)
        .perform();
    },
    async type(text) {
      await here();
      await driver.actions().sendKeys(text).perform();
    },
    async picture() {
      await here();
      return Buffer.from(await driver.takeScreenshot(), "base64");
    },
    heard: () => [],
    forget: () => {},
    async close() {
      await here();
      // A window's storage is the session's.
      await driver.executeScript("try { localStorage.clear(); } catch {}");
      await driver.close();
      const [first = ""] = await driver.getAllWindowHandles();
      await driver.switchTo().window(first);
    },
  };
}
