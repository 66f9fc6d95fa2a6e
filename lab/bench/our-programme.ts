/** Our programme with a thousand cards loaded, and what a visitor does with it. */
import type { Page } from "playwright-core";
import type { Bench, Width } from "./bench.ts";
import type { Measured } from "./lab.ts";

const PAGE = 24;
/** Most pages that an address opens, and two more that are loaded by hand. */
const OPENED = 40 * PAGE;
export const LOADED = OPENED + 2 * PAGE;

const CARDS = "article.signet-programme-card";

export const waitForCards = (page: Page, count: number): Promise<unknown> =>
  page.waitForFunction(([selector, count]) => document.querySelectorAll(selector).length === count, [
    CARDS,
    count,
  ] as const);

/** A page with `LOADED` cards whose further answers are held back, unless `hold` is off. */
export async function thousand(
  bench: Bench,
  width: Width,
  url: string,
  mode: string,
  { hold = true } = {},
): Promise<Page> {
  const page = await bench.open(width);
  await page.goto(`${url}/programmation?mode=${mode}`);
  await page.waitForSelector('[data-island="programme"][data-enhanced="ready"]');
  await showThousand(page, mode, hold);
  return page;
}

/** Goes back from more cards to `LOADED` ones, of a list. */
export async function thousandAgain(page: Page): Promise<void> {
  // More pages than an address opens would stay.
  await goBack(page, "liste", 1);
  await waitForCards(page, PAGE);
  await showThousand(page, "liste", true);
}

/** Navigates with Back, which loads all pages: the server prints only one. */
const goBack = (page: Page, mode: string, pages: number) =>
  page.evaluate((query) => {
    (window as Measured).lab.hold = false;
    history.replaceState(null, "", query);
    dispatchEvent(new PopStateEvent("popstate"));
  }, `?page=${pages}&mode=${mode}`);

async function showThousand(page: Page, mode: string, hold: boolean): Promise<void> {
  await goBack(page, mode, OPENED / PAGE);
  for (let count = OPENED; count < LOADED; count += PAGE) {
    await waitForCards(page, count);
    // Not by role: computing names would lay out everything that the browser skips.
    await page.evaluate(() => document.querySelector<HTMLElement>(".signet-more button")?.click());
  }
  await waitForCards(page, LOADED);
  await page.evaluate((hold) => {
    (window as Measured).lab.hold = hold;
    // So that no photo rotates during a measurement.
    document.documentElement.scrollTop = 0;
    return new Promise((resolve) => setTimeout(resolve, 300));
  }, hold);
}

/** Time from the release of held answers to the paint of the cards, in ms. */
export async function answered(page: Page, cards: number): Promise<number> {
  await page.waitForFunction(() => (window as Measured).lab.held() > 0);
  return page.evaluate((cards) => {
    const { lab } = window as Measured;
    const list = document.querySelector(".signet-programme-list");
    // Counts by groups: a query for a thousand cards at each change would be measured, too.
    const count = () =>
      [...(list?.children ?? [])].reduce(
        (sum, group) => sum + (group.matches("ol:not(.signet-skeleton)") ? group.childElementCount : 0),
        0,
      );
    return lab.toShown(lab.release, () => count() === cards);
  }, cards);
}

/** Scrolls to the end of the list, where visitors load more. */
export async function atEnd(page: Page): Promise<void> {
  await page.bringToFront();
  await page.evaluate(async () => {
    // Groups off screen have estimated heights until they have been visible.
    for (let frame = 0; frame < 20; frame += 1) {
      (document.querySelector(".signet-more") ?? document.body.lastElementChild)?.scrollIntoView({
        block: "end",
        behavior: "instant",
      });
      await new Promise(requestAnimationFrame);
    }
  });
}
