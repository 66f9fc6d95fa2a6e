/** Choices in the server's form before the script has loaded are kept. */
import { describe, expect, test } from "vitest";
import { useSite, type WatchedPage } from "../harness.ts";
import { hold } from "../hold.ts";

const site = useSite();

describe("a choice in the server's form, made while the list is loading", () => {
  test("is applied when the island mounts: a date, hours, an area, a selector in its open block", async () => {
    site.host.faults.set({ path: "/api/categories", delay: 1500 });
    const page = await site.newPage();
    await page.goto("/programmation?initial=0", { waitUntil: "domcontentloaded" });
    const date = await page.locator("#filtre-date option").nth(1).getAttribute("value");
    await page.locator("#filtre-date").selectOption(date);
    await page.locator("form input[name=volet3]").setChecked(true, { force: true });
    await page.locator("#filtre-heure_fin").selectOption("12");
    await page.locator("#filtres-plus").click();
    const type = await page.locator("#filtre-type option").nth(1).getAttribute("value");
    await page.locator("#filtre-type").selectOption(type);
    await page.whenReady("programme");
    const chosen = () => {
      const { searchParams } = new URL(page.url());
      return ["date", "volet3", "hours", "type"].map((key) => searchParams.get(key));
    };
    await expect.poll(chosen).toEqual([date, "73904", "0,12", type]);
    await expect.poll(() => page.locator("#filtres-plus").getAttribute("aria-expanded")).toBe("true");
    await expect.poll(() => page.getByRole("combobox", { name: "Date" }).inputValue()).toBe(date);
    await page.expectSilent();
  });

  test("that was taken back does not change the address", async () => {
    site.host.faults.set({ path: "/api/categories", delay: 1500 });
    const page = await site.newPage();
    await page.goto("/programmation?initial=0", { waitUntil: "domcontentloaded" });
    await page.locator("#filtre-date").selectOption({ index: 1 });
    await page.locator("#filtre-date").selectOption({ index: 0 });
    await page.whenReady("programme");
    await expect.poll(() => new URL(page.url()).search).toBe("?initial=0");
    await page.expectSilent();
  });
});

describe("the panel of filters, until the island has come,", () => {
  const note = (page: WatchedPage) =>
    page.locator(".signet-programme-filters > .signet-programme-note").evaluate((element) => {
      const { content, visibility } = getComputedStyle(element, "::before");
      return [content, visibility, getComputedStyle(element).visibility];
    });

  test.each([1440, 390])(
    "says that the programme is loading, from its first paint (%i px)",
    async (width) => {
      const page = await site.newPage({ width });
      const release = await hold(page, "**/*.js");
      await page.goto("/programmation#filtres", { waitUntil: "commit" });
      await page.locator(".signet-programme-filters > .signet-programme-note").waitFor({ state: "attached" });
      await expect.poll(() => note(page)).toEqual(['"Chargement des activités…"', "visible", "hidden"]);
      release();
      await page.whenReady("programme");
      await expect.poll(() => note(page)).toEqual(["none", "visible", "visible"]);
      await page.expectSilent();
    },
  );

  test("does not say so when the programme could not be loaded", async () => {
    site.host.faults.set({ path: "/api/events", status: 404 });
    const page = await site.newPage();
    await page.goto("/programmation?initial=0");
    await page.locator(".signet-failure").waitFor();
    expect((await note(page))[0]).toBe("none");
  });

  test("says nothing of the script where there is none", async () => {
    const page = await site.newPage({ javaScript: false });
    await page.goto("/programmation");
    expect(await page.locator(".signet-programme-note").first().isVisible()).toBe(false);
  });
});
