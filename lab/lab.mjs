// @ts-check
/**
 * `node lab/lab.mjs NAME …`: installs what the lab needs besides the product, then measures, simulates or tries. The root's
 * `npm run bench`, `simulate`, `test:cms`, `test:strangers`, `pictures:strangers`, `mutate` and `check:lab` call it.
 */
import { rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Complaint, explain } from "../build/dev/complaint.mjs";
import { ensureInstalled } from "../build/dev/installed.mjs";
import { requireBrowsers } from "../test/run/browser.mjs";
import { requirePackages } from "../test/run/debian.mjs";
import { runTool } from "../test/run/tool.mjs";
import { missingParts, PACKAGES } from "./cms/wordpress-parts.mjs";
import { fetchWordpressCss } from "./strangers/wordpress-css.mjs";

const lab = fileURLToPath(new URL(".", import.meta.url));
const root = join(lab, "..");
const env = { NODE_ENV: "test" };

/**
 * @param {string} name
 * @param {string[]} args
 * @param {string} [from] the folder whose packages the tool is among
 */
const tool = async (name, args, from = root) => (await runTool(root, name, args, { env, from })).code ?? 1;

/** @param {string[]} args */
const vitest = (...args) => tool("vitest", ["run", "--config", "lab/vitest.config.ts", ...args]);

/** @type {Readonly<Record<string, (args: string[]) => Promise<number>>>} */
const COMMANDS = {
  bench: (args) => tool("tsx", ["lab/bench/run.ts", ...args]),
  simulate: (args) => tool("tsx", ["lab/simulate/simulate.ts", ...args]),
  /** Every marker in a real WordPress; writes the table of docs/reliability.md and test/wordpress/recorded.json. */
  async cms(args) {
    await requireBrowsers();
    requirePackages({ what: "WordPress to test in", packages: PACKAGES, missing: missingParts });
    return vitest("--project=cms", ...args);
  },
  /** Every widget under every stranger's stylesheet; writes the table in docs/reliability.md. */
  async strangers(args) {
    await stylesheets();
    rmSync(join(root, ".cache/strangers"), { recursive: true, force: true });
    return vitest("--project=strangers", "under-", ...args);
  },
  /** One picture of all of them, dist.strangers/contact-sheet.png. */
  async pictures(args) {
    await stylesheets();
    return vitest("--project=strangers", "contact-sheet", ...args);
  },
  mutate: (args) => tool("@stryker-mutator/core", ["run", "lab/mutate/stryker.config.json", ...args], lab),
  /** The font files of the demonstration's theme. */
  async fonts() {
    await import("./fonts/subset.mjs");
    return 0;
  },
  /** The lab's own types and tests. */
  async check() {
    const types = await tool("typescript", ["-p", "lab"]);
    return (await vitest("--project=unit")) || types;
  },
};

async function stylesheets() {
  await requireBrowsers();
  for (const line of fetchWordpressCss(root)) console.log(line);
}

try {
  const [name = "", ...args] = process.argv.slice(2);
  const command = COMMANDS[name];
  if (!command) throw new Complaint(`The lab has no ${name}: ${Object.keys(COMMANDS).join(", ")}.`);
  ensureInstalled(root);
  ensureInstalled(lab);
  ensureInstalled(join(lab, "bench/peers"));
  process.exitCode = await command(args);
} catch (error) {
  process.exitCode = 1;
  console.error(explain(error));
}
