// @ts-check
/**
 * `npm run test:strangers`: every widget under every stranger's stylesheet; writes the table in docs/reliability.md.
 * `npm run pictures:strangers`: one picture of all of them, dist.strangers/contact-sheet.png.
 */
import { rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { explain } from "../../build/dev/complaint.mjs";
import { ensureInstalled } from "../../build/dev/installed.mjs";
import { requireBrowsers } from "./browser.mjs";
import { runTool } from "./tool.mjs";
import { fetchWordpressCss } from "./wordpress-css.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));

try {
  ensureInstalled(root);
  await requireBrowsers();
  for (const line of fetchWordpressCss(root)) console.log(line);
  const isPicture = process.argv.includes("--pictures");
  const args = ["run", "--project=strangers", isPicture ? "contact-sheet" : "under-"];
  if (!isPicture) rmSync(join(root, ".cache/strangers"), { recursive: true, force: true });
  const env = { NODE_ENV: "test" };
  process.exitCode = (await runTool(root, "vitest", args, { env })).code ?? 1;
} catch (error) {
  process.exitCode = 1;
  console.error(explain(error));
}
