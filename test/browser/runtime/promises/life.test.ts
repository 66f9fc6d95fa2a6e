/** What the runtime promises of every marker's life: it is enhanced once, leaves the server's page, and comes again. */
import { expect, test } from "vitest";
import { tryMarker } from "../../../wordpress/checks.ts";
import { useSite, type WatchedPage } from "../../harness.ts";
import { painted } from "../../seen.ts";
import { expectServerPage, openWritten } from "../../written-page.ts";
import { DOCUMENTED, MARKERS } from "./marker-pages.ts";

const site = useSite({ now: "2026-11-26T10:00" });

/** The script as a theme and a plugin may both include it. */
const COPIES = ["/dist/signet.js", "/dist/signet.js?ver=6.5"] as const;
const MORE_TAGS = COPIES.map((address) => `<script type="module" src="${address}"></script>`).join("");

declare global {
  interface Window {
    /** Names of the markers that have become ready, once for each time. */
    readyMarkers: string[];
  }
}

async function open(html: string): Promise<WatchedPage> {
  const page = await openWritten(site, html, {
    head: MORE_TAGS,
    reducedMotion: true,
    prepare: async (page) => {
      // The next minute would change the words of what is on.
      await page.clock.setFixedTime("2026-11-26T10:00:30-05:00");
      await page.addInitScript(() => {
        Math.random = () => 0.5;
        window.readyMarkers = [];
        document.addEventListener("signet:ready", ({ detail }) => window.readyMarkers.push(detail.name));
      });
    },
  });
  await page.whenReady();
  await page.whenQuiet();
  return page;
}

/** Calls a copy of the script. As text: the test runner rewrites an `import()`. */
const call = (page: WatchedPage, statement: string, address: string = COPIES[0]) =>
  page.evaluate(`import("${address}").then(({ enhance, release }) => { ${statement} })`);

/** What a visitor of the page reads, and what a screen reader says. */
const seen = (page: WatchedPage) => page.locator("main").ariaSnapshot();

/** Waits until the markers are as before, and two frames change nothing: a first view may come in several. */
async function expectAgain(page: WatchedPage, before: string, message: string): Promise<void> {
  await page.whenReady();
  await expect.poll(() => seen(page), { message }).toBe(before);
  const html = () => page.locator("main").innerHTML();
  const isStill = async () => {
    const now = await html();
    await painted(page);
    return now === (await html());
  };
  await expect.poll(isStill).toBe(true);
}

const readyMarkers = (page: WatchedPage) => page.evaluate(() => window.readyMarkers.splice(0));

test.each([...MARKERS, ...DOCUMENTED])(
  "$title is enhanced once, restored by release, and works again, also as a copy",
  async ({ name, html }) => {
    const page = await open(html);
    const before = await seen(page);
    const once = await readyMarkers(page);
    expect(once, "ready once, with three script tags").toContain(name);
    expect(once.length).toBe(new Set(once).size);

    const enhanced = await page.locator("main").innerHTML();
    for (const address of COPIES) await call(page, "enhance(); enhance(document);", address);
    await page.whenQuiet();
    expect(await page.locator("main").innerHTML(), "nothing changes at the second call").toBe(enhanced);
    expect(await readyMarkers(page)).toEqual([]);

    await tryMarker(page, name);
    // What is under the pointer would be used again.
    await page.mouse.move(0, 0);
    await call(page, "release(document)", COPIES[1]);
    await expectServerPage(page);

    await call(page, 'history.replaceState(null, "", "/ecrit"); enhance();');
    await expectAgain(page, before, "as before the release");

    await call(
      page,
      `const main = document.querySelector("main");
       const copy = main.cloneNode(true);
       release(main);
       main.replaceWith(copy);
       enhance(copy);`,
    );
    await expectAgain(page, before, "the copy is as the original was");
    await call(page, "release(document)");
    await expectServerPage(page, { isCopy: true });
    await page.expectSilent();
  },
);
