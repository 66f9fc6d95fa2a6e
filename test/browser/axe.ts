import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { WatchedPage } from "./harness.ts";

const axe = createRequire(import.meta.url).resolve("axe-core/axe.min.js");

interface AxeRule {
  readonly id: string;
  readonly nodes: readonly { readonly target: readonly string[]; readonly failureSummary: string }[];
}

/** What axe finds in the programme's marker, one line for each place. */
export async function violations(page: WatchedPage): Promise<string[]> {
  // By the browser's own debugging channel: the page's policy admits no foreign script.
  await page.evaluate(await readFile(axe, "utf8"));
  // Cards far below are laid out only once they have been near: their places are guesses until then.
  await page.evaluate(async () => {
    for (const group of document.querySelectorAll(".signet-cards, .signet-hour")) {
      group.scrollIntoView();
      await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
    }
    scrollTo(0, 0);
  });
  const rules = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run(root: string): Promise<{ violations: AxeRule[] }> } };
    return (await axe.run("main")).violations;
  });
  return rules.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(" ")}: ${node.failureSummary}`),
  );
}
