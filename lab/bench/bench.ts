/** What suites measure with: one browser, servers, and the data. */
import { join } from "node:path";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import type { FairData } from "../../test/host/data/fair.ts";
import { type Host, startHost } from "../../test/host/host.ts";
import { requireBrowsers } from "../../test/run/browser.mjs";
import { type Front, startFront } from "./front.ts";
import { openLab } from "./lab.ts";

/** A window's width, in words of the document. */
export type Width = "phone" | "wide";

const SIZES: Readonly<Record<Width, { readonly width: number; readonly height: number }>> = {
  phone: { width: 412, height: 823 },
  wide: { width: 1440, height: 900 },
};

/** Nothing but this machine is asked for anything. */
const ARGS = ["--disable-gpu", "--no-sandbox", "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"];

export interface Bench {
  readonly browser: Browser;
  readonly executablePath: string;
  /** The fair as it is. */
  readonly data: FairData;
  readonly distDir: string;
  /** Another checkout, which is built; null without one. */
  readonly beside: string | null;
  /**
   * A server in front of a stand-in CMS with this data; a light one leaves out pictures and fonts. `checkout` serves
   * the pages and the build of another one, `now` sets another clock.
   */
  serve(
    data: FairData,
    more?: {
      readonly distDir?: string;
      readonly light?: boolean;
      readonly checkout?: string;
      readonly now?: string;
    },
  ): Promise<Front>;
  /** A page in a context of its own, with the lab in it. */
  open(width: Width): Promise<Page>;
  /** Says what is left out, and why. */
  tell(line: string): void;
  /** Saves a picture of each page that is told of, if pictures are wanted. */
  picture(page: Page, name: string): Promise<void>;
  close(): Promise<void>;
}

/** As a person sees the page at this width: the phone has touch and mobile's viewport. */
export const context = (browser: Browser, width: Width, more: object = {}): Promise<BrowserContext> =>
  browser.newContext({
    viewport: SIZES[width],
    locale: "fr-CA",
    timezoneId: "America/Toronto",
    ...(width === "phone" ? { deviceScaleFactor: 1.75, isMobile: true, hasTouch: true } : {}),
    ...more,
  });

export async function startBench(options: {
  readonly data: FairData;
  readonly distDir: string;
  /** The fair's clock: ISO text, Eastern time without an offset. */
  readonly now: string;
  readonly beside: string | null;
  readonly pictures: string | null;
  /** The pages of another checkout in place of this one's. */
  readonly templatesDir?: string;
}): Promise<Bench> {
  const { fullBrowser: executablePath } = await requireBrowsers();
  const browser = await chromium.launch({ executablePath, args: ARGS });
  const hosts: Host[] = [];
  const fronts = new Map<string, Promise<Front>>();
  const numbers = new Map<FairData, number>();
  return {
    ...options,
    browser,
    executablePath,
    serve(data, { distDir = options.distDir, light = false, checkout, now = options.now } = {}) {
      if (!numbers.has(data)) numbers.set(data, numbers.size);
      const key = JSON.stringify([numbers.get(data), distDir, light, checkout, now]);
      const start = async () => {
        const host = await startHost({
          port: 0,
          data,
          now,
          ...(checkout === undefined
            ? { distDir, ...(options.templatesDir && { templatesDir: options.templatesDir }) }
            : { distDir: join(checkout, "dist"), templatesDir: join(checkout, "templates-fixtures") }),
        });
        hosts.push(host);
        return startFront(host.url, light);
      };
      const front = fronts.get(key) ?? start();
      fronts.set(key, front);
      return front;
    },
    async open(width) {
      const page = await (await context(browser, width)).newPage();
      page.setDefaultTimeout(120_000);
      await openLab(page);
      return page;
    },
    tell: (line) => console.log(line),
    async picture(page, name) {
      if (options.pictures === null) return;
      const path = `${options.pictures}/${name.replace(/[^\wà-ÿ.-]+/gi, "-")}.png`;
      await page.screenshot({ path, timeout: 60_000 });
    },
    async close() {
      await browser.close();
      for (const front of await Promise.all(fronts.values())) front.close();
      await Promise.all(hosts.map((host) => host.close()));
    },
  };
}
