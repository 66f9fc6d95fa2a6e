/** The block editor as an author sees it: the plugin's patterns in the inserter, and what the editor makes of them. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, inject, test } from "vitest";
import { markerFacts } from "../../src/markers.ts";
import { useBrowser, type WatchedPage } from "../../test/browser/harness.ts";

const handle = useBrowser();
const { sites, run } = inject("wordpress");

/** The parts of WordPress's own scripts that are used here. */
interface Editor {
  readonly blocks: {
    parse(content: string): Block[];
    pasteHandler(pasted: { HTML: string; plainText: string; mode: "BLOCKS" }): Block[];
    serialize(blocks: readonly Block[]): string;
  };
  readonly data: {
    select(store: string): { __experimentalGetAllowedPatterns(): { name: string; content: string }[] };
  };
}
interface Block {
  readonly name: string;
  readonly isValid: boolean;
  readonly attributes?: { readonly marker?: string; readonly options?: Readonly<Record<string, string>> };
  readonly innerBlocks: readonly Block[];
}

/** Opens the block editor. Editors are those of the hardened multisite. */
async function openEditor(role: string): Promise<WatchedPage> {
  const site = sites.find(({ name }) => name === (role === "author" ? "single" : "multi"));
  const page = await handle.newPage({ baseURL: site?.url ?? "" });
  await page.route(/^https:\/\//, (route) => route.abort());
  await page.goto("/wp-login.php");
  await page.locator("#user_login").fill(role);
  await page.locator("#user_pass").fill(role);
  await page.locator("#wp-submit").click();
  await page.waitForURL("**/wp-admin/**");
  await page.goto("/wp-admin/post-new.php");
  return page;
}

test.each(["author", "editor"])(
  "an %s finds a pattern for each marker, and the editor accepts its blocks",
  async (role) => {
    const page = await openEditor(role);
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
    const wanted = markerFacts.map(({ name }) => ({ name: `signet/${name}`, bad: [], kept: true }));
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

test("a snippet pasted into the canvas becomes the marker's block, and loses nothing", async () => {
  const page = await openEditor("author");
  const snippets = markerFacts.map(({ name, snippet }) => ({ name, html: snippet }));
  const pasted = () =>
    page.evaluate((snippets) => {
      const { blocks } = (window as unknown as { wp: Editor }).wp;
      const parsed = (html: string) => new DOMParser().parseFromString(html, "text/html").body;
      const words = (html: string) => (parsed(html).textContent ?? "").replace(/\s+/g, "");
      const data = (html: string) =>
        [...parsed(html).querySelectorAll("div > * *, div > *")].flatMap((one) =>
          [...one.attributes].filter(({ name }) => /^(data-|href|src)/.test(name)).map(({ value }) => value),
        );
      return snippets.map(({ name, html }) => {
        const all = blocks.pasteHandler({ HTML: html, plainText: "", mode: "BLOCKS" });
        const marker = parsed(html).firstElementChild as HTMLElement;
        const given = Object.entries(all[0]?.attributes?.options ?? {});
        const content = blocks.serialize(all);
        return {
          name,
          blocks: all.map((one) => `${one.name} ${one.attributes?.marker}`),
          options: given.map(([option, value]) => `${option}=${value}`).sort(),
          wanted: [...marker.attributes]
            .filter(({ name }) => !/^data-(island|behaviour)$/.test(name))
            .map((one) => `${one.name.replace("data-", "")}=${one.value}`)
            .sort(),
          lost: [
            ...(words(content) === words(html) ? [] : [words(content)]),
            ...data(html).filter((value) => !content.includes(value)),
          ],
        };
      });
    }, snippets);
  await expect
    .poll(async () => (await pasted().catch(() => [])).length, { timeout: 60_000 })
    .toBe(snippets.length);
  for (const { name, blocks, options, wanted, lost } of await pasted())
    expect({ name, blocks, options, lost }).toEqual({
      name,
      blocks: [`signet/marker ${name}`],
      options: wanted,
      lost: [],
    });
});
