/** Every marker in a real WordPress: in every way, saved by every role, in two of its themes, with and without script. */
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { registry } from "../../src/registry.ts";
import { useBrowser, type WatchedPage } from "../../test/browser/harness.ts";
import { stumblingBlocks, tryMarker } from "../../test/wordpress/checks.ts";
import { record } from "./record.ts";
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
const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="500" viewBox="0 0 4 5"><path fill="#5a3fd6" d="M0 0h4v5H0z"/></svg>';
/** The present one. */
let theme = "";

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

describe.each(THEMES)("in the theme %s", (name) => {
  beforeAll(() => {
    theme = name;
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
    await open(page, post);
    await tryMarker(page, name);
    await picture(page, post, name);
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
    await open(page, post);
    await picture(page, post, "without-script");
    return (await stumblingBlocks(page.locator(".entry-content").first())).map(
      (one) => `without script: ${one}`,
    );
  } finally {
    await page.context().close();
  }
}

/** Opens a page, with pictures for the addresses of the snippets, and without the provider of streams and videos. */
async function open(page: WatchedPage, { link }: Saved): Promise<void> {
  await page.route(/^https:\/\//, (route) => route.fulfill({ contentType: "text/html", body: "" }));
  await page.route("**/media/*.jpg", (route) =>
    route.fulfill({ contentType: "image/svg+xml", body: PICTURE }),
  );
  await page.goto(link);
}

/** Takes a picture into the folder SIGNET_PICTURES_TO, to look at. */
async function picture(page: WatchedPage, { link, roles }: Saved, name: string): Promise<void> {
  const folder = process.env.SIGNET_PICTURES_TO;
  const [, slug = ""] = /\/([^/]+)\/$/.exec(link) ?? [];
  if (folder) await page.screenshot({ path: join(folder, `${slug}-${roles[0]}-${theme}-${name}.png`) });
}

/** Problems of the page, without what WordPress and the provider add. */
const ours = ({ problems }: WatchedPage): string[] =>
  problems.filter((one) => !/^left the machine|wp-emoji/.test(one));

const firstLine = (error: unknown): string => String(error).split("\n")[0] ?? "";
