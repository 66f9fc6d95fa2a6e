/**
 * A real Chromium in front of the stand-in CMS, for tests of what needs layout, focus or a network.
 *
 *     const site = useSite({ now: "2026-11-26T10:00" });
 *     test("…", async () => {
 *       const page = await site.open("/programmation", { width: 390 });
 *       await page.expectSilent();
 *     });
 *
 * Nothing leaves the machine: any other host than 127.0.0.1 does not resolve, and asking for it is a problem that
 * `expectSilent` reports.
 */
import type { Browser, ConsoleMessage, Page, Request, Response } from "playwright-core";
import { afterEach, beforeAll, expect, inject } from "vitest";
import { openEnginePage } from "../engines/engine-site.ts";
import type { Host, HostOptions } from "../host/host.ts";
import { watchNetwork } from "./network.ts";
import { type BrowserOptions, sharedBrowser, sharedHost } from "./shared.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Folder that build.mjs wrote. */
    distDir: string;
    /** The browser that the tests run in. */
    browserPath: string;
    /** A browser with windows, as visitors have it; the same one where there is no headless shell. */
    fullBrowserPath: string;
  }
}

export interface PageOptions {
  /** CSS pixels; 1440 when not given. */
  readonly width?: number;
  /** CSS pixels; 900 when not given. */
  readonly height?: number;
  readonly javaScript?: boolean;
  /** A phone's finger in place of a mouse. */
  readonly touch?: boolean;
  readonly reducedMotion?: boolean;
  readonly dark?: boolean;
  /** As visitors have them: after the scripts. Other tests compare places, and have them from the start. */
  readonly typefaces?: "later";
  /**
   * ISO instant at which the page's own timers and Date begin; they run on, and `page.clock` moves them. The fair's time
   * moves with them, and begins at the site's `now`; at this instant only where the site has `rehearsal: false`.
   */
  readonly clock?: string;
  /** The page's clock is paused from the start: time passes only when the test moves `page.clock`. */
  readonly held?: boolean;
  /** IANA name of the visitor's time zone; the fair's when not given. */
  readonly timeZone?: string;
  /** Address that relative addresses start from; the site's own when there is one. */
  readonly baseURL?: string;
  /** E.g. `["clipboard-read", "clipboard-write"]`. */
  readonly permissions?: readonly string[];
}

/** A page that records every problem in it. */
export type WatchedPage = Page & {
  /** Console messages, uncaught errors, failed requests, answers of 400 and more, requests that left the machine. */
  readonly problems: readonly string[];
  /** The problems and reports so far, once the page's messages have arrived. */
  problemsSoFar(): Promise<readonly string[]>;
  /**
   * Fails unless nothing went wrong since the page was opened, or since `takeProblems`: not a `problem`, and not a
   * `signet:error` or `signet:report` either, whose words may still be on their way to the console. Waits for what the
   * page has said already and the test has not yet heard.
   */
  expectSilent(): Promise<void>;
  /** Returns the problems so far and clears them: for tests that break things on purpose. */
  takeProblems(): string[];
  /** Waits until all markers, or those with this name, have `data-enhanced="ready"`; there has to be one. */
  whenReady(name?: string): Promise<void>;
  /** Waits until the page has loaded and nothing has been on its way for half a second. */
  whenQuiet(): Promise<void>;
};

export interface BrowserHandle {
  readonly browser: Browser;
  /** Opens a page in a context of its own, which is closed after the test. */
  newPage(options?: PageOptions): Promise<WatchedPage>;
}

export interface Site extends BrowserHandle {
  readonly host: Host;
  /** `http://127.0.0.1:PORT`; pages may also go to "/programmation". */
  readonly url: string;
  /** Opens a page at an address, and waits until its markers are ready: all, or those of this name; none without script. */
  open(address: string, options?: PageOptions & { readonly marker?: string }): Promise<WatchedPage>;
}

/** Opens a page that records its problems. Close its context after use. */
async function newPage(browser: Browser, options: PageOptions = {}): Promise<WatchedPage> {
  const { width = 1440, height = 900, touch = false, clock } = options;
  const context = await browser.newContext({
    viewport: { width, height },
    javaScriptEnabled: options.javaScript ?? true,
    hasTouch: touch,
    isMobile: touch,
    reducedMotion: options.reducedMotion ? "reduce" : "no-preference",
    colorScheme: options.dark ? "dark" : "light",
    locale: "fr-CA",
    // As most visitors have it; test/browser/pages/far-away.test.ts compares what others see.
    timezoneId: options.timeZone ?? "America/Toronto",
    permissions: [...(options.permissions ?? [])],
    ...(options.baseURL === undefined ? {} : { baseURL: options.baseURL }),
  });
  const reports: string[] = [];
  await context.exposeBinding("signetTestReport", (_source, report: string) => reports.push(report));
  await context.addInitScript(noteReports);
  if (options.typefaces !== "later") await context.addInitScript(useTypefaces);
  const page = await context.newPage();
  if (clock !== undefined) await page.clock.install({ time: clock });
  if (clock !== undefined && options.held) await page.clock.pauseAt(Date.parse(clock) + 1000);
  return watch(page, reports);
}

/** An init script: the page's own typefaces come as soon as its HTML is read. */
function useTypefaces(): void {
  const use = () => document.documentElement.removeAttribute("data-typefaces");
  document.addEventListener("DOMContentLoaded", use);
}

/** An init script: reports each `signet:error` and `signet:report` to the test. */
function noteReports(): void {
  const { signetTestReport } = window as unknown as { signetTestReport(report: string): void };
  for (const type of ["signet:error", "signet:report"] as const) {
    addEventListener(type, ({ detail }) => signetTestReport(`${type}: ${detail?.name}: ${detail?.error}`));
  }
}

/** Resolves when the test has received every earlier message of the page: messages arrive in order. */
async function caughtUp(page: Page): Promise<void> {
  // During a navigation the call fails: the next page answers.
  while (!page.isClosed()) {
    const answer = await page.evaluate(() => true).catch(() => false);
    if (answer) return;
  }
}

/** Calls of `expectSilent` that the test has started: each must be awaited. */
const silences: Promise<void>[] = [];

function watch(page: Page, reports: string[]): WatchedPage {
  const problems: string[] = [];
  page.on("console", (message: ConsoleMessage) => {
    const { url, lineNumber } = message.location();
    // Looking for an element, Playwright's own script, which has no address, makes the browser style cards off screen.
    if (url === "" && message.text().startsWith("Rendering was performed in a subtree hidden")) return;
    problems.push(`console.${message.type()}: ${message.text()} (${url}:${lineNumber})`);
  });
  page.on("pageerror", (error: Error) => problems.push(`uncaught: ${error.stack ?? error.message}`));
  page.on("request", (request: Request) => {
    const { protocol, hostname } = new URL(request.url());
    const local = hostname === "127.0.0.1" || !/^(https?|wss?):$/.test(protocol);
    if (!local) problems.push(`left the machine: ${request.method()} ${request.url()}`);
  });
  page.on("requestfailed", (request: Request) => {
    const reason = request.failure()?.errorText ?? "failed";
    // Requests aborted by a navigation or by newer requests are no failures.
    // Neither is a preloaded script that a browser without scripts does not fetch.
    if (reason !== "net::ERR_ABORTED" && reason !== "csp")
      problems.push(`${reason}: ${request.method()} ${request.url()}`);
  });
  page.on("response", (response: Response) => {
    if (response.status() >= 400) problems.push(`${response.status()}: ${response.url()}`);
  });
  const takeProblems = () => {
    reports.length = 0;
    return problems.splice(0);
  };
  const problemsSoFar = async () => {
    await caughtUp(page);
    return [...problems, ...reports];
  };
  const expectSilent = async () => expect(await problemsSoFar(), "the page is silent").toEqual([]);
  return Object.assign(page, {
    problems,
    problemsSoFar,
    takeProblems,
    whenQuiet: watchNetwork(page),
    expectSilent: () => {
      const silence = expectSilent();
      // Awaited at the end of the test at the latest; until then a rejection is not unhandled.
      silence.catch(() => {});
      silences.push(silence);
      return silence;
    },
    whenReady: async (name?: string) => {
      const found = name
        ? `[data-island="${name}"], [data-behaviour="${name}"]`
        : "[data-island], [data-behaviour]";
      await page.waitForFunction((selector) => {
        const markers = [...document.querySelectorAll(selector)];
        return (
          markers.length > 0 && markers.every((marker) => marker.getAttribute("data-enhanced") === "ready")
        );
      }, found);
    },
  });
}

/** Pages for this file's tests, in a browser that all files share. Call it at the top level of the file. */
export function useBrowser(options: BrowserOptions = {}): BrowserHandle {
  let browser: Browser | undefined;
  const opened: { close(): Promise<void> }[] = [];
  const isEngine = inject("engine") !== undefined;
  beforeAll(async () => {
    if (!isEngine) browser = await sharedBrowser(options);
  });
  afterEach(async () => {
    try {
      await Promise.all(silences.splice(0));
    } finally {
      await Promise.all(opened.splice(0).map((one) => one.close()));
    }
  });
  return {
    get browser() {
      return started(browser);
    },
    newPage: async (pageOptions = {}) => {
      if (isEngine) {
        const { page, ...rest } = await openEnginePage(pageOptions);
        opened.push(rest);
        return page;
      }
      browser = await sharedBrowser(options);
      const page = await newPage(browser, pageOptions);
      opened.push(page.context());
      return page;
    },
  };
}

/** A browser and a stand-in CMS, which all files with these options share. Faults and streams are as before after each test. */
export function useSite(options: Partial<HostOptions> & BrowserOptions = {}): Site {
  const { backForwardCache, scrollbars, fullBrowser, ...hostOptions } = options;
  const handle = useBrowser({ backForwardCache, scrollbars, fullBrowser });
  let host: Host | undefined;
  let withoutScript: Host | undefined;
  const isEngine = inject("engine") !== undefined;
  beforeAll(async () => {
    host = await sharedHost({ ...hostOptions, ...(isEngine ? { probe: { scripts: true } } : {}) });
    // Not every engine's driver can switch scripts off: there a policy of the host does. Below the floor no script of
    // ours starts, so that a page with it has to do all that one without it does.
    if (isEngine && !inject("engine")?.isBelowFloor)
      withoutScript = await sharedHost({ ...hostOptions, probe: { scripts: false } });
  });
  afterEach(() => {
    host?.faults.clear();
    host?.streams.reset();
  });
  const newPage: Site["newPage"] = (pageOptions) => {
    const from = pageOptions?.javaScript === false ? (withoutScript ?? host) : host;
    return handle.newPage({ baseURL: started(from).url, ...pageOptions });
  };
  return {
    get browser() {
      return handle.browser;
    },
    get host() {
      return started(host);
    },
    get url() {
      return started(host).url;
    },
    newPage,
    async open(address, { marker, ...pageOptions } = {}) {
      const page = await newPage(pageOptions);
      await page.goto(address);
      if (pageOptions.javaScript !== false) await page.whenReady(marker);
      return page;
    },
  };
}

function started<T>(value: T | undefined): T {
  if (value === undefined)
    throw new Error("Not started yet: use the site inside a test, not at the top of the file.");
  return value;
}
