/**
 * States of the demonstration beside their pictures in `test/appearance/`, and those that the documentation shows in
 * `docs/`. The clock, chance and everything that moves stand still, and the theme brings its own fonts. `npm run
 * pictures` takes the pictures anew: look at them before you commit them.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import pixelmatch from "pixelmatch";
import { PNG } from "pngjs";
import { expect, test } from "vitest";
import { type PageOptions, useSite, type WatchedPage } from "../harness.ts";
import { NOW, openStill } from "./appearance-page.ts";

/** Share of the pixels that may differ: machines antialias text differently. */
const TOLERANCE = 0.01;
/** How unlike two pixels have to be to count, from 0 to 1; pixelmatch's own is 0.1. */
const THRESHOLD = 0.2;

const APPEARANCE = join(import.meta.dirname, "../../appearance");
const DOCS = join(import.meta.dirname, "../../../docs");
const isTakenAnew = process.env.SIGNET_PICTURES === "write";

const PHONE = { width: 390, height: 844 } as const;
const DESK = { width: 1440, height: 900 } as const;
/** For the documentation: tall enough for a page's first results. */
const WINDOW = { width: 1280, height: 1180 } as const;

interface State {
  readonly name: string;
  /** Where its picture is; `APPEARANCE` when not given. */
  readonly folder?: string;
  readonly address: string;
  readonly options: PageOptions;
  /** Selector of the element at the top of the picture; by default the page's top. */
  readonly from?: string;
  readonly act?: (page: WatchedPage) => Promise<unknown>;
}

const states: readonly State[] = [
  { name: "accueil", address: "/", options: DESK },
  { name: "accueil-telephone", address: "/", options: PHONE },
  { name: "liste", address: "/programmation", options: DESK, from: ".signet-programme-results" },
  { name: "liste-telephone", address: "/programmation", options: PHONE, from: ".signet-programme-results" },
  { name: "liste-nuit", address: "/programmation", options: { ...DESK, dark: true } },
  {
    name: "filtres-telephone",
    address: "/programmation",
    options: PHONE,
    from: ".signet-programme-filters",
    act: (page) => page.getByRole("button", { name: /^Filtres/ }).click(),
  },
  {
    name: "horaire",
    address: "/programmation?mode=horaire",
    options: DESK,
    from: ".signet-programme-results",
  },
  {
    name: "horaire-telephone",
    address: "/programmation?mode=horaire",
    options: PHONE,
    from: ".signet-programme-results",
  },
  // One page of activities, because the order of places depends on the order of answers.
  {
    name: "carte",
    address: "/programmation?mode=carte&type=6345",
    options: DESK,
    from: ".signet-programme-city",
  },
  { name: "auteurs", address: "/auteurs", options: DESK },
  { name: "webdiffusion-telephone", address: "/webdiffusion", options: PHONE, from: ".signet-webcast" },
  {
    name: "menu",
    address: "/faq",
    options: DESK,
    act: async (page) => {
      await page.getByRole("button", { name: "Menu", exact: true }).click();
      await page.locator("[data-menu=open]").waitFor();
    },
  },
  { name: "home", folder: DOCS, address: "/", options: WINDOW },
  { name: "programme", folder: DOCS, address: "/programmation", options: WINDOW },
];

const site = useSite({ now: NOW });

/** Replaces random numbers: the same groups and seeds each time. */
const noChance = (page: WatchedPage) =>
  page.addInitScript(() => {
    Math.random = () => 0.5;
  });

async function picture({ address, options, from, act }: State): Promise<Buffer> {
  const page = await openStill(site, address, { ...options, clock: "2026-11-26T10:00:00-05:00" }, noChance);
  await act?.(page);
  await page.evaluate(async (selector) => {
    // Players and chats are another site's, and the pointer is outside.
    const still = new CSSStyleSheet();
    still.replaceSync("iframe { visibility: hidden !important; } * { caret-color: transparent !important; }");
    document.adoptedStyleSheets.push(still);
    (document.activeElement as HTMLElement | null)?.blur();
    const top = selector ? document.querySelector(selector) : null;
    scrollTo({ top: top ? top.getBoundingClientRect().top + scrollY - 16 : 0, behavior: "instant" });
  }, from);
  await page.waitForFunction(() =>
    [...document.images].every((image) => {
      const { top, bottom, left, right } = image.getBoundingClientRect();
      const isOutside = bottom < 0 || top > innerHeight || right < 0 || left > innerWidth;
      if (isOutside || !image.checkVisibility({ visibilityProperty: true })) return true;
      // Tiles of the map fade in.
      return image.complete && image.style.opacity in { "": 0, "1": 0 };
    }),
  );
  return page.screenshot({ animations: "disabled" });
}

test.each(states)("$name looks like its picture", async (state) => {
  const { folder = APPEARANCE } = state;
  const file = join(folder, `${state.name}.png`);
  const seen = PNG.sync.read(await picture(state));
  if (isTakenAnew) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, PNG.sync.write(seen, { deflateLevel: 9 }));
    return;
  }
  expect(existsSync(file), `${file}: npm run pictures takes it`).toBe(true);
  const known = PNG.sync.read(readFileSync(file));
  const { width, height } = known;
  expect([seen.width, seen.height]).toEqual([width, height]);
  const unlike = new PNG({ width, height });
  const count = pixelmatch(known.data, seen.data, unlike.data, width, height, { threshold: THRESHOLD });
  const share = count / (width * height);
  if (share > TOLERANCE) {
    // Saved beside the picture for comparison; not under version control.
    writeFileSync(join(folder, `${state.name}.seen.png`), PNG.sync.write(seen));
    writeFileSync(join(folder, `${state.name}.unlike.png`), PNG.sync.write(unlike));
  }
  expect(share, `share of pixels unlike ${state.name}.png; see ${state.name}.unlike.png`).toBeLessThanOrEqual(
    TOLERANCE,
  );
});
