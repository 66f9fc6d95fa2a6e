/** Finding a name among the loaded ones, the keyboard, and axe in every state. */
import { describe, expect, test } from "vitest";
import { useSite } from "../harness.ts";
import { pageViolations } from "../pages/page-axe.ts";
import { clickAtRest, isFocused, leadElsewhere } from "../seen.ts";
import { DIRECTORIES, openDirectory } from "./directory-page.ts";

const site = useSite();

const FIND = "Chercher dans cette liste";

describe("The field that finds a name", () => {
  test("ignores accents, case, ligatures and hyphens, and says that there are more entries", async () => {
    const { page, names, hears } = await openDirectory(site, "/auteurs");
    const field = page.getByRole("searchbox", { name: FIND });
    await field.fill("AIT ahmed");
    await expect.poll(names).toEqual(["Abdelkader Aït-Ahmed"]);
    const found = page.locator(".signet-directory-found p");
    await expect
      .poll(() => found.textContent())
      .toMatch(/^1 nom parmi les 24 premiers\s; la liste en compte 1\s200$/);
    await hears(/^1 nom parmi les 24 premiers/);
    await expect.poll(() => page.getByRole("button", { name: "Voir plus" }).isVisible()).toBe(true);
  });

  test("searches each added page, and offers the letter of a name", async () => {
    const { page, names, settled, query } = await openDirectory(site, "/auteurs");
    const field = page.getByRole("searchbox", { name: FIND });
    // An author under a letter that is not loaded yet
    const { data } = await (await page.request.get("/api/authors?letter=t")).json();
    const family = String(data[0].title).split(" ").at(-1) ?? "";
    await field.fill(family.toUpperCase());
    await expect.poll(names).toEqual([]);
    await expect
      .poll(() => page.locator(".signet-directory-found p").textContent())
      .toContain("Aucun nom parmi les 24 premiers");
    await clickAtRest(page.getByRole("button", { name: "Voir plus" }));
    await expect
      .poll(() => page.locator(".signet-directory-found p").textContent())
      .toContain("les 48 premiers");
    await page.getByRole("link", { name: /Chercher sous/ }).click();
    await settled();
    await expect.poll(query).toBe("?letter=t");
    await expect.poll(() => field.inputValue()).toBe(family.toUpperCase());
    await expect.poll(async () => (await names()).length).toBeGreaterThan(0);
    for (const name of await names()) expect(name).toContain(family);
  });

  test("is cleared by another letter, and by its own button", async () => {
    const { page, names, settled } = await openDirectory(site, "/exposants");
    const field = page.getByRole("searchbox", { name: FIND });
    await field.fill("zzz");
    await expect.poll(names).toEqual([]);
    await page.getByRole("button", { name: "Effacer la recherche" }).click();
    await expect.poll(async () => (await names()).length).toBe(24);
    await field.fill("zzz");
    await page.getByRole("link", { name: "Lettre B" }).click();
    await settled();
    await expect.poll(() => field.inputValue()).toBe("");
    await expect.poll(async () => (await names()).length).toBeGreaterThan(0);
  });

  test("its links and its button move focus to the heading when they are removed", async () => {
    const { page, names, settled, focused } = await openDirectory(site, "/auteurs");
    const field = page.getByRole("searchbox", { name: FIND });
    await field.fill("zzz");
    await expect.poll(names).toEqual([]);
    await page.getByRole("button", { name: "Effacer la recherche" }).press("Enter");
    await expect.poll(async () => (await names()).length).toBe(24);
    await expect.poll(focused).toMatch(/Résultats de recherche/);
    await field.fill("zzz");
    await page.getByRole("link", { name: /Chercher sous/ }).press("Enter");
    await settled();
    await expect.poll(focused).toMatch(/Résultats? de recherche, Lettre Z|Aucun résultat/);
    await page.goto("/auteurs?letter=9");
    await page.whenReady("authors");
    await page.locator(".signet-directory-nobody a").press("Enter");
    await settled();
    await expect.poll(focused).toMatch(/Résultats de recherche$/);
  });

  test("sends no request, and does not change the address", async () => {
    const { page, calls, names, query } = await openDirectory(site, "/auteurs?letter=b");
    await page.getByRole("searchbox", { name: FIND }).fill("a");
    await expect.poll(async () => (await names()).length).toBeLessThanOrEqual(24);
    await page.locator(".signet-directory-found").waitFor();
    expect([calls, query()]).toEqual([[], "?letter=b"]);
  });
});

describe("By keyboard alone", () => {
  describe("keyboard: authors / Enter / 'Passer l’alphabet'", () => {
    test("keyboard: exhibitors / Enter / 'Passer l’alphabet'", async () => {
      for (const { path, alphabet } of DIRECTORIES) {
        const { page, focused } = await openDirectory(site, path);
        const skip = page.getByRole("navigation", { name: alphabet }).getByRole("link").first();
        await skip.focus();
        // It is visible while it has focus.
        await expect.poll(async () => (await skip.boundingBox())?.width).toBeGreaterThan(50);
        await page.keyboard.press("Enter");
        await expect.poll(focused).toMatch(/Résultats de recherche/);
        await page.keyboard.press("Tab");
        await page.keyboard.press("Tab");
        await expect
          .poll(() => page.evaluate(() => document.activeElement?.closest("[data-slug]") !== null))
          .toBe(true);
      }
    });
  });

  test("the skip link of the alphabet stays on the page with a <base> elsewhere", async () => {
    const { page, focused } = await openDirectory(site, "/auteurs");
    await leadElsewhere(page);
    await page.locator(".signet-skip").first().focus();
    await page.keyboard.press("Enter");
    await expect.poll(focused).toMatch(/Résultats de recherche/);
    expect(page.url()).toBe(`${site.url}/auteurs`);
  });

  test("keyboard: authors / Enter / a letter; keyboard: exhibitors / Enter / a letter", async () => {
    for (const { path } of DIRECTORIES) {
      const { page, count, focused } = await openDirectory(site, path);
      await page.getByRole("link", { name: "Lettre L" }).focus();
      await page.keyboard.press("Enter");
      await expect.poll(count).toContain("Lettre L");
      await expect.poll(focused).toBe("Lettre L");
    }
  });

  test("keyboard: authors / Enter / 'Voir plus'; keyboard: exhibitors / Enter / 'Voir plus'", async () => {
    for (const { path } of DIRECTORIES) {
      const { page, names, focused } = await openDirectory(site, path);
      await page.getByRole("button", { name: "Voir plus" }).focus();
      await page.keyboard.press("Enter");
      await expect.poll(async () => (await names()).length).toBe(48);
      await expect.poll(focused).toContain((await names())[24]);
    }
  });

  describe("keyboard: authors / Escape / the field that finds a name", () => {
    test("keyboard: exhibitors / Escape / the field that finds a name", async () => {
      for (const { path } of DIRECTORIES) {
        const { page, names } = await openDirectory(site, path);
        const field = page.getByRole("searchbox", { name: FIND });
        await field.focus();
        await page.keyboard.type("qqqq");
        await expect.poll(names).toEqual([]);
        await page.keyboard.press("Escape");
        await expect.poll(async () => (await names()).length).toBe(24);
        await expect.poll(() => isFocused(field)).toBe(true);
        // Empty, it leaves the key to what else it closes.
        await page.evaluate(() =>
          addEventListener("keydown", ({ defaultPrevented }) =>
            Object.assign(window, { used: defaultPrevented }),
          ),
        );
        await page.keyboard.press("Escape");
        expect(await page.evaluate(() => (window as unknown as { used: boolean }).used)).toBe(false);
      }
    });
  });

  test("keyboard: authors / Enter / an author; keyboard: exhibitors / Enter / an exhibitor", async () => {
    for (const { name, path } of DIRECTORIES) {
      const { page, names, focused } = await openDirectory(site, path);
      const card = page.locator("[data-slug] a").nth(5);
      await card.focus();
      await page.keyboard.press("Enter");
      await page.waitForURL((url) => url.pathname.startsWith(`${path}/`));
      await page.goBack();
      await page.whenReady(name);
      await expect.poll(focused).toContain((await names())[5]);
    }
  });
});

describe.each(DIRECTORIES)("axe finds nothing in $path", ({ name, path, call }) => {
  test.each([
    [390, false],
    [1440, true],
  ])(
    "at %i px, dark: %s: a letter, two pages, a name, no match, an empty letter, a failure",
    async (width, dark) => {
      const { page, settled, names } = await openDirectory(site, `${path}?letter=b`, {
        width,
        dark,
        reducedMotion: true,
      });
      expect(await pageViolations(page)).toEqual([]);
      const field = page.getByRole("searchbox", { name: FIND });
      await field.fill("a");
      await page.locator(".signet-directory-found").waitFor();
      expect(await pageViolations(page)).toEqual([]);
      await field.fill("zzzz");
      await expect.poll(names).toEqual([]);
      expect(await pageViolations(page)).toEqual([]);
      await page.goto(`${path}?letter=9`);
      await page.whenReady(name);
      expect(await pageViolations(page)).toEqual([]);
      await page.goto(`${path}?page=2`);
      await page.whenReady(name);
      expect(await pageViolations(page)).toEqual([]);
      site.host.faults.set({ path: call, query: { letter: "c" }, delay: 1500 });
      await page.getByRole("link", { name: "Lettre C" }).click();
      await page.locator(".signet-stale-note").waitFor();
      expect(await pageViolations(page)).toEqual([]);
      await settled();
      site.host.faults.clear();
      site.host.faults.set({ path: call, status: 404 });
      await page.getByRole("link", { name: "Lettre D" }).click();
      await page.getByRole("button", { name: "Réessayer" }).waitFor();
      expect(await pageViolations(page)).toEqual([]);
    },
  );
});
