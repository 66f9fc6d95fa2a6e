/** The posters: one at a time, controlled by buttons, drag, keyboard or address. */
import { describe, expect, test } from "vitest";
import { posters, swipe } from "../carousel/carousel-page.ts";
import { useSite } from "../harness.ts";
import { pageViolations } from "../pages/page-axe.ts";
import { button, clickAtRest, focused, said } from "../seen.ts";
import { expectServerPage, openWritten, releaseAll } from "../written-page.ts";
import { front, openPosters, position, stands, turned } from "./must-see-page.ts";

const site = useSite({ now: "2026-11-26T10:00" });

describe("without script", () => {
  test.each([360, 1440])(
    "the home page's posters are a row that scrolls, each with its link, at %i px",
    async (width) => {
      const page = await site.newPage({ javaScript: false, width });
      await page.goto("/");
      expect(await page.locator(".slide").count()).toBe(5);
      await page.locator(".slide-bar a").nth(2).click();
      await expect
        .poll(async () => Math.round((await page.locator("#affiche-3").boundingBox())?.x ?? -1))
        .toBe(0);
      await page.expectSilent();
    },
  );
});

describe.each([360, 679, 681, 1440])("at %i px", (width) => {
  test.each([2, 3, 4, 5, 9])(
    "%i posters turn on by the buttons, all the way round and back",
    async (count) => {
      const page = await openPosters(site, count, { width });
      for (let step = 1; step <= count; step += 1) {
        await button(page, "Affiche suivante").click();
        const now = (step % count) + 1;
        await expect.poll(() => front(page)).toEqual([String(now)]);
        await expect.poll(() => position(page)).toBe(`${now} sur ${count}`);
        await expect.poll(() => said(page)).toBe(`${now} sur ${count} : Affiche ${now}`);
      }
      await button(page, "Affiche précédente").click();
      await expect.poll(() => front(page)).toEqual([String(count)]);
      // Moving it stops the rotation.
      await expect.poll(() => button(page, "Lecture").isVisible()).toBe(true);
      await page.mouse.move(1, 1);
      await stands(page);
      const wider = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
      expect(wider, "nothing scrolls sideways").toBe(false);
    },
  );

  test("a drag turns it, past the end, too, and stops the rotation", async () => {
    const page = await openPosters(site, 3, { width, touch: true });
    await swipe(page, ".signet-ring", -200);
    await expect.poll(() => front(page)).toEqual(["2"]);
    await swipe(page, ".signet-ring", 200);
    await expect.poll(() => front(page)).toEqual(["1"]);
    await swipe(page, ".signet-ring", 200);
    await expect.poll(() => front(page)).toEqual(["3"]);
    await swipe(page, ".signet-ring", -200);
    await expect.poll(() => front(page)).toEqual(["1"]);
    await expect.poll(() => said(page)).toBe("1 sur 3 : Affiche 1");
    await expect.poll(() => button(page, "Lecture").isVisible()).toBe(true);
  });
});

describe("by keyboard", () => {
  test("keyboard: must-see / Tab / the must-see carousel: controls, then only the poster in front", async () => {
    const page = await openPosters(site, 3);
    const order: string[] = [];
    for (let step = 0; step < 7; step += 1) {
      await page.keyboard.press("Tab");
      order.push(await focused(page));
    }
    expect(order).toEqual([
      "Pause",
      "Affiche précédente",
      "Affiche suivante",
      "1",
      "2",
      "3",
      "Voir l’affiche 1",
    ]);
    await page.keyboard.press("Tab");
    await expect.poll(() => focused(page)).not.toContain("affiche 2");
  });

  test("keyboard: must-see / Enter, Space / 'Pause' or 'Lecture': stops, and starts with focus", async () => {
    const page = await openPosters(site, 3);
    await button(page, "Pause").focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => focused(page)).toBe("Lecture");
    await stands(page);
    await page.keyboard.press("Space");
    await expect.poll(() => focused(page)).toBe("Pause");
    await turned(page, "2");
  });

  describe("keyboard: must-see / Enter, Space / 'Affiche suivante' or 'Affiche précédente'", () => {
    test("keyboard: must-see / Enter / a link to a poster", async () => {
      const page = await openPosters(site, 4);
      await button(page, "Affiche suivante").focus();
      await page.keyboard.press("Enter");
      await page.keyboard.press("Space");
      await expect.poll(() => front(page)).toEqual(["3"]);
      await expect.poll(() => focused(page)).toBe("Affiche suivante");
      await button(page, "Affiche précédente").focus();
      await page.keyboard.press("Enter");
      await expect.poll(() => front(page)).toEqual(["2"]);
      await page.getByRole("link", { name: "4", exact: true }).focus();
      await page.keyboard.press("Enter");
      await expect.poll(() => front(page)).toEqual(["4"]);
      await expect.poll(() => said(page)).toBe("4 sur 4 : Affiche 4");
      await expect.poll(() => focused(page)).toBe("4");
      await expect.poll(() => page.locator("[aria-current=true]").allTextContents()).toEqual(["4"]);
      await stands(page);
    });
  });
});

test("a screen reader finds controls, then one poster only", async () => {
  const page = await openPosters(site, 3);
  await button(page, "Affiche suivante").click();
  const snapshot = () => page.locator("[data-behaviour=must-see]").ariaSnapshot();
  await expect.poll(snapshot).not.toMatch(/Voir l’affiche [13]/);
  const tree = await snapshot();
  const places = ["Lecture", "Affiche précédente", "Affiche suivante", "Affiche 2", "Voir l’affiche 2"].map(
    (name) => tree.indexOf(name),
  );
  expect(places).toEqual([...places].sort((one, other) => one - other));
  expect(Math.min(...places)).toBeGreaterThanOrEqual(0);
});

test("an address starts with its poster, and a new one turns to it", async () => {
  const page = await openPosters(site, 4, { hash: "#affiche-3" });
  expect(await front(page)).toEqual(["3"]);
  await page.evaluate(() => {
    location.hash = "#affiche-2";
  });
  await expect.poll(() => front(page)).toEqual(["2"]);
});

test("ids with accents are found, encoded as in the address", async () => {
  const page = await openWritten(site, posters(4).replaceAll("affiche-", "pièce-"), { hash: "#pièce-3" });
  await page.whenReady("must-see");
  expect(await front(page)).toEqual(["3"]);
  await page.evaluate(() => {
    location.hash = "#pièce-2";
  });
  await expect.poll(() => front(page)).toEqual(["2"]);
});

test("a single poster has no controls", async () => {
  const page = await openPosters(site, 1);
  expect(await page.getByRole("button").count()).toBe(0);
  expect(await front(page)).toEqual(["1"]);
});

test.each([390, 1440])("axe finds nothing on the home page at %i px, turned or stopped", async (width) => {
  const page = await site.open("/", { width, marker: "must-see" });
  await button(page, "Affiche suivante").click();
  for (const marker of ["books", "card-rotation"]) {
    await page.locator(`[data-behaviour=${marker}]`).last().scrollIntoViewIfNeeded();
    await page.whenReady(marker);
  }
  await page.getByRole("button", { name: "Livre suivant" }).click();
  // Texts that fade in are still low in contrast.
  await expect.poll(() => pageViolations(page)).toEqual([]);
  await clickAtRest(button(page, "Arrêter les animations"));
  expect(await pageViolations(page)).toEqual([]);
  await page.expectSilent();
});

describe("wrong markup", () => {
  test.each([
    ["no list", '<div data-behaviour="must-see"><p>Bientôt</p></div>'],
    ["an empty list", '<div data-behaviour="must-see"><ul><li><br></li></ul></div>'],
  ])("%s: is told in the console, and the other markers live", async (_, html) => {
    const page = await openWritten(site, html + posters(3));
    await page.waitForSelector("[data-behaviour=must-see][data-enhanced=failed]");
    await page.waitForSelector("[data-behaviour=must-see][data-enhanced=ready]");
    await expect.poll(() => page.problems.join()).toContain("there is no list with an item in it.");
    expect(page.takeProblems().join()).toContain(
      '<div data-behaviour="must-see"><ul><li>…</li><li>…</li></ul></div>',
    );
  });

  test("works with markup that a CMS adds: a wrapper, extra paragraphs, an empty item", async () => {
    const html = posters(3)
      .replace("<ul>", "<p></p><div><br><ul><li></li>")
      .replace("</ul></div>", "</ul></div></div>");
    const page = await openWritten(site, html);
    await page.whenReady("must-see");
    await button(page, "Affiche suivante").click();
    const shown = await page.locator("[data-behaviour=must-see] li[id]:not([inert]) h3").allTextContents();
    expect(shown).toEqual(["Affiche 2"]);
    await releaseAll(page);
    await expectServerPage(page);
  });
});
