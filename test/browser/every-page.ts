/** Every page that the host serves, and what tests of all of them look at. */
import { loadFair } from "../host/data/load.ts";
import { PAGE_TABLE } from "../host/page-table.ts";
import type { WatchedPage } from "./harness.ts";

const fair = loadFair("templates-fixtures/data");
/** One of each kind, with as much on its page as can be. */
const SLUGS: Readonly<Record<string, string | undefined>> = {
  activites: fair.events.find(({ id }) => fair.booksByEvent.has(id))?.slug,
  auteurs: fair.authors[0]?.slug,
  exposants: fair.companies[0]?.slug,
};

export const ADDRESSES: readonly string[] = PAGE_TABLE.map(({ path }) =>
  path.replace(/\/(\w+)\/:slug/, (_, folder: string) => `/${folder}/${SLUGS[folder]}`),
);

/** Passes by each marker and each card, so that those begin, and these are whole, that wait for it; then for all of them. */
export async function allReady(page: WatchedPage): Promise<void> {
  await page.locator("[data-enhanced]").first().waitFor({ state: "attached" });
  await page.evaluate(async () => {
    for (const part of document.querySelectorAll(
      "[data-enhanced], .signet-programme-cards, .signet-programme-hour",
    )) {
      part.scrollIntoView({ behavior: "instant" });
      await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
    }
    scrollTo({ top: 0, behavior: "instant" });
  });
  await page.whenReady();
}

/** Icons without their drawing: a ground of the text's colour. */
export const bareIcons = (page: WatchedPage): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll(".signet-icon")]
      .filter((icon) => getComputedStyle(icon, "::before").maskImage === "none")
      .map(({ className }) => className),
  );
