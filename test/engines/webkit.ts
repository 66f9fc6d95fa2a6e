/**
 * WebKitGTK through Selenium and WebKitWebDriver, which speaks classic WebDriver: it tells nothing of the console, so
 * the host's probe does.
 */
import { Builder, By, Capabilities, Key, Origin, type WebDriver } from "selenium-webdriver";
import type { Engine, StartedEngine, Tab, TabSize } from "./tab.ts";
import { until } from "./until.ts";

/** Keys by their name in the DOM. */
const KEYS: Readonly<Record<string, string>> = {
  Control: Key.CONTROL,
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

/** Carries out commands for one window. */
type InWindow = <T>(work: () => Promise<T>) => Promise<T>;

/** One session with a window for each tab: a driver has one session only. */
export async function connectWebKit({ endpoint }: Pick<StartedEngine, "endpoint">): Promise<Engine> {
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
  // Commands go to the window that was chosen last, so they wait for each other.
  let queue: Promise<unknown> = Promise.resolve();
  const inTurn: InWindow = (work) => {
    const done = queue.then(work);
    queue = done.catch(() => undefined);
    return done;
  };
  return {
    version: (await driver.getCapabilities()).getBrowserVersion() ?? "",
    async open(size) {
      const tabs: Tab[] = [];
      const tab = await webKitWindow(driver, inTurn, size, tabs);
      return {
        ...tab,
        async close() {
          for (const one of tabs) await one.close();
          await tab.close();
        },
      };
    },
  };
}

/** A window of the session; every one that is opened beside it, or beside one of those, joins `others`. */
function webKitWindow(driver: WebDriver, inTurn: InWindow, size: TabSize, others: Tab[]): Promise<Tab> {
  return inTurn(async () => {
    const [first = ""] = await driver.getAllWindowHandles();
    await driver.switchTo().window(first);
    await driver.switchTo().newWindow("window");
    const window = await driver.getWindowHandle();
    await resize(driver, size);
    const inWindow: InWindow = (work) =>
      inTurn(async () => {
        await driver.switchTo().window(window);
        return work();
      });
    return webKitTab(driver, inWindow, async () => {
      const tab = await webKitWindow(driver, inTurn, size, others);
      others.push(tab);
      return tab;
    });
  });
}

/** Sizes the window so that the page has this size: the browser's own bar takes some of it. */
async function resize(driver: WebDriver, { width, height }: TabSize): Promise<void> {
  const window = driver.manage().window();
  const [across = 0, down = 0] = await driver.executeScript<number[]>(
    "return [outerWidth - innerWidth, outerHeight - innerHeight]",
  );
  await window.setRect({ x: 0, y: 0, width: width + across, height: height + down });
  await until(`A page of ${width} × ${height} px`, async () => {
    const got = await driver.executeScript<number[]>("return [innerWidth, innerHeight]");
    return got[0] === width && got[1] === height ? { got } : `it is ${got.join(" × ")}`;
  });
}

function webKitTab(driver: WebDriver, inWindow: InWindow, beside: () => Promise<Tab>): Tab {
  let [left, top] = [0, 0];
  const mouse = () => driver.actions().move({ x: left, y: top, origin: Origin.VIEWPORT, duration: 0 });
  return {
    goto: (url) => inWindow(() => driver.get(url)),
    back: () => inWindow(() => driver.navigate().back()),
    reload: () => inWindow(() => driver.navigate().refresh()),
    evaluate: (expression, frame) =>
      inWindow(async () => {
        if (!frame) return driver.executeScript(`return ${expression}`);
        await driver.switchTo().frame(driver.findElement(By.css(frame)));
        try {
          return await driver.executeScript(`return ${expression}`);
        } finally {
          await driver.switchTo().defaultContent();
        }
      }),
    move: (x, y) =>
      inWindow(() => {
        [left, top] = [Math.round(x), Math.round(y)];
        return mouse().perform();
      }),
    press: () => inWindow(() => mouse().press().release().perform()),
    down: () => inWindow(() => mouse().press().perform()),
    up: () => inWindow(() => driver.actions().release().perform()),
    key: (chord) =>
      inWindow(() => {
        const [name = "", ...held] = chord.split("+").reverse();
        const keys = driver.actions();
        for (const one of held) keys.keyDown(KEYS[one] ?? one);
        keys.sendKeys(KEYS[name] ?? name);
        for (const one of held) keys.keyUp(KEYS[one] ?? one);
        return keys.perform();
      }),
    type: (text) => inWindow(() => driver.actions().sendKeys(text).perform()),
    picture: () => inWindow(async () => Buffer.from(await driver.takeScreenshot(), "base64")),
    print: () => Promise.reject(new Error("WebKit's driver does not print.")),
    heard: () => [],
    beside,
    close: () =>
      inWindow(async () => {
        // A window's storage is the session's.
        await driver.executeScript("try { localStorage.clear(); } catch {}");
        await driver.close();
      }),
  };
}
