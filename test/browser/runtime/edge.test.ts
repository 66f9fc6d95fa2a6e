/** Difficult pages (templates-fixtures/edge), with the real script, the real API and a strict policy. */
import { readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { useSite, type WatchedPage } from "../harness.ts";

const site = useSite({ now: "2026-10-30T10:00" });
const FOLDER = join(import.meta.dirname, "../../../templates-fixtures/edge");
const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
};
const POLICY = "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'self'";

/** Opens an edge page on the site; `server` is each marker's HTML before any script has run. */
async function open(name: string, width = 1440): Promise<WatchedPage & { server: Record<string, string> }> {
  const page = await site.newPage({ width });
  await page.route("**/edge/*", (route) => {
    const file = new URL(route.request().url()).pathname.replace("/edge/", "");
    const headers = {
      "content-type": TYPES[extname(file)] ?? "",
      ...(file.endsWith(".html") ? { "content-security-policy": POLICY } : {}),
    };
    return route.fulfill({ body: readFileSync(join(FOLDER, file)), headers });
  });
  await page.addInitScript(() => {
    document.addEventListener("readystatechange", () => {
      const markers = [...document.querySelectorAll("[data-island], [data-behaviour]")];
      (window as unknown as { server: object }).server ??= Object.fromEntries(
        markers.map(({ id, innerHTML }) => [id, innerHTML]),
      );
    });
  });
  await page.goto(`${site.url}/edge/${name}.html`);
  const server = await page.evaluate(() => (window as unknown as { server: Record<string, string> }).server);
  return Object.assign(page, { server });
}

const whenState = (page: WatchedPage, id: string, state: string) =>
  page.waitForSelector(`#${id}[data-enhanced="${state}"]`, { state: "attached" });

/** The reports on the console, one per failed marker. */
async function reports(page: WatchedPage, count: number): Promise<string[]> {
  await expect.poll(() => page.problems.length).toBe(count);
  return page.takeProblems().sort();
}

test("no marker: the entry is loaded and nothing else, the console is silent", async () => {
  const asked: string[] = [];
  const page = await open("no-marker");
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.reload();
  await page.whenQuiet();
  expect(asked.filter((path) => path.startsWith("/dist/"))).toEqual(["/dist/signet.js"]);
  await page.expectSilent();
});

test("two roots of one island: both are ready", async () => {
  const page = await open("two-roots");
  await page.whenReady();
  expect(await page.locator(".signet-island").count()).toBe(2);
  await page.expectSilent();
});

describe("a marker that fails keeps its server HTML, is reported once, and another marker works", () => {
  test("an unknown name is reported with the probable one", async () => {
    const page = await open("unknown-marker");
    await whenState(page, "good", "ready");
    for (const id of ["mistyped", "unheard"]) {
      await whenState(page, id, "failed");
      expect(await page.locator(`#${id}`).innerHTML()).toBe(page.server[id]);
    }
    const [mistyped, unheard] = await reports(page, 2);
    expect(mistyped).toContain('<div id="mistyped" data-island="programe">');
    expect(mistyped).toContain('Did you mean data-island="programme"?');
    expect(unheard).toContain('there is no behaviour "confetti"');
  });

  test("a missing or refused attribute is quoted as it should be", async () => {
    const page = await open("missing-attribute");
    await whenState(page, "good", "ready");
    for (const id of ["missing", "refused"]) {
      await whenState(page, id, "failed");
      expect(await page.locator(`#${id}`).innerHTML()).toBe(page.server[id]);
    }
    const [missing, refused] = await reports(page, 2);
    expect(missing).toContain("data-api is missing.");
    expect(missing).toContain('Expected: <div data-island="programme" data-api="/…">');
    expect(refused).toContain("data-api is no web address without ? and #: javascript:alert(1)");
  });
});

test("a marker with broken JSON says so, and asks the API", async () => {
  const page = await open("broken-json");
  await Promise.all([whenState(page, "broken", "ready"), whenState(page, "good", "ready")]);
  const cards = (id: string) => page.locator(`#${id} article`).count();
  expect(await cards("broken")).toBe(await cards("good"));
  const [report] = await reports(page, 1);
  expect(report).toContain("the JSON of <script data-initial> is broken");
  expect(report).toContain('Expected: <script type="application/json" data-initial>');
});

test("a marker filtered by a CMS works", async () => {
  const page = await open("cms-dirt");
  await whenState(page, "dirty", "ready");
  await page.expectSilent();
});

test("a fragment is enhanced when the page inserts it, and its removal leaves nothing behind", async () => {
  const page = await open("late-fragment");
  for (let round = 0; round < 2; round++) {
    await page.locator("#insert").click();
    await whenState(page, "inserted", "ready");
    await page.locator("#remove").click();
    await expect.poll(() => page.locator("#late").count()).toBe(0);
  }
  await page.expectSilent();
});

test.each([390, 1440])("a hostile theme breaks no layout at %s px", async (width) => {
  const page = await open("hostile-theme", width);
  await page.whenReady();
  const found = await page.evaluate(() => {
    const root = document.querySelector(".signet-island");
    const hidden = [...(root?.querySelectorAll("[hidden]") ?? [])];
    const cards = [...(root?.querySelectorAll("article") ?? [])].map((card) => card.getBoundingClientRect());
    return {
      overflow: document.documentElement.scrollWidth > window.innerWidth,
      shown: hidden.filter((element) => getComputedStyle(element).display !== "none").length,
      markers: [...(root?.querySelectorAll("li") ?? [])].filter(
        (item) => getComputedStyle(item, "::before").content !== "none",
      ).length,
      cards: cards.length,
      narrow: cards.filter((card) => card.width < 200).length,
    };
  });
  expect(found).toEqual({ overflow: false, shown: 0, markers: 0, cards: 24, narrow: 0 });
});
