/**
 * A page of any engine, with Playwright's names as far as the journeys use them. What is not here is no function, and
 * a journey that needs it fails.
 */
import { type Part, part } from "./part.ts";
import type { Tab } from "./tab.ts";
import { until } from "./until.ts";

export interface EnginePage {
  readonly keyboard: { press(key: string): Promise<void>; type(text: string): Promise<void> };
  readonly mouse: { move(x: number, y: number): Promise<void>; down(): Promise<void>; up(): Promise<void> };
  goto(address: string): Promise<void>;
  reload(): Promise<void>;
  goBack(): Promise<void>;
  /** The address when the page was last asked for anything; asks again. */
  url(): string;
  waitForURL(glob: string): Promise<void>;
  evaluate<T, A>(work: ((argument: A) => T | Promise<T>) | string, argument?: A): Promise<T>;
  locator(css: string, options?: { hasText?: string | RegExp }): Part;
  getByRole(role: string, options?: { name?: string | RegExp; exact?: boolean }): Part;
  frameLocator(css: string): Pick<EnginePage, "getByRole" | "locator">;
  whenReady(name?: string): Promise<void>;
  /** Everything that went wrong so far: console, errors, refused requests, reports of Signet. */
  problemsSoFar(): Promise<string[]>;
  picture(): Promise<Uint8Array>;
  print(): Promise<Uint8Array>;
  /** A page in another tab of the same visitor. */
  beside(): Promise<EnginePage>;
  on(): void;
  addInitScript(): Promise<void>;
  close(): Promise<void>;
}

/** A page's questions while it goes to another fail; the next page answers them. */
const LEFT =
  /context|destroyed|navigat|detached|unload|no such (frame|window)|realm|closed frame|document unloaded/i;

export function enginePage(tab: Tab, baseURL: string): EnginePage {
  let address = "about:blank";
  const ask = (expression: string, frame?: string): Promise<unknown> => {
    const source = `(async () => JSON.stringify([location.href, await (${expression})]))()`;
    return until(`No answer to ${expression.slice(0, 200)}`, async () => {
      try {
        const [href, got] = JSON.parse(String(await tab.evaluate(source, frame)));
        if (!frame) address = href;
        return { got };
      } catch (error) {
        if (error instanceof Error && LEFT.test(error.message)) return error.message;
        throw error;
      }
    });
  };
  const hands = {
    ask,
    async press(x: number, y: number) {
      await tab.move(x, y);
      await tab.press();
    },
    type: tab.type,
  };
  const page: EnginePage = {
    keyboard: {
      press: (key) => tab.key(key === "Space" ? " " : key),
      type: hands.type,
    },
    mouse: { move: tab.move, down: tab.down, up: tab.up },
    async goto(path) {
      await tab.goto(new URL(path, baseURL).href);
      await ask("0");
    },
    async reload() {
      await tab.reload();
      await ask("0");
    },
    async goBack() {
      await ask("0");
      const before = address;
      await tab.back();
      // A page of the back/forward cache has no load event to wait for.
      await until(`Going back from ${before}`, async () => {
        const isComplete = await ask('document.readyState === "complete"');
        return address !== before && isComplete ? { got: true } : "the page is the same";
      });
    },
    url() {
      ask("0").catch(() => undefined);
      return address;
    },
    async waitForURL(glob) {
      const escaped = glob.replace(/[.+?^${}()|[\]\\]/g, "\\$&");
      const pattern = new RegExp(
        `^${escaped.replaceAll("**", "\0").replaceAll("*", "[^/]*").replaceAll("\0", ".*")}$`,
      );
      await until(`Waiting for the address ${glob}`, async () => {
        const isComplete = await ask('document.readyState === "complete"');
        return pattern.test(address) && isComplete ? { got: true } : `the page is at ${address}`;
      });
    },
    evaluate: async (work, argument) =>
      (await ask(
        typeof work === "string" ? `(0, ${work})` : `(${work})(${JSON.stringify(argument) ?? ""})`,
      )) as never,
    locator: (css, options) => part(hands, []).locator(css, options),
    getByRole: (role, options) => part(hands, []).getByRole(role, options),
    frameLocator: (css) => part({ ...hands, ask: (expression) => ask(expression, css) }, []),
    async whenReady(name) {
      const found = name
        ? `[data-island="${name}"], [data-behaviour="${name}"]`
        : "[data-island], [data-behaviour]";
      await until(`Markers ${found}`, async () => {
        const states = (await ask(
          `[...document.querySelectorAll(${JSON.stringify(found)})].map((one) => one.dataset.enhanced ?? "none")`,
        )) as string[];
        const isReady = states.length > 0 && states.every((state) => state === "ready");
        return isReady ? { got: true } : `they are ${states.join(", ") || "not there"}`;
      });
    },
    async problemsSoFar() {
      const recorded = (await ask('JSON.parse(sessionStorage.getItem("probe") ?? "[]")')) as string[];
      const heard = tab.heard();
      // What the driver hears, the probe need not say again.
      const others =
        heard.length > 0 ? recorded.filter((line) => !/^(console|uncaught)/.test(line)) : recorded;
      return [...heard, ...others];
    },
    picture: () => tab.picture(),
    print: () => tab.print(),
    beside: async () => enginePage(await tab.beside(), baseURL),
    // Other tests count requests and announcements with these; no journey asks for them.
    on: () => {},
    addInitScript: async () => {},
    close: () => tab.close(),
  };
  return page;
}
