import type { WatchedPage } from "./harness.ts";
import { pageViolations } from "./pages/page-axe.ts";

/** Violations that axe finds in the programme's marker, one line for each place. */
export async function violations(page: WatchedPage): Promise<string[]> {
  // Cards far below are complete only once they have been near.
  await page.evaluate(async () => {
    for (const group of document.querySelectorAll(".signet-programme-cards, .signet-programme-hour")) {
      group.scrollIntoView();
      await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
    }
    scrollTo(0, 0);
  });
  return pageViolations(page, "main");
}
