/** Choices in the server's form before the script has loaded are kept. */
import { describe, expect, test } from "vitest";
import { useSite } from "../harness.ts";

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
