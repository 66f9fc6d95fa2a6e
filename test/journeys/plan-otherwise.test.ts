/**
 * The visitor's plan otherwise than by thumb on a good phone: by keyboard alone, where the browser stores nothing, with
 * 500 activities, in two tabs at once, and after a newer version.
 */
import { PNG } from "pngjs";
import decodeQR from "qr/decode.js";
import { describe, expect, test } from "vitest";
import { decodeIds, encodeIds } from "../../src/islands/selection/domain/code.ts";
import { useSite, type WatchedPage } from "../browser/harness.ts";
import { openProgramme } from "../browser/programme/programme-page.ts";
import { button, focused, hears, isFocused, tidy } from "../browser/seen.ts";
import { linkName, ribbons } from "../browser/selection/ribbons.ts";
import {
  countOf,
  everyId,
  openSelection,
  planOf,
  ribbonOf,
  rowOf,
  SIGNING,
  STORIES,
  storedIds,
  titleOf,
  WORKSHOP,
} from "../browser/selection/selection-page.ts";

const site = useSite({ now: "2026-11-27T18:00" });

/** Presses Tab until the focused element has this name, at most so often. */
async function tabTo(page: WatchedPage, name: string | RegExp, most = 60): Promise<void> {
  for (let presses = 0; presses < most; presses += 1) {
    await page.keyboard.press("Tab");
    const now = await focused(page);
    if (typeof name === "string" ? now === name : name.test(now)) return;
  }
  throw new Error(`Tab does not reach ${name}, but ${await focused(page)}`);
}

test("by keyboard only: finds, keeps, sees the plan, copies its link, erases and undoes", async () => {
  const permissions = ["clipboard-read", "clipboard-write"];
  const { page } = await openProgramme(site, "/programmation?date=1795842000", { permissions });
  await tabTo(page, "Aller aux résultats");
  await page.keyboard.press("Enter");
  const field = page.getByRole("searchbox", { name: "Chercher", exact: true });
  for (let presses = 0; presses < 10 && !(await isFocused(field)); presses += 1)
    await page.keyboard.press("Tab");
  await page.keyboard.type("atelier");
  await expect
    .poll(async () => tidy(await page.locator(".signet-programme-found").textContent()))
    .toMatch(/^\d+ activités trouvées sur 205$/);
  for (let kept = 1; kept <= 3; kept += 1) {
    await tabTo(page, /^Garder : /);
    await page.keyboard.press(kept === 2 ? "Space" : "Enter");
    await hears(page, `Activité gardée, ${kept} dans votre sélection.`);
    await expect.poll(() => focused(page)).toMatch(/^Garder : /);
  }
  while (!/^Ma sélection/.test(await focused(page))) await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/ma-selection");
  await page.whenReady("selection");
  expect(await countOf(page)).toBe("3 activités gardées");
  const plan = await planOf(page);
  await tabTo(page, "Copier le lien");
  await page.keyboard.press("Enter");
  await hears(page, "Le lien de votre sélection est copié.");
  const address = await page.evaluate(() => navigator.clipboard.readText());
  expect(decodeIds(address.split("#choix=")[1] ?? "")).toHaveLength(3);
  while ((await focused(page)) !== "Tout effacer") await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Enter");
  await page.getByRole("dialog").waitFor();
  await tabTo(page, "Effacer", 3);
  await page.keyboard.press("Enter");
  await expect.poll(() => focused(page)).toBe("Annuler");
  expect(await storedIds(page)).toEqual([]);
  await page.keyboard.press("Enter");
  await expect.poll(() => countOf(page)).toBe("3 activités gardées");
  expect(await planOf(page)).toEqual(plan);
  await page.expectSilent();
});

describe("where the browser stores nothing", () => {
  /** Before any script of the page: each way in which a browser refuses. */
  const refusing: Readonly<Record<string, () => void>> = {
    "localStorage throws": () => {
      for (const name of ["localStorage", "sessionStorage"])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException("denied", "SecurityError");
          },
        });
    },
    "setItem throws": () => {
      Storage.prototype.setItem = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
    },
  };

  test.each(Object.entries(refusing))(
    "%s: the plan is made of a link, works for the visit, and says so",
    async (_, refuse) => {
      const page = await site.newPage({ width: 390, height: 844, touch: true });
      await page.addInitScript(refuse);
      await page.goto(`/ma-selection#choix=${encodeIds([STORIES, WORKSHOP])}`);
      await page.whenReady("selection");
      await button(page, "Tout garder").tap();
      expect(await countOf(page)).toBe("2 activités gardées");
      await page.getByText("Ce navigateur refuse d’enregistrer").waitFor();
      expect(await rowOf(page, STORIES).locator(".signet-selection-overlap").count()).toBe(1);
      await ribbonOf(page, STORIES).last().tap();
      await hears(page, /Activité retirée, 1 dans votre sélection/);
      expect(await countOf(page)).toBe("1 activité gardée");
      // The visit ends with the page: the link is how to keep the plan.
      expect(await page.getByRole("img", { name: "Code QR" }).isVisible()).toBe(true);
      await page.expectSilent();
    },
  );
});

test("500 kept: the QR code holds all, in under 2,000 characters; each press paints at once", async () => {
  const ids = everyId.slice(0, 500);
  const page = await openSelection(site, { ids }, { width: 390, height: 844, touch: true });
  expect(await countOf(page)).toBe("500 activités gardées");
  const code = page.getByRole("img", { name: "Code QR de votre sélection" });
  await expect.poll(() => code.count()).toBe(1);
  const path = (await code.locator("path").getAttribute("d")) ?? "";
  const size = Number((await code.getAttribute("viewBox"))?.split(" ")[2]);
  const read = decodeQR(pictureOf(path, size));
  expect(read.length).toBeLessThan(2000);
  expect(decodeIds(read.split("#choix=")[1] ?? "")).toEqual(ids);

  const answered = await page
    .locator(".signet-selection-days article .signet-keep")
    .evaluateAll(async (all) => {
      const pressed: (string | null)[] = [];
      for (const one of all.slice(0, 10) as HTMLElement[]) {
        one.click();
        await new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done)));
        pressed.push(one.isConnected ? one.ariaPressed : "gone");
      }
      return pressed;
    });
  await expect.poll(() => countOf(page)).toBe("490 activités gardées");
  for (const pressed of answered) expect(["false", "gone"]).toContain(pressed);
  await page.expectSilent();
});

/** The drawing of a QR code, four pixels a module, as a camera sees it. */
function pictureOf(path: string, size: number) {
  const scale = 4;
  const picture = new PNG({ width: size * scale, height: size * scale });
  picture.data.fill(255);
  for (const [, x, y, run] of path.matchAll(/M(\d+) (\d+)h(\d+)/g))
    for (let row = Number(y) * scale; row < (Number(y) + 1) * scale; row += 1)
      for (let column = Number(x) * scale; column < (Number(x) + Number(run)) * scale; column += 1)
        picture.data.fill(0, 4 * (row * picture.width + column), 4 * (row * picture.width + column) + 3);
  return { width: picture.width, height: picture.height, data: new Uint8Array(picture.data) };
}

test("two tabs: what one keeps and the other drops is in both, and nothing is lost", async () => {
  const plan = await openSelection(site, { ids: [STORIES, SIGNING] });
  const list = (await plan.context().newPage()) as WatchedPage;
  await list.goto(`${site.url}/programmation?date=1795842000`);
  await expect.poll(() => linkName(list)).toBe("Ma sélection, 2 activités");
  const ribbon = ribbons(list).nth(4);
  await ribbon.waitFor();
  // Both in the same moment: neither has heard of the other.
  await Promise.all([
    ribbon.evaluate((one: HTMLElement) => one.click()),
    ribbonOf(plan, SIGNING).evaluate((one: HTMLElement) => one.click()),
  ]);
  await expect.poll(() => countOf(plan)).toBe("2 activités gardées");
  await expect.poll(() => linkName(list)).toBe("Ma sélection, 2 activités");
  const ids = await storedIds(plan);
  expect(ids).toContain(STORIES);
  expect(ids).not.toContain(SIGNING);
  expect(Object.values(await planOf(plan)).flat()).toContain(titleOf(STORIES));
  await button(plan, "Tout effacer").click();
  await button(plan, "Effacer").click();
  await expect.poll(() => linkName(list)).toBe("Ma sélection");
  await button(plan, "Annuler").click();
  await expect.poll(() => linkName(list)).toBe("Ma sélection, 2 activités");
  await expect.poll(() => ribbon.getAttribute("aria-pressed")).toBe("true");
});

test("shows a newer version's selection and keeps its unknown data, also after erase and undo", async () => {
  const newer = { v: 9, ids: [STORIES, SIGNING], groups: { famille: [STORIES] } };
  const activity = { id: SIGNING, slug: "dedicace", title: "Dédicace", shelf: "B 12" };
  const kept = { v: 9, keptAt: Date.UTC(2026, 9, 1), note: "avec Léa", activity };
  const page = await site.newPage();
  await page.addInitScript(
    (pairs) => {
      if (sessionStorage.getItem("filled")) return;
      sessionStorage.setItem("filled", "yes");
      for (const [key = "", value = ""] of pairs) localStorage.setItem(key, value);
    },
    [
      ["signet:selection", JSON.stringify(newer)],
      [`signet:kept:${SIGNING}`, JSON.stringify(kept)],
    ],
  );
  await page.goto("/ma-selection");
  await page.whenReady("selection");
  expect(await countOf(page)).toBe("2 activités gardées");
  /** Without the numbers that each write has. */
  const stored = (key: string) =>
    page.evaluate((name) => {
      const { mark, after, ...rest } = JSON.parse(localStorage.getItem(name) ?? "{}");
      return rest;
    }, key);
  await ribbonOf(page, STORIES).click();
  await expect.poll(() => stored("signet:selection")).toEqual({ ...newer, ids: [SIGNING] });
  await button(page, "Tout effacer").click();
  await button(page, "Effacer").click();
  await expect.poll(() => stored("signet:selection")).toEqual({ ...newer, ids: [] });
  await button(page, "Annuler").click();
  await expect.poll(() => stored("signet:selection")).toEqual({ ...newer, ids: [SIGNING] });
  expect(await stored(`signet:kept:${SIGNING}`)).toMatchObject({ v: 9, note: "avec Léa" });
  await page.expectSilent();
});
