/**
 * The package in a project with a bundler: packed, installed, bundled, and opened on the demonstration's pages in place
 * of the script tag and the linked css.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { useSite, type WatchedPage } from "../browser/harness.ts";
import { BUNDLERS, serveWithVite } from "./bundlers.ts";
import { type Packed, packAndInstall } from "./packed.ts";

let scratch: string;
let packed: Packed;

beforeAll(() => {
  scratch = mkdtempSync(join(tmpdir(), "signet-bundled-"));
  packed = packAndInstall(scratch);
});
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const site = useSite({ now: "2026-11-26T10:00" });

const PAGES = [
  ["faq", "/faq"],
  ["share", "/activites/petit-dejeuner-des-editrices"],
  ["programme", "/programmation"],
  ["webcast", "/webdiffusion"],
] as const;

/** A tag that names a file of `dist/`: linked css, preloaded scripts, the script itself. */
const OURS = /<(?:link|script)[^>]*"\/dist\/[^>]*>(?:<\/script>)?/g;

/** Opens a page with the bundle in place of all files of `dist/`. */
async function openBundled(address: string, outdir: string, name: string): Promise<WatchedPage> {
  const page = await site.newPage();
  await page.route("**/bundle/**", (route) =>
    route.fulfill({ path: join(outdir, new URL(route.request().url()).pathname.replace("/bundle/", "")) }),
  );
  await page.route(`**${address}`, async (route) => {
    if (route.request().resourceType() !== "document") return route.fallback();
    const response = await route.fetch();
    const html = (await response.text())
      .replace(OURS, "")
      .replace("</head>", '<script type="module" src="/bundle/app.js"></script></head>');
    const headers = response.headers();
    // webpack's own loader sets the address of a script from text: a page that requires Trusted Types has to allow it.
    if (name === "webpack")
      headers["content-security-policy"] =
        headers["content-security-policy"]?.replace(/; (require-)?trusted-types.*/, "") ?? "";
    return route.fulfill({ response, headers, body: html });
  });
  await page.goto(address);
  return page;
}

/** Waits for the marker, whose css and parts may still come. */
async function ready(page: WatchedPage, marker: string): Promise<void> {
  await page.locator(found(marker)).first().scrollIntoViewIfNeeded();
  await page.whenReady(marker);
}

/** Heights of the marker and of all in it that is shown. */
const heights = (page: WatchedPage, marker: string): Promise<number[]> =>
  page
    .locator(found(marker))
    .first()
    .evaluate((element) => {
      const all = [element, ...element.querySelectorAll("*")];
      return all.map((one) => Math.round(one.getBoundingClientRect().height)).filter((height) => height > 0);
    });

const found = (marker: string) => `[data-island="${marker}"], [data-behaviour="${marker}"]`;

describe.each(Object.keys(BUNDLERS))("with %s", (name) => {
  let outdir: string;
  beforeAll(async () => {
    outdir = mkdtempSync(join(scratch, "bundle-"));
    const entry = join(packed.project, "app.js");
    writeFileSync(entry, 'import { enhance } from "signet";\nwindow.signetEnhance = enhance;\n');
    await BUNDLERS[name]?.({ project: packed.project, entry, outdir });
  });

  test.each(PAGES)("%s becomes ready with its css, and nothing is missing", async (marker, address) => {
    const asked: string[] = [];
    const page = await openBundled(address, outdir, name);
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await ready(page, marker);
    const tagged = await site.newPage();
    await tagged.goto(address);
    await ready(tagged, marker);
    // Parts that come after `ready`, such as the slider, come in both.
    await expect
      .poll(async () => {
        const [own, other] = await Promise.all([heights(page, marker), heights(tagged, marker)]);
        return own.length > 5 && own.join() === other.join();
      })
      .toBe(true);
    await page.expectSilent();
    expect(asked.filter((path) => path.startsWith("/dist/"))).toEqual([]);
  });

  test("enhance() starts markers that come later", async () => {
    const page = await openBundled("/faq", outdir, name);
    await page.whenReady("faq");
    const state = await page.evaluate(async () => {
      const late = document.createElement("div");
      late.dataset.behaviour = "search-form";
      document.body.append(late);
      (window as unknown as { signetEnhance(root: Element): void }).signetEnhance(late);
      return late.dataset.enhanced;
    });
    expect(state).toBe("waiting");
  });
});

test("Vite's development server: a marker becomes ready with its css", async () => {
  writeFileSync(join(packed.project, "app.js"), 'import "signet";\n');
  writeFileSync(
    join(packed.project, "index.html"),
    `<!doctype html><html lang="fr"><title>Questions</title><link rel="icon" href="data:,">
     <div data-behaviour="faq"><h2>Où\u00a0?</h2><p>Au Palais.</p><h2>Quand\u00a0?</h2><p>En novembre.</p></div>
     <script type="module" src="/app.js"></script></html>`,
  );
  const server = await serveWithVite(packed.project);
  try {
    const page = await site.newPage();
    await page.goto(server.url);
    await page.whenReady("faq");
    const rules = await page.evaluate(() => document.adoptedStyleSheets.map((one) => one.cssRules.length));
    expect(rules.every((count) => count > 0)).toBe(true);
    expect(rules).toHaveLength(2);
    const others = page.takeProblems().filter((one) => !one.startsWith("console.debug: [vite]"));
    expect(others).toEqual([]);
  } finally {
    await server.close();
  }
});

test("Node imports it, and enhance() does nothing there", () => {
  const code = 'const { enhance, release } = await import("signet"); enhance(); console.log(typeof release);';
  writeFileSync(join(packed.project, "server.mjs"), code);
  const { stdout, stderr } = spawnSync(process.execPath, ["server.mjs"], {
    cwd: packed.project,
    encoding: "utf8",
  });
  expect(stderr).toBe("");
  expect(stdout).toBe("function\n");
});
