import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { WatchedPage } from "../harness.ts";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

interface AxeRule {
  readonly id: string;
  readonly nodes: readonly { readonly target: readonly string[]; readonly failureSummary: string }[];
}

/** Violations that axe finds in the page, overlays included, or in a part of it: one line for each place. */
export async function pageViolations(page: WatchedPage, part = "html"): Promise<string[]> {
  // Through the debugging protocol: the page's policy allows no foreign script.
  await page.evaluate(`(() => { ${axe} })()`);
  const rules = await page.evaluate(async (root) => {
    const { axe } = window as unknown as {
      axe: { run(root: string, options: object): Promise<{ violations: AxeRule[] }> };
    };
    // A colour on its way to another has no contrast to speak of. It is not waited for: in a card that the browser
    // skips meanwhile, `finished` never comes.
    for (const one of document.getAnimations()) if (one instanceof CSSTransition) one.finish();
    // Skipped cards have estimated heights, overlap the footer and would be compared with its colours.
    const whole = new CSSStyleSheet();
    whole.replaceSync(":not([hidden]) { content-visibility: visible !important }");
    document.adoptedStyleSheets.push(whole);
    try {
      // Frames are not ours, and axe's messages to them appear on the console.
      return (await axe.run(root, { iframes: false })).violations;
    } finally {
      document.adoptedStyleSheets.pop();
    }
  }, part);
  return rules.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(" ")}: ${node.failureSummary}`),
  );
}
