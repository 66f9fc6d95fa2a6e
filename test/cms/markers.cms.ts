/** Every marker in a real WordPress: in every way, saved by every role, in two of its themes, with and without script. */
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { registry } from "../../src/registry.ts";
import { useBrowser, type WatchedPage } from "../browser/harness.ts";
import { stumblingBlocks, tryMarker } from "./checks.ts";
import { record } from "./recorded.ts";
import { ROLES, type Saved, saveEverywhere } from "./roles.ts";
import { type Outcome, writeTable } from "./table.ts";
import { pastedSnippet, patternOf, shortcodeOf, themeHtml, WAYS, type Way } from "./ways.ts";
import { changeTheme } from "./wordpress.ts";

const THEMES = ["twentytwentyone", "twentytwentythree"];
const handle = useBrowser();
const { sites, version, host } = inject("wordpress");
const names = registry.map(({ name }) => name);
const saved = new Map<string, readonly Saved[]>();
const outcomes: Outcome[] = [];

beforeAll(async () => {
  const ofTheme = await themeHtml(handle.browser, host);
  const contents: Readonly<Record<Way, (name: string) => string>> = {
    block: (name) => patternOf(name, "/wp-content/plugins/signet/images"),
    shortcode: shortcodeOf,
    pasted: pastedSnippet,
    theme: (name) => ofTheme.get(name) ?? "",
  };
  for (const way of WAYS)
    for (const name of names)
      saved.set(`${way} ${name}`, await saveEverywhere(sites, `${way} ${name}`, contents[way](name)));
});

afterAll(() => {
  writeTable(outcomes, { version, themes: THEMES });
  record(saved);
});

describe.each(THEMES)("in the theme %s", (theme) => {
  beforeAll(() => {
    for (const site of sites) changeTheme(site, theme);
  });

  describe.each(WAYS)("as %s", (way) => {
    test.each(names)("%s mounts, works and is readable without script, whoever saved it", async (name) => {
      const posts = saved.get(`${way} ${name}`) ?? [];
      const results = await Promise.all(
        posts.map(async (post) => {
          const faults = [...(await withScript(post, name)), ...(await withoutScript(post))];
          for (const role of post.roles) outcomes.push({ name, way, theme, role, faults });
          return { roles: post.roles, faults };
        }),
      );
      expect(results.flatMap(({ roles }) => roles).sort()).toEqual([...ROLES].sort());
      expect(results.filter(({ faults }) => faults.length > 0)).toEqual([]);
    });
  });
});

async function withScript(post: Saved, name: string): Promise<string[]> {
  const page = await handle.newPage({ baseURL: post.site, width: 1200 });
  try {
    // The provider of the streams and videos.
    await page.route(/^https:\/\//, (route) => route.fulfill({ contentType: "text/html", body: "" }));
    await page.goto(post.link);
    await tryMarker(page, name);
    return ours(page);
  } catch (error) {
    return [firstLine(error), ...ours(page)];
  } finally {
    await page.context().close();
  }
}

async function withoutScript(post: Saved): Promise<string[]> {
  const page = await handle.newPage({ baseURL: post.site, width: 1200, javaScript: false });
  try {
    await page.route(/^https:\/\//, (route) => route.fulfill({ contentType: "text/html", body: "" }));
    await page.goto(post.link);
    return (await stumblingBlocks(page.locator(".entry-content").first())).map(
      (one) => `without script: ${one}`,
    );
  } finally {
    await page.context().close();
  }
}

/** Problems of the page, without what WordPress and the provider add. */
const ours = ({ problems }: WatchedPage): string[] =>
  problems.filter((one) => !/^left the machine|wp-emoji|^404: .*\/media\//.test(one));

const firstLine = (error: unknown): string => String(error).split("\n")[0] ?? "";
