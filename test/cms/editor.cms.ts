/** The block editor as an author sees it: the plugin's patterns in the inserter, and what the editor makes of them. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, inject, test } from "vitest";
import { registry } from "../../src/registry.ts";
import { useBrowser } from "../browser/harness.ts";

const handle = useBrowser();
const { sites, run } = inject("wordpress");

/** The parts of WordPress's own scripts that are used here. */
interface Editor {
  readonly blocks: { parse(content: string): Block[]; serialize(blocks: Block[]): string };
  readonly data: {
    select(store: string): { __experimentalGetAllowedPatterns(): { name: string; content: string }[] };
  };
}
interface Block {
  readonly name: string;
  readonly isValid: boolean;
  readonly innerBlocks: readonly Block[];
}

test.each(["author", "editor"])(
  "an %s finds a pattern for each marker, and the editor accepts its blocks",
  async (role) => {
    // Editors are those of the hardened multisite.
    const site = sites.find(({ name }) => name === (role === "author" ? "single" : "multi"));
    const page = await handle.newPage({ baseURL: site?.url ?? "" });
    await page.route(/^https:\/\//, (route) => route.abort());
    await page.goto("/wp-login.php");
    await page.locator("#user_login").fill(role);
    await page.locator("#user_pass").fill(role);
    await page.locator("#wp-submit").click();
    await page.waitForURL("**/wp-admin/**");
    await page.goto("/wp-admin/post-new.php");
    const offered = () =>
      page.evaluate(() => {
        const { blocks, data } = (window as unknown as { wp: Editor }).wp;
        const flat = (all: readonly Block[]): Block[] =>
          all.flatMap((one) => [one, ...flat(one.innerBlocks)]);
        return data
          .select("core/block-editor")
          .__experimentalGetAllowedPatterns()
          .filter(({ name }) => name.startsWith("signet/"))
          .map(({ name, content }) => {
            const parsed = blocks.parse(content);
            const bad = flat(parsed).filter(
              (one) => !one.isValid || /^core\/(missing|html|freeform)$/.test(one.name),
            );
            return {
              name,
              bad: bad.map((one) => one.name),
              kept: blocks.serialize(parsed).trim() === content.trim(),
            };
          });
      });
    const wanted = registry.map(({ name }) => ({ name: `signet/${name}`, bad: [], kept: true }));
    const byName = (one: { name: string }, other: { name: string }) => one.name.localeCompare(other.name);
    await expect
      .poll(async () => (await offered().catch(() => [])).sort(byName), { timeout: 60_000 })
      .toEqual(wanted.sort(byName));
  },
);

test("PHP has nothing to remark on the plugin", () => {
  const notices = readFileSync(join(run, "php-notices.log"), "utf8").split("\n");
  expect(notices.filter((line) => line.includes("/plugins/signet/"))).toEqual([]);
});
