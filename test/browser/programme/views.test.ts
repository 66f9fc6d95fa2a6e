/** The three views, and the controls around their activities. */
import { describe, expect, test } from "vitest";
import { useSite, type WatchedPage } from "../harness.ts";
import { hold } from "../hold.ts";
import { focusedId, isFocused, leadElsewhere } from "../seen.ts";
import { openProgramme } from "./programme-page.ts";

const site = useSite();

const CONFIRMED = "Le lien URL des résultats de votre recherche a été copié dans votre presse-papiers.";

/** Names of the views that are pressed in both places. */
const chosen = (page: WatchedPage) =>
  page
    .locator(".signet-programme-view:is([aria-pressed=true], [aria-current=true])")
    .evaluateAll((views) => views.map((view) => view.textContent?.trim()));

const view = (page: WatchedPage, name: string, place: 0 | 1) =>
  page.getByRole("group", { name: "Affichage" }).nth(place).getByRole("button", { name });

/** All that was said so far, but for the words of a wait, which a quick answer needs none of. */
const resultsOf = (said: () => Promise<string[]>) => async () =>
  (await said()).filter((text) => text !== "Chargement des activités…");

describe("The views", () => {
  test("two places share one state; the clicked view keeps focus; results are announced once", async () => {
    const { page, calls, query, said, settled } = await openProgramme(site, "/programmation?volet1=6332");
    const results = resultsOf(said);
    expect(await chosen(page)).toEqual(["Vue liste", "Vue liste"]);
    await view(page, "Vue horaire", 0).click();
    await expect.poll(() => chosen(page)).toEqual(["Vue horaire", "Vue horaire"]);
    await expect.poll(query).toBe("?volet1=6332&mode=horaire");
    await page.locator(".signet-programme-list:not(:has(.signet-skeleton))[aria-busy=false]").waitFor();
    await expect.poll(results).toEqual([expect.stringMatching(/^\d+ activités?(?! ajout)/)]);
    expect(calls.map((call) => call.get("mode[name]"))).toEqual(["schedule"]);
    await expect.poll(() => isFocused(view(page, "Vue horaire", 0))).toBe(true);

    // Section 4: the map has its own area only. Its pages load automatically, and are announced when all have loaded.
    await view(page, "Vue carte", 1).press("Enter");
    await expect.poll(() => chosen(page)).toEqual(["Vue carte", "Vue carte"]);
    await expect.poll(query).toBe("?volet2=6335&mode=carte");
    await expect
      .poll(results)
      .toEqual([
        expect.stringMatching(/^\d+ activités?(?! ajout)/),
        expect.stringMatching(/^\d+ activités?(?! ajout)/),
      ]);
    const city = Number.parseInt((await page.locator("#programmation-titre").textContent()) ?? "", 10);
    expect(city).toBeGreaterThan(24);
    await expect.poll(() => page.locator("article").count()).toBe(city);
    await expect.poll(() => isFocused(view(page, "Vue carte", 1))).toBe(true);

    await page.reload();
    await page.whenReady();
    await expect.poll(() => chosen(page)).toEqual(["Vue carte", "Vue carte"]);
    await view(page, "Vue liste", 1).click();
    await settled();
    await expect.poll(query).toBe("?volet2=6335");
    await page.expectSilent();
  });

  test("are links without script, which keep the filters and a campaign's key", async () => {
    const address = "/programmation?volet1=6332&dedicace=false&utm_source=infolettre";
    const { page } = await openProgramme(site, address, { javaScript: false, wait: false });
    expect(await chosen(page)).toEqual(["Vue liste", "Vue liste"]);
    await page.getByRole("link", { name: "Vue horaire" }).first().click();
    await page.waitForURL(
      ({ search }) => search === "?volet1=6332&mode=horaire&dedicace=false&utm_source=infolettre",
    );
    expect(await chosen(page)).toEqual(["Vue horaire", "Vue horaire"]);
    await page.getByRole("link", { name: "Vue carte" }).last().click();
    await page.waitForURL(
      ({ search }) => search === "?volet2=6335&mode=carte&dedicace=false&utm_source=infolettre",
    );
    expect(await page.getByText("Partager les résultats").isVisible()).toBe(false);
  });

  test("a loading view shows its skeleton at once, and the list replaces it when it fails", async () => {
    const { page, said, titles } = await openProgramme(site, "/programmation");
    const give = await hold(page, "**/*ScheduleView*.js", (route) => route.abort());
    await view(page, "Vue horaire", 1).click();
    await page.locator(".signet-skeleton[data-view=horaire]").waitFor();
    await expect.poll(titles).toEqual([]);
    await expect.poll(said).toEqual(["Chargement des activités…"]);
    give();
    await page.locator("article").first().waitFor();
    await expect.poll(titles).toHaveLength(24);
    await expect
      .poll(said)
      .toEqual(["Chargement des activités…", expect.stringMatching(/^\d+ activités?(?! ajout)/)]);
    await expect.poll(() => isFocused(view(page, "Vue horaire", 1))).toBe(true);
    await expect.poll(() => page.problems.join()).toContain("ScheduleView");
    page.takeProblems();
  });
});

describe("Sharing the results", () => {
  test("keyboard: programme / Enter / 'Partager les résultats': after a choice, confirmed for 5 s", async () => {
    const { page, said, focused } = await openProgramme(site, "/programmation?utm_source=infolettre", {
      permissions: ["clipboard-read", "clipboard-write"],
      clock: "2026-06-01T12:00:00Z",
    });
    const share = page.getByRole("button", { name: "Partager les résultats" });
    await share.waitFor();
    // From here on, time passes only when the test moves the clock.
    await page.clock.pauseAt(new Date("2026-06-01T12:05:00Z"));
    await page.getByRole("button", { name: "Dans la ville" }).click();
    await share.press("Enter");
    const confirmation = page.locator(".signet-programme-shared", { hasText: CONFIRMED });
    await confirmation.waitFor();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toBe(`${site.url}/programmation?volet2=6335`);
    const confirmed = async () => (await said()).filter((text) => text === CONFIRMED);
    await expect.poll(confirmed).toHaveLength(1);
    await expect.poll(focused).toBe("Partager les résultats");
    await page.clock.fastForward(4000);
    await share.click();
    await expect.poll(confirmed).toHaveLength(2);
    await page.clock.fastForward(4000);
    await expect.poll(() => confirmation.isVisible()).toBe(true);
    await page.clock.fastForward(1100);
    await confirmation.waitFor({ state: "detached" });
    await page.expectSilent();
  });

  describe("when the browser does not copy, nothing is confirmed and a selected field has the address", () => {
    test("keyboard: programme / Escape / the address to be copied by hand", async () => {
      const { page, said, focused } = await openProgramme(site, "/programmation?mode=horaire&volet1=6332", {
        width: 390,
        height: 844,
      });
      await page.evaluate(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
      await page.getByRole("button", { name: "Partager les résultats" }).click();
      const field = page.getByLabel("La copie a échoué. Voici le lien à copier");
      await expect.poll(() => field.inputValue()).toBe(`${site.url}/programmation?volet1=6332&mode=horaire`);
      await expect
        .poll(() =>
          field.evaluate(
            (one: HTMLInputElement) =>
              one === document.activeElement &&
              one.selectionStart === 0 &&
              one.selectionEnd === one.value.length,
          ),
        )
        .toBe(true);
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
      expect((await said()).join()).not.toContain("presse-papiers");
      await expect.poll(() => page.getByText(CONFIRMED).count()).toBe(0);
      await page.keyboard.press("Escape");
      await expect.poll(() => field.count()).toBe(0);
      await expect.poll(focused).toBe("Partager les résultats");
    });
  });
});

test("'Retour aux filtres' stays on the page with a <base> elsewhere", async () => {
  const { page } = await openProgramme(site, "/programmation", { reducedMotion: true });
  await leadElsewhere(page);
  await page.locator(".signet-programme-to-top").waitFor({ state: "attached" });
  await page.locator(".signet-more").scrollIntoViewIfNeeded();
  await page.getByRole("link", { name: "Retour aux filtres" }).click();
  await expect.poll(() => focusedId(page)).toBe("filtres");
  expect(page.url()).toBe(`${site.url}/programmation`);
});

test.each([390, 1440])("'Retour aux filtres' appears near the list's end, at %i px", async (width) => {
  const { page, focused } = await openProgramme(site, "/programmation", { width, reducedMotion: true });
  const back = page.getByRole("link", { name: "Retour aux filtres" });
  await page.locator(".signet-programme-to-top").waitFor({ state: "attached" });
  expect(await back.count()).toBe(0);
  const distance = () =>
    page.evaluate(
      () => (document.querySelector(".signet-more")?.getBoundingClientRect().top ?? 0) - innerHeight,
    );
  // Groups of cards get their final heights when they are near: scroll until they have.
  await expect
    .poll(async () => {
      await page.evaluate((by) => scrollBy(0, by), (await distance()) - 700);
      return Math.abs((await distance()) - 700);
    })
    .toBeLessThan(2);
  await expect.poll(() => back.count()).toBe(0);
  // Cards above may still get their final heights.
  await expect
    .poll(async () => {
      await page.evaluate((by) => scrollBy(0, by), (await distance()) - 550);
      return back.isVisible();
    })
    .toBe(true);
  // It covers no text.
  const covered = await back.evaluate((link) => {
    const { left, right, top, bottom } = link.getBoundingClientRect();
    const cards = [
      ...document.querySelectorAll("article, .signet-programme-filters-bar button:not([hidden])"),
    ];
    return cards.some((card) => {
      const box = card.getBoundingClientRect();
      const bar = document.querySelector(".signet-programme-filters-bar")?.getBoundingClientRect();
      const seen =
        bar && bar.height > 0 && !card.matches("button") ? Math.min(box.bottom, bar.top) : box.bottom;
      return box.left < right && box.right > left && box.top < bottom && seen > top;
    });
  });
  expect(covered).toBe(false);
  await back.click();
  await expect.poll(() => focusedId(page)).toBe("filtres");
  await expect.poll(() => page.locator("#filtres").isVisible()).toBe(true);
  await expect
    .poll(() => page.evaluate(() => document.querySelector(".signet-programme")?.getBoundingClientRect().top))
    .toBeLessThan(400);
  await expect.poll(() => new URL(page.url()).hash).toBe("");
  await expect.poll(() => back.count()).toBe(0);
  // While focused, it stays while scrolling away.
  await expect.poll(focused).not.toBe("(body)");
});

test("'#filtres' and '#programmation' scroll there, at load and on a click", async () => {
  const { page } = await openProgramme(site, "/programmation#filtres", { width: 390, height: 844 });
  const panel = page.locator("#filtres");
  const top = () => panel.evaluate((one) => Math.abs(one.getBoundingClientRect().top));
  expect(await panel.isVisible()).toBe(true);
  expect(await top()).toBeLessThan(120);
  await page.getByRole("button", { name: /^Filtres/ }).click();
  await expect.poll(() => panel.isVisible()).toBe(false);
  await page.locator(".signet-programme-to-top").waitFor({ state: "attached" });
  // A theme's own link, to a closed target and the current address
  await page.evaluate(() => {
    const link = Object.assign(document.createElement("a"), { href: "#filtres", textContent: "Filtrer" });
    document.querySelector("main")?.append(link);
  });
  await page.getByRole("link", { name: "Filtrer" }).click();
  await panel.waitFor();
  await expect.poll(top).toBeLessThan(200);
  await expect.poll(() => focusedId(page)).toBe("filtres");

  const { page: results } = await openProgramme(site, "/programmation?page=2#programmation", { width: 390 });
  const section = results.locator("#programmation");
  await expect
    .poll(() => section.evaluate((one) => Math.abs(one.getBoundingClientRect().top)))
    .toBeLessThan(120);
});
