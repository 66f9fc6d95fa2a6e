import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { WatchedPage } from "./harness.ts";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

interface AxeRule {
  readonly id: string;
  readonly nodes: readonly { readonly target: readonly string[]; readonly failureSummary: string }[];
}

/** What axe finds in the whole page as it stands, overlays included, one line for each place. */
export async function pageViolations(page: WatchedPage): Promise<string[]> {
  // By the browser's own debugging channel: the page's policy admits no foreign script.
  await page.evaluate(axe);
  const rules = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run(): Promise<{ violations: AxeRule[] }> } };
    return (await axe.run()).violations;
  });
  return rules.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(" ")}: ${node.failureSummary}`),
  );
}
