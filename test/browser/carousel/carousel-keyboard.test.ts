/** Slides that leave while they contain focus: focus never returns to the top of the page. */
import { describe, expect, test } from "vitest";
import { useSite, type WatchedPage } from "../harness.ts";
import { focused, isFocused, painted } from "../seen.ts";
import { openWritten, type WrittenOptions } from "../written-page.ts";
import { books, cards, posters, reached, swipe } from "./carousel-page.ts";

const site = useSite({ now: "2026-11-26T10:00" });

async function open(name: string, html: string, options: WrittenOptions = {}): Promise<WatchedPage> {
  const page = await openWritten(site, html, options);
  await page.whenReady(name);
  return page;
}

describe.each([
  ["must-see", posters(3), "Voir l’affiche", "Affiche"],
  ["books", books(3), "Acheter le livre", "Livre"],
])("%s", (name, html, link, slide) => {
  test("a drag that turns away the slide with focus moves focus to the next one", async () => {
    const page = await open(name, html, { touch: true, width: 700 });
    await page.getByRole("link", { name: `${link} 1` }).focus();
    await swipe(page, ".signet-ring", -160);
    await expect.poll(() => reached(page, name)).toEqual(["2"]);
    await expect.poll(() => focused(page)).toContain(`${slide} 2`);
    // A book's text appears with the next frame.
    await page.getByRole("link", { name: `${link} 2` }).waitFor();
    await page.keyboard.press("Tab");
    await expect.poll(() => focused(page)).toBe(`${link} 2`);
    // The temporary tabindex is removed.
    await expect.poll(() => page.locator("[tabindex]").count()).toBe(0);
    await swipe(page, ".signet-ring", 160);
    await expect.poll(() => reached(page, name)).toEqual(["1"]);
    await expect.poll(() => focused(page)).toContain(`${slide} 1`);
    await page.expectSilent();
  });

  test("a drag does not move focus from the carousel's button, or from outside", async () => {
    const page = await open(name, `${html}<p><button type="button">Ailleurs</button></p>`, {
      touch: true,
      width: 700,
    });
    for (const [index, button] of [/suivant/, /Ailleurs/].entries()) {
      const one = page.getByRole("button", { name: button });
      await one.focus();
      await swipe(page, ".signet-ring", -160);
      await expect.poll(() => reached(page, name)).toEqual([String(index + 2)]);
      await expect.poll(() => isFocused(one)).toBe(true);
    }
  });
});

test("must-see: focus moves to the poster that the address names, also with Back", async () => {
  const page = await open("must-see", posters(4), { hash: "#affiche-3" });
  await page.getByRole("link", { name: "Voir l’affiche 3" }).focus();
  await page.evaluate(() => {
    location.hash = "#affiche-2";
  });
  await expect.poll(() => focused(page)).toContain("Affiche 2");
  await page.keyboard.press("Tab");
  await expect.poll(() => focused(page)).toBe("Voir l’affiche 2");
  await page.goBack();
  await expect.poll(() => focused(page)).toContain("Affiche 3");
  await expect.poll(() => reached(page, "must-see")).toEqual(["3"]);
  await page.expectSilent();
});

describe("card-rotation", () => {
  test("a card with focus is among the rotating ones, at any random position", async () => {
    const page = await site.newPage();
    await page.addInitScript(() => {
      // The last one stays last: of nine, it is in no group.
      Math.random = () => 0;
    });
    await page.route("**/signet.js", async (route) => {
      await page.locator("main a").last().focus();
      await route.continue();
    });
    await page.route("**/rangee", (route) =>
      route.fulfill({
        contentType: "text/html; charset=utf-8",
        body: `<!doctype html><html lang="fr"><title>Rangée</title><link rel="icon" href="data:,"><main>${cards(9)}</main><script type="module" src="/dist/signet.js"></script></html>`,
      }),
    );
    await page.goto("/rangee");
    await page.whenReady("card-rotation");
    await expect.poll(() => focused(page)).toBe("Voix 9");
    await expect.poll(() => reached(page, "card-rotation")).toContain("9");
    await page.expectSilent();
  });

  test("rotation resumes with the cards that contain focus", async () => {
    const page = await open("card-rotation", cards(8), { reducedMotion: true });
    const last = (await reached(page, "card-rotation")).at(-1) ?? "";
    await page.getByRole("link", { name: `Voix ${last}` }).focus();
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await expect.poll(() => page.locator("[data-turning]").count()).toBe(1);
    // A frame later the browser would have noticed that it is out of reach.
    await painted(page);
    expect(await focused(page)).toBe(`Voix ${last}`);
    expect(await reached(page, "card-rotation")).toContain(last);
    await page.expectSilent();
  });
});
