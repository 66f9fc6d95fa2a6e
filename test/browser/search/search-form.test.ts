/** The search forms of the header and of the results page. */
import { describe, expect, test } from "vitest";
import { type PageOptions, useSite, type WatchedPage } from "../harness.ts";
import { pageViolations } from "../pages/page-axe.ts";
import { isFocused, said } from "../seen.ts";
import { TOGGLE, whenModal } from "./search-page.ts";

const site = useSite({ now: "2026-11-26T10:00" });

const open = (options: PageOptions = {}) => site.open("/activites", options);
const field = (page: WatchedPage) => page.locator("main input[name=q]");
const hint = (page: WatchedPage) => page.locator("main .signet-search-hint");
/** The field's description for assistive technology. */
const description = (page: WatchedPage) =>
  field(page).evaluate(
    (one) => document.getElementById(one.getAttribute("aria-describedby") ?? "")?.textContent,
  );

describe("without script", () => {
  test("the results page searches, and shows the query", async () => {
    const page = await site.open("/activites?requete=conte", { javaScript: false });
    expect(await field(page).inputValue()).toBe("conte");
    await field(page).fill("Hélène");
    await page.getByRole("main").getByRole("button", { name: "Chercher" }).click();
    await page.waitForURL("**/activites?q=H%C3%A9l%C3%A8ne");
    await expect.poll(() => field(page).inputValue()).toBe("Hélène");
    await page.expectSilent();
  });
});

describe("with script", () => {
  test("keyboard: search-form / Enter / a search field without a word in it", async () => {
    const page = await open();
    await field(page).focus();
    for (const blank of ["", "   "]) {
      await page.keyboard.type(blank);
      await page.keyboard.press("Enter");
      await expect.poll(() => isFocused(field(page))).toBe(true);
      await expect.poll(() => description(page)).toContain("Écrivez d’abord ce que vous cherchez");
      await expect.poll(() => page.url()).toBe(`${site.url}/activites`);
    }
    await expect.poll(() => said(page)).toContain("Écrivez d’abord");
    expect(await pageViolations(page)).toEqual([]);
    await page.keyboard.type("n");
    await expect.poll(() => hint(page).count()).toBe(0);
    await page.keyboard.type("eige");
    await page.keyboard.press("Enter");
    // As it was typed, spaces included: the server decides.
    await page.waitForURL("**/activites?q=+++neige");
    await page.expectSilent();
  });

  test("keyboard: search-form / Enter, Space / the button beside an empty search field", async () => {
    for (const key of ["Enter", "Space"]) {
      const page = await open();
      await page.getByRole("main").getByRole("button", { name: "Chercher" }).focus();
      await page.keyboard.press(key);
      await expect.poll(() => isFocused(field(page))).toBe(true);
      await hint(page).waitFor();
    }
  });

  test("a tap on the button searches, and with an empty field focuses it", async () => {
    const page = await open({ width: 390, height: 844, touch: true });
    const send = page.getByRole("main").getByRole("button", { name: "Chercher" });
    await send.tap();
    await expect.poll(() => isFocused(field(page))).toBe(true);
    await page.keyboard.type("poésie");
    await send.tap();
    await page.waitForURL("**/activites?q=po%C3%A9sie");
    await page.expectSilent();
  });

  test("the address's requete fills the results page's field, not the header's", async () => {
    const page = await site.open("/activites?requete=l%27ogre%20%26%20nous");
    expect(await field(page).inputValue()).toBe("l'ogre & nous");
    expect(await page.locator("#recherche-q").inputValue()).toBe("");
  });

  test("each of the page's two forms has its own hint", async () => {
    const page = await open();
    await field(page).press("Enter");
    await page.locator(TOGGLE).click();
    await whenModal(page);
    await page.keyboard.press("Enter");
    await expect.poll(() => page.locator(".signet-search-hint").count()).toBe(2);
    // Behind an open dialog the page's live region is inert: the hint is an alert.
    await expect
      .poll(() => page.locator("#recherche").getByRole("alert").textContent())
      .toContain("Écrivez d’abord");
    expect(await pageViolations(page)).toEqual([]);
    await page.keyboard.press("Escape");
    // An overlay opens without the hint.
    await expect.poll(() => page.locator(".signet-search-hint").count()).toBe(1);
    await page.expectSilent();
  });

  test("a hint causes no sideways scroll, at 320 px or with text spacing", async () => {
    const page = await open({ width: 320, height: 640 });
    await field(page).press("Enter");
    await hint(page).waitFor();
    await expect
      .poll(() => page.locator("html").evaluate((html) => html.scrollWidth - html.clientWidth))
      .toBe(0);
  });
});
