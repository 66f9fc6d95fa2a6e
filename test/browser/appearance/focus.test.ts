/** Every focused control has a visible ring; every pressed or chosen control differs by more than colour. */
import { describe, expect, test } from "vitest";
import { type PageOptions, useSite } from "../harness.ts";
import { NOW, openStill } from "./appearance-page.ts";
import { badRings, form } from "./control-states.ts";

const site = useSite({ now: NOW });

describe("every kind of control has a ring of 2 px and 3:1", () => {
  test.each<[string, PageOptions]>([
    ["/", {}],
    ["/programmation", {}],
    ["/programmation", { width: 390, dark: true }],
    ["/programmation?mode=carte", {}],
    ["/programmation?mode=horaire", { dark: true }],
    ["/auteurs?letter=b", { dark: true }],
    ["/webdiffusion", {}],
    ["/faq", {}],
    ["/videos", { dark: true }],
    ["/activites?q=conte", {}],
  ])("%s %j", async (address, options) => {
    const page = await openStill(site, address, options);
    const more = page.locator("#filtres-plus");
    if (await more.isVisible()) await more.click();
    expect(await badRings(page)).toEqual([]);
  });

  // The theme's own ring could hide a missing one.
  test.each(["/programmation", "/programmation?mode=carte", "/auteurs", "/webdiffusion"])(
    "without a theme: %s",
    async (address) => {
      const page = await openStill(site, address, {}, (fresh) =>
        fresh.route(/\/theme\/[^?]*\.css/, (route) => route.fulfill({ contentType: "text/css", body: "" })),
      );
      expect(await badRings(page, "[data-island] .signet-root")).toEqual([]);
    },
  );

  test("in the open menu, the search, the books, and the panels to share", async () => {
    const menu = await openStill(site, "/faq");
    await menu.getByRole("button", { name: "Menu", exact: true }).click();
    await menu.locator("[data-menu=open]").waitFor();
    expect(await badRings(menu)).toEqual([]);
    const search = await openStill(site, "/faq");
    await search.getByRole("button", { name: "Rechercher", exact: true }).first().click();
    await search.getByRole("dialog", { name: "Recherche" }).waitFor();
    expect(await badRings(search, "dialog, [popover]")).toEqual([]);
    const card = await openStill(site, "/programmation");
    await card.locator("article summary").first().click();
    await card.locator(".signet-programme-share-panel").waitFor();
    expect(await badRings(card, "article")).toEqual([]);
    const webcast = await openStill(site, "/webdiffusion");
    await webcast.getByRole("button", { name: /^Livres/ }).click();
    await webcast.getByRole("button", { name: /^Partager/ }).click();
    expect(await badRings(webcast)).toEqual([]);
  });
});

describe("pressed differs from unpressed by more than colour", () => {
  test.each([
    ["/programmation", ".signet-programme-area"],
    ["/programmation", ".signet-programme > .signet-programme-views > .signet-programme-view"],
    ["/programmation", ".signet-programme-switch"],
    ["/programmation?mode=carte", ".signet-programme-spot"],
    ["/auteurs", "nav[aria-label] a[href*='letter=b']"],
  ])("%s %s", async (address, control) => {
    const page = await openStill(site, address, { reducedMotion: false });
    const before = await form(page, control);
    await page.locator(control).first().click();
    await expect.poll(() => form(page, control)).not.toBe(before);
  });
});
