// @ts-check
/**
 * `npm run test:cms`: every marker in a real WordPress, saved by every role, in two of its themes. Writes the table of
 * docs/reliability.md and test/cms/recorded.json.
 */
import { fileURLToPath } from "node:url";
import { Complaint, explain } from "../../build/dev/complaint.mjs";
import { ensureInstalled } from "../../build/dev/installed.mjs";
import { requireBrowsers } from "./browser.mjs";
import { requirePackages } from "./debian.mjs";
import { runTool } from "./tool.mjs";
import { missingParts, PACKAGES } from "./wordpress-parts.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));

try {
  ensureInstalled(root);
  await requireBrowsers();
  requirePackages({ what: "WordPress to test in", packages: PACKAGES, missing: missingParts });
  const args = ["run", "--config", "test/cms/vitest.config.ts", ...process.argv.slice(2)];
  process.exitCode = (await runTool(root, "vitest", args, { env: { NODE_ENV: "test" } })).code ?? 1;
} catch (error) {
  process.exitCode = 1;
  console.error(error instanceof Complaint ? error.message : explain(error));
}
