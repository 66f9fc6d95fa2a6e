/** Every page of the host, and functions for tests of all of them. */
import { loadFair } from "../../host/data/load.ts";
import { PAGE_TABLE } from "../../host/page-table.ts";
import type { WatchedPage } from "../harness.ts";

const fair = loadFair("templates-fixtures/data");
/** One address of each kind, with as much content as possible. */
const SLUGS: Readonly<Record<string, string | undefined>> = {
  activites: fair.events.find(({ id }) => fair.booksByEvent.has(id))?.slug,
  auteurs: fair.authors[0]?.slug,
  exposants: fair.companies[0]?.slug,
  guide: "programme",
};

export const ADDRESSES: readonly string[] = PAGE_TABLE.map(({ path }) =>
  path.replace(/\/(\w+)\/:slug/, (_, folder: string) => `/${folder}/${SLUGS[folder]}`),
);

/** Scrolls past each marker and each card, so that all of them start or become complete; then waits for them. */
export async function allReady(page: WatchedPage): Promise<void> {
  await page.locator("[data-enhanced]").first().waitFor({ state: "attached" });
  await page.evaluate(async () => {
    for (const part of document.querySelectorAll(
      "[data-enhanced], .signet-programme-cards, .signet-programme-hour",
    )) {
      part.scrollIntoView({ behavior: "instant" });
      await new Promise<void>((painted, refuse) => {
        // Else a page that is no longer painted would only be a test that took too long.
        const stalled = setTimeout(() => refuse(new Error(`No frame in 20 s: ${part.className}`)), 20_000);
        requestAnimationFrame(() =>
          setTimeout(() => {
            clearTimeout(stalled);
            painted();
          }),
        );
      });
    }
    scrollTo({ top: 0, behavior: "instant" });
  });
  await page.whenReady();
}

/** Icons without their drawing: a box in the text's colour. */
export const bareIcons = (page: WatchedPage): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll(".signet-icon, .icon")]
      .filter((icon) => getComputedStyle(icon, "::before").maskImage === "none")
      .map(({ className }) => className),
  );
