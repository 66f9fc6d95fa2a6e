import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { WatchedPage } from "./harness.ts";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

interface AxeRule {
  readonly id: string;
  readonly nodes: readonly { readonly target: readonly string[]; readonly failureSummary: string }[];
}

/** What axe finds in the page as it stands, overlays included, or in a part of it: one line for each place. */
export async function pageViolations(page: WatchedPage, part = "html"): Promise<string[]> {
  // By the browser's own debugging channel: the page's policy admits no foreign script.
  await page.evaluate(axe);
  const rules = await page.evaluate(async (root) => {
    const { axe } = window as unknown as {
      axe: { run(root: string, options: object): Promise<{ violations: AxeRule[] }> };
    };
    // What is off screen is as high as it will be when it is seen: with a guessed height, cards that axe measures lie over
    // the footer, and are judged against its colour.
    const whole = new CSSStyleSheet();
    whole.replaceSync(":not([hidden]) { content-visibility: visible !important }");
    document.adoptedStyleSheets.push(whole);
    try {
      // What lies in frames is not ours, and refuses axe's messages on the console.
      return (await axe.run(root, { iframes: false })).violations;
    } finally {
      document.adoptedStyleSheets.pop();
    }
  }, part);
  return rules.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(" ")}: ${node.failureSummary}`),
  );
}
