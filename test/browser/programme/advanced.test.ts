/** The advanced block and its parts: by keyboard, by touch, by address, and when they cannot be loaded. */
import { describe, expect, test } from "vitest";
import { useSite, type WatchedPage } from "../harness.ts";
import { hold } from "../hold.ts";
import { pageViolations } from "../pages/page-axe.ts";
import { button, isFocused, tidy } from "../seen.ts";
import { seenShifts, watchShifts } from "../shifts.ts";
import { showTypefaces } from "../typefaces.ts";
import { holdIsland, openProgramme } from "./programme-page.ts";

const site = useSite();
const handle = (page: WatchedPage, name: string) => page.getByRole("slider", { name });
const more = (page: WatchedPage) => page.locator("#filtres-plus");
const native = (page: WatchedPage, name: string) => page.locator(`#filtres select[name="${name}"]`);
const searchable = (page: WatchedPage, name: string) =>
  page.locator("#filtres .signet-programme-choices").and(page.getByRole("combobox", { name, exact: true }));
const POETRY = 6453;

describe("The advanced block", () => {
  describe("keyboard: programme / Enter / 'Plus de filtres'", () => {
    describe("keyboard: programme / Enter, Space, ArrowDown / a searchable list", () => {
      describe("keyboard: programme / Escape / an open searchable list", () => {
        test("keyboard: programme / Tab / an open searchable list: search, choice, focus, announcement", async () => {
          const { page, query, chips, hears, focused } = await openProgramme(site, "/programmation");
          expect(await more(page).getAttribute("aria-expanded")).toBe("false");
          await more(page).focus();
          await page.keyboard.press("Enter");
          await expect.poll(() => more(page).getAttribute("aria-expanded")).toBe("true");
          const genres = searchable(page, "Genres");
          await genres.waitFor();
          await expect.poll(() => native(page, "theme").isDisabled()).toBe(true);
          const names = ["Activités", "Publics", "Groupes d'âge", "Sujets", "Projets spéciaux", "Genres"];
          for (const name of names) {
            await page.keyboard.press("Tab");
            await expect.poll(() => isFocused(searchable(page, name)), { message: name }).toBe(true);
          }
          // Keys with another meaning leave it closed; its own keys open it, and Escape closes it again.
          await page.keyboard.press("Control");
          await page.keyboard.press("Home");
          await expect.poll(() => genres.getAttribute("aria-expanded")).toBe("false");
          for (const key of ["Enter", "Space", "ArrowDown"]) {
            await page.keyboard.press(key);
            await expect.poll(() => genres.getAttribute("aria-expanded"), { message: key }).toBe("true");
            await page.keyboard.press("Escape");
            await expect.poll(() => genres.getAttribute("aria-expanded")).toBe("false");
            await expect.poll(() => isFocused(genres), { message: key }).toBe(true);
          }
          await page.keyboard.press("p");
          await expect.poll(focused).toBe("Rechercher : Genres");
          await page.keyboard.type("oesi");
          const options = page.locator(".signet-programme-choices-list:visible").getByRole("option");
          await expect.poll(() => options.allTextContents()).toEqual(["Poésie"]);
          await page.keyboard.press("Enter");
          await expect.poll(() => isFocused(genres)).toBe(true);
          await hears(/^\d+ activités?(?! ajout)/);
          await expect.poll(query).toBe(`?genre=${POETRY}`);
          await expect.poll(chips).toEqual(["Poésie"]);
          await expect.poll(() => native(page, "genre").inputValue()).toBe(String(POETRY));
          await expect
            .poll(async () => tidy(await more(page).textContent()))
            .toBe("Plus de filtres (1 actif)");

          // From the open list Tab moves to the next field, and a click on the label returns.
          await page.keyboard.press("Enter");
          await expect.poll(focused).toBe("Rechercher : Genres");
          await page.keyboard.press("Tab");
          await expect.poll(() => genres.getAttribute("aria-expanded")).toBe("false");
          await expect.poll(() => isFocused(searchable(page, "Scènes"))).toBe(true);
          await page.locator("#filtres").getByText("Genres", { exact: true }).click();
          await expect.poll(() => isFocused(genres)).toBe(true);
          await page.getByRole("button", { name: "Retirer le filtre Genre : Poésie" }).click();
          await expect.poll(() => genres.locator("[data-item]").textContent()).toBe("Tous les genres");
          await page.expectSilent();
        });
      });
    });
  });

  test("the last list and its last option are reachable in a low window", async () => {
    const { page } = await openProgramme(site, "/programmation", { height: 768 });
    await more(page).click();
    const rooms = searchable(page, "Scènes");
    await rooms.focus();
    await page.keyboard.press("Enter");
    const list = page.locator(".signet-programme-choices-list:visible");
    await expect
      .poll(async () => {
        const box = await list.boundingBox();
        return box !== null && box.y >= 0 && box.y + box.height <= 768;
      })
      .toBe(true);
    await page.keyboard.press("PageDown");
    const last = list.getByRole("option").last();
    await expect
      .poll(() =>
        last.evaluate((one) => {
          const { left, bottom } = one.getBoundingClientRect();
          return one.contains(document.elementFromPoint(left + 20, bottom - 8));
        }),
      )
      .toBe(true);
  });

  test("opens for a filter in the address and for a tag, can be closed; its type forces signings", async () => {
    const { page, settled } = await openProgramme(site, "/programmation?type=6339");
    expect(tidy(await more(page).textContent())).toBe("Plus de filtres (1 actif)");
    await expect.poll(() => more(page).getAttribute("aria-expanded")).toBe("true");
    const signing = page.locator("#filtres button[name=dedicace]");
    await expect.poll(() => signing.getAttribute("aria-disabled")).toBe("true");
    await more(page).click();
    await expect.poll(() => more(page).getAttribute("aria-expanded")).toBe("false");
    await expect.poll(() => searchable(page, "Genres").count()).toBe(0);
    await page.getByRole("button", { name: /^Retirer le filtre Activité/ }).click();
    await settled();
    await expect.poll(() => signing.getAttribute("aria-disabled")).toBeNull();
    await expect.poll(() => signing.getAttribute("aria-pressed")).toBe("true");
    await page
      .getByRole("button", { name: /^Filtrer par public/ })
      .first()
      .click();
    await expect.poll(() => more(page).getAttribute("aria-expanded")).toBe("true");
    await page.expectSilent();
  });

  test("touch devices keep native lists, and Choices.js is not loaded", async () => {
    const { page, query, hears } = await openProgramme(site, "/programmation?room=6561", {
      width: 390,
      height: 844,
      touch: true,
    });
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await page.getByRole("button", { name: /^Filtres/ }).click();
    await native(page, "genre").selectOption({ label: "Poésie" });
    await hears(/^\d+ activités?(?! ajout)/);
    await expect.poll(query).toBe(`?genre=${POETRY}&room=6561`);
    await handle(page, "Heure de fin").waitFor();
    await expect.poll(() => page.locator(".signet-programme-choices").count()).toBe(0);
    expect(asked.filter((url) => url.includes("search-select"))).toEqual([]);
    // Both handles are as large as a thumb, and a drag that begins on one can still scroll the page.
    const box = await page.locator(".signet-programme-hours-touch-area").first().boundingBox();
    expect([box?.width, box?.height].map((size) => Math.round(size ?? 0))).toEqual([44, 44]);
    const finger = await page.context().newCDPSession(page);
    /** Puts a finger on the middle of an element and moves it in steps. */
    const swipe = async (place: string, across: number, down: number) => {
      await page.locator(place).first().scrollIntoViewIfNeeded();
      const spot = await page.locator(place).first().boundingBox();
      const x = (spot?.x ?? 0) + (spot?.width ?? 0) / 2;
      const y = (spot?.y ?? 0) + (spot?.height ?? 0) / 2;
      const touch = (
        type: "touchStart" | "touchMove" | "touchEnd",
        touchPoints: { x: number; y: number }[],
      ) => finger.send("Input.dispatchTouchEvent", { type, touchPoints });
      await touch("touchStart", [{ x, y }]);
      for (let step = 1; step <= 10; step += 1) {
        await touch("touchMove", [{ x: x + (across * step) / 10, y: y + (down * step) / 10 }]);
        await page.evaluate(() => new Promise((painted) => requestAnimationFrame(painted)));
      }
      await touch("touchEnd", []);
    };
    const text = async () => tidy(await page.locator(".signet-programme-hours-slider p").textContent());
    for (const place of [".signet-programme-hours-handle", ".signet-programme-hours-connect"]) {
      const before = await page.evaluate(() => scrollY);
      await swipe(place, 60, -120);
      await expect.poll(() => page.evaluate(() => scrollY), { message: place }).toBeGreaterThan(before + 50);
      await expect.poll(text, { message: place }).toBe("Toute la journée");
    }
    await swipe(".signet-programme-hours-handle", 120, 0);
    await expect.poll(text).toMatch(/^\d+ h à 24 h$/);
    await page.waitForURL(/hours=/);
    await page.expectSilent();
  });

  test("native selects work without Choices.js or categories; each failure is reported once", async () => {
    const page = await site.newPage();
    await page.route("**/search-select-*.js", (route) => route.abort());
    await page.goto(`/programmation?genre=${POETRY}`);
    await page.whenReady();
    await expect
      .poll(() => page.problems.filter((problem) => problem.startsWith("console.warn")).length)
      .toBe(1);
    await native(page, "genre").selectOption({ label: "Théâtre" });
    await page.waitForURL((url) => url.searchParams.get("genre") !== String(POETRY));
    await expect.poll(() => page.locator(".signet-programme-choices").count()).toBe(0);
    page.takeProblems();

    site.host.faults.set({ path: "/api/categories", status: 500 });
    const { page: poor, chips } = await openProgramme(site, `/programmation?initial=0&genre=${POETRY}`);
    await expect.poll(() => native(poor, "genre").isDisabled()).toBe(true);
    await expect.poll(chips).toEqual([String(POETRY)]);
    await expect.poll(() => poor.locator("article").count()).toBe(24);
    await poor.locator(".signet-failure", { hasText: "Les choix des filtres" }).waitFor();
    site.host.faults.clear();
    await button(poor.locator("#filtres"), "En ligne").click();
    await poor.waitForURL(/volet3/);
    await expect.poll(chips).toEqual(["En ligne", "Poésie"]);
    await expect.poll(() => native(poor, "genre").isEnabled()).toBe(true);
    await expect.poll(() => poor.locator(".signet-failure").count()).toBe(0);
    poor.takeProblems();
  });

  test.each([false, true])(
    "nothing moves when the block mounts open and its parts load; axe finds nothing, dark: %s",
    async (dark) => {
      const page = await site.newPage({ dark, height: 1400 });
      const island = await holdIsland(page);
      const slider = await hold(page, "**/HoursSlider-*.js");
      const select = await hold(page, "**/search-select-*.js");
      await page.goto(`/programmation?genre=${POETRY}&hours=9,21`);
      await page.waitForSelector("article");
      await page.evaluate(showTypefaces);
      await page.evaluate(watchShifts);
      const places = () =>
        page
          .locator(
            "#filtres :is(.signet-programme-label, .signet-programme-disclosure, .signet-programme-field, .signet-programme-hours-slider p)",
          )
          .evaluateAll((all) =>
            all.map((one) =>
              [one.textContent?.slice(0, 5), ...Object.values(one.getBoundingClientRect().toJSON())].map(
                (n) => (typeof n === "number" ? Math.round(n) : n),
              ),
            ),
          );
      island();
      await page.whenReady();
      const before = await places();
      slider();
      select();
      await handle(page, "Heure de début").waitFor();
      await searchable(page, "Genres").waitFor();
      expect(await places()).toEqual(before);
      expect(await page.evaluate(seenShifts)).toEqual([]);

      expect(await pageViolations(page, "#filtres")).toEqual([]);
      await searchable(page, "Sujets").click();
      await page.keyboard.type("zzz");
      await page.locator("#filtres").getByText("Rien de tel dans la liste").waitFor();
      expect(await pageViolations(page, "#filtres")).toEqual([]);
    },
  );

  test("without script the form sends every filter, and the answer shows them", async () => {
    const { page, chips } = await openProgramme(site, "/programmation", { javaScript: false, wait: false });
    await page.locator("#filtre-heure_debut").selectOption("9");
    await page.locator("#filtre-heure_fin").selectOption("21");
    await more(page).click();
    const labels: string[] = [];
    for (const name of ["type", "audience", "age", "subject", "project", "genre", "room"]) {
      const option = native(page, name).locator("option").nth(1);
      labels.push(tidy(await option.textContent()));
      await native(page, name).selectOption({ index: 1 });
    }
    await page.getByRole("button", { name: "Afficher les résultats" }).click();
    // Wait for the next document: its address changes before its content.
    await page.waitForURL(
      ({ search, hash }) =>
        /^\?hours=9,21&type=\d+&audience=/.test(search) && hash === "#programmation-titre",
    );
    await expect.poll(async () => (await chips()).map(tidy)).toEqual(["9 h à 21 h", ...labels]);
    await expect.poll(async () => tidy(await more(page).textContent())).toBe("Plus de filtres (7 actifs)");
    await expect.poll(() => page.locator("#filtre-genre").inputValue()).not.toBe("");
    await expect.poll(() => page.locator("#filtre-heure_fin").inputValue()).toBe("21");
  });
});
