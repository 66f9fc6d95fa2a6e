/**
 * What the browser test files of one worker share: a Chromium for each way of starting it, and a stand-in CMS for each
 * set of its options. Starting them anew for each file took half of the time of the whole run. They end with the worker:
 * Playwright stops its browsers when the process exits.
 */
import { type Browser, chromium } from "playwright-core";
import { inject } from "vitest";
import { EVE } from "../host/eastern.ts";
import { type Host, type HostOptions, startHost } from "../host/host.ts";

export interface BrowserOptions {
  /** Playwright turns the back/forward cache off; tests of coming back to a page turn it on again. */
  readonly backForwardCache?: boolean | undefined;
  /** Playwright hides scrollbars; with them, a page has less room. */
  readonly scrollbars?: boolean | undefined;
  /** The browser with windows in place of the headless shell, which has no back/forward cache. */
  readonly fullBrowser?: boolean | undefined;
}

const browsers = new Map<string, Promise<Browser>>();
const hosts = new Map<string, Promise<Host>>();

/** Starts a Chromium, or returns the one that already runs with these options. */
export async function sharedBrowser(options: BrowserOptions = {}): Promise<Browser> {
  const key = JSON.stringify(options);
  const running = await browsers.get(key);
  // A crashed browser fails only the test in which it crashed.
  if (running?.isConnected()) return running;
  const started = launch(options);
  browsers.set(key, started);
  return started;
}

/** Starts a stand-in CMS, or returns the one that already runs with these options; without `now`, on the fair's eve. */
export function sharedHost(options: Partial<HostOptions>): Promise<Host> {
  const key = JSON.stringify(options);
  const running = hosts.get(key) ?? startHost({ port: 0, distDir: inject("distDir"), now: EVE, ...options });
  hosts.set(key, running);
  return running;
}

function launch({ backForwardCache, scrollbars, fullBrowser }: BrowserOptions): Promise<Browser> {
  return chromium.launch({
    executablePath: inject(fullBrowser ? "fullBrowserPath" : "browserPath"),
    ignoreDefaultArgs: [
      ...(backForwardCache ? ["--disable-back-forward-cache"] : []),
      ...(scrollbars ? ["--hide-scrollbars"] : []),
    ],
    args: [
      "--disable-gpu",
      "--disable-quic",
      // The headless shell rounds glyph widths, unlike a browser with windows: a font that loads late would move the page.
      "--font-render-hinting=none",
      "--disable-sync",
      "--no-first-run",
      "--disable-component-update",
      "--disable-background-networking",
      "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
    ],
  });
}
