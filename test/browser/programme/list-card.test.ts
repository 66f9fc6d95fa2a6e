/** What a card says to screen readers, and focus when its parts are used. */
import { describe, expect, test } from "vitest";
import { useSite, type WatchedPage } from "../harness.ts";
import { focusedId, isFocused, tidy } from "../seen.ts";
import { openProgramme } from "./programme-page.ts";

const site = useSite();
const PHONE = { width: 390, height: 844 } as const;
const TALKS = "/programmation?type=6348&page=2";
const LONG = "utopies-boreales-communes-cooperatives-et-colonies-revees-de-la-gaspesie-a-la";
const LONG_TITLE =
  "Utopies boréales : communes, coopératives et colonies rêvées, de la Gaspésie à la planète Mars";
const CANCELLED = "publier-son-premier-livre-questions-frequentes";
const CANCELLED_TITLE = "Publier son premier livre : questions fréquentes";

/** Names as the browser exposes them to screen readers: text in several elements may be split differently. */
async function hearsIn(page: WatchedPage, slug: string, role: string, spoken: string): Promise<void> {
  const selector = `article[data-slug="${slug}"]`;
  await page.locator(selector).scrollIntoViewIfNeeded();
  const devtools = await page.context().newCDPSession(page);
  const { root } = await devtools.send("DOM.getDocument");
  const { nodeId } = await devtools.send("DOM.querySelector", { nodeId: root.nodeId, selector });
  const names = async () => {
    const { nodes } = await devtools.send("Accessibility.queryAXTree", { nodeId, role });
    return nodes.map(({ name }) => tidy(String(name?.value)));
  };
  // Cards far below are in the accessibility tree only when they are near.
  await expect.poll(names).toContain(spoken);
}

/** Whether the focused element is visible, above the bar at the bottom. */
const focusInSight = (page: WatchedPage) =>
  page.evaluate(() => {
    const box = document.activeElement?.getBoundingClientRect();
    const bar = document.querySelector(".signet-programme-filters-bar")?.getBoundingClientRect();
    const floor = bar && bar.height > 0 ? bar.top : innerHeight;
    return box !== undefined && box.top >= 0 && box.bottom <= floor;
  });

/** How many colours a picture has. */
async function coloursOf(png: Buffer): Promise<number> {
  const page = await site.newPage();
  return page.evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const { width, height } = image;
    const canvas = Object.assign(document.createElement("canvas"), { width, height });
    const paper = canvas.getContext("2d");
    paper?.drawImage(image, 0, 0);
    return new Set(new Uint32Array(paper?.getImageData(0, 0, width, height).data.buffer ?? [])).size;
  }, png.toString("base64"));
}

describe.each([
  ["with script", true],
  ["without script", false],
])("A card %s", (_, javaScript) => {
  const open = (address: string) => openProgramme(site, address, { javaScript, wait: javaScript });

  test("exposes its whole title and its whole tags, each in one piece", async () => {
    const { page } = await open(TALKS);
    await hearsIn(page, LONG, "heading", LONG_TITLE);
    await hearsIn(page, LONG, "link", LONG_TITLE);
    await page.goto("/programmation?audience=6404");
    if (javaScript) await page.whenReady();
    const slug = (await page.locator("article").first().getAttribute("data-slug")) ?? "";
    await hearsIn(page, slug, "button", "Filtrer par public : Professionnel·le·s du livre");
  });

  test("says that it is cancelled before its title, and strikes the title in the page itself", async () => {
    const { page } = await open(TALKS);
    await hearsIn(page, CANCELLED, "heading", `Activité annulée : ${CANCELLED_TITLE}`);
    await hearsIn(page, CANCELLED, "link", `Activité annulée : ${CANCELLED_TITLE}`);
    const struck = await page.locator(`[data-slug="${CANCELLED}"] h3 del`).textContent();
    expect(tidy(struck)).toBe(CANCELLED_TITLE);
  });

  test("shows a placeholder when its picture cannot be loaded", async () => {
    const { page } = await openProgramme(site, "/programmation", { javaScript, wait: false });
    await page.route("**/media/**", (route) => route.fulfill({ status: 404 }));
    await page.goto("/programmation");
    if (javaScript) await page.whenReady();
    const photo = page.locator(".signet-programme-photos:not([data-of]) .signet-programme-photo").first();
    await photo.scrollIntoViewIfNeeded();
    await expect
      .poll(() => photo.evaluate((one: HTMLImageElement) => one.complete && one.naturalWidth === 0))
      .toBe(true);
    expect(await coloursOf(await photo.screenshot())).toBeGreaterThan(1);
  });
});

test.each([
  ["on a phone", PHONE],
  ["on a wide screen", {}],
])(
  "a card's tag leads to the results' heading, in sight, and the count is said once: %s",
  async (_, size) => {
    const { page, chips, focused, settled, count } = await openProgramme(site, "/programmation", size);
    for (const [place, which] of [
      [20, 1],
      [2, 0],
    ] as const) {
      await page.evaluate(() => {
        const said: string[] = [];
        Object.assign(window, { said });
        new MutationObserver((changes) => {
          for (const { target } of changes) {
            const text = target instanceof Element && target.matches("[role=status]") && target.textContent;
            // On a busy machine a long wait is announced, too.
            if (text && !text.startsWith("Chargement")) said.push(text);
          }
        }).observe(document.body, { childList: true, subtree: true });
      });
      // As a visitor comes to it: the lower cards of a phone are completed when they come near.
      await page.locator("article").nth(place).scrollIntoViewIfNeeded();
      const tags = page
        .locator("article:has(.signet-programme-tag + .signet-programme-tag)")
        .nth(place)
        .locator(".signet-programme-tag");
      await tags.nth(which).click();
      await expect.poll(() => focusedId(page)).toBe("programmation-titre");
      await expect.poll(() => focusInSight(page)).toBe(true);
      await expect
        .poll(() => page.evaluate(() => (window as unknown as { said: string[] }).said))
        .toHaveLength(1);
      await settled();
      await expect.poll(async () => (await focused()) === (await count())).toBe(true);
      await expect.poll(() => focusInSight(page)).toBe(true);
      await expect
        .poll(() => page.evaluate(() => (window as unknown as { said: string[] }).said))
        .toHaveLength(1);
      await expect.poll(async () => (await chips()).length).toBeGreaterThan(0);
    }
  },
);

describe("An open share panel", () => {
  const open = async () => {
    const { page } = await openProgramme(site, "/programmation", PHONE);
    const card = page.locator("article").nth(3);
    await card.locator("summary").click();
    const panel = page.locator(".signet-programme-share-panel");
    await panel.waitFor();
    return { page, card, panel };
  };

  test("keyboard: programme / Tab, Shift+Tab / past an open share panel: closes it, hides no focus", async () => {
    const { page, card, panel } = await open();
    for (const key of ["Tab", "Shift+Tab"]) {
      if (key === "Shift+Tab") await card.locator("summary").click();
      await card.getByRole("button", { name: "Copier le lien" }).waitFor();
      for (let presses = 0; presses < 12; presses += 1) {
        await page.keyboard.press(key);
        const hidden = await page.evaluate(() => {
          const focused = document.activeElement;
          const box = focused?.getBoundingClientRect();
          if (!focused || !box) return "nothing is focused";
          const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
          const panel = top?.closest(".signet-programme-share-panel");
          return panel && !panel.contains(focused) ? focused.outerHTML : null;
        });
        expect(hidden).toBeNull();
      }
      await expect.poll(() => panel.count()).toBe(0);
    }
  });

  test("closes on a click outside, but not on a click inside", async () => {
    const { page, panel } = await open();
    await panel.click({ position: { x: 4, y: 4 } });
    await expect.poll(() => panel.count()).toBe(1);
    await page.locator("#programmation-titre").click();
    await expect.poll(() => panel.count()).toBe(0);
  });

  test("closes with Escape after any click, and returns focus to its button", async () => {
    const { page, card, panel } = await open();
    await panel.click({ position: { x: 4, y: 4 } });
    await page.keyboard.press("Escape");
    await expect.poll(() => panel.count()).toBe(0);
    await expect.poll(() => isFocused(card.locator("summary"))).toBe(true);
  });

  test("has no link or button under 24 pixels", async () => {
    const { panel } = await open();
    for (const box of await panel.locator("a, button").all()) {
      const { width, height } = (await box.boundingBox()) ?? { width: 0, height: 0 };
      expect(Math.min(width, height), (await box.textContent()) ?? "").toBeGreaterThanOrEqual(24);
    }
  });
});
