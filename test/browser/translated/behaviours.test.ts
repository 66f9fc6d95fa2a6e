/** The behaviours on a page that the browser translates: the same words as on the plain page, and as before on release. */
import { expect, test } from "vitest";
import { loadFair } from "../../host/data/load.ts";
import { useSite, type WatchedPage } from "../harness.ts";
import { button, texts } from "../seen.ts";
import { releaseAll } from "../written-page.ts";
import { openTwice } from "./translated-pages.ts";

const site = useSite();
const permissions = ["clipboard-read", "clipboard-write"];
const slug = loadFair("templates-fixtures/data").events.find(({ url }) => url !== null)?.slug ?? "";

const released = async (page: WatchedPage) => {
  await releaseAll(page);
  expect(await page.locator('[data-enhanced="ready"]').count()).toBe(0);
};

test("an activity's page: the share block, the bookmark, the number kept in the header", async () => {
  const { both, end } = await openTwice(site, `/activites/${slug}`, { permissions, marker: "share" });
  await both(async (page) => {
    await page.locator("[data-behaviour=share] summary").click();
    await button(page, "Copier le lien").click();
    await expect.poll(() => texts(page, ".signet-sharing-said")).toEqual([expect.stringMatching(/copié/)]);
  });
  for (const kept of ["1", ""])
    await both(async (page) => {
      await page.locator("main .signet-keep").first().click();
      await expect.poll(async () => (await texts(page, ".signet-kept-count")).join("")).toBe(kept);
    });
  await end();
});

test("questions: copied, opened, and the page as it was on release", async () => {
  const { both, end, translated } = await openTwice(site, "/faq", { permissions });
  for (const id of ["q-sortie", "q-achat"])
    await both(async (page) => {
      await page.locator(`#${id} > summary`).click();
      await page.locator(`#${id} .signet-faq-link`).click();
      await expect
        .poll(() => texts(page, `#${id} .signet-faq-link`))
        .toEqual([expect.stringMatching(/copié/)]);
    });
  await end();
  await both(released);
  expect(await translated.locator(".signet-faq-link").count()).toBe(0);
});

test("a video and the search open, say the same, and close", async () => {
  const { both, end } = await openTwice(site, "/videos");
  for (const place of [0, 1])
    await both(async (page) => {
      await page.locator("main [data-video-id]").nth(place).click();
      await page.frameLocator("iframe").getByRole("button", { name: "Lecture" }).waitFor();
      await page.getByRole("button", { name: "Fermer la vidéo" }).click();
      await expect.poll(() => page.locator("iframe").count()).toBe(0);
    });
  await both(async (page) => {
    await page.locator("header [popovertarget=recherche]").click();
    await page.locator("#recherche:modal").waitFor();
    await page.locator("#recherche").getByRole("button", { name: "Chercher" }).click();
    await page.locator(".signet-search-hint").waitFor();
  });
  await both(async (page) => {
    await page.locator("#recherche-q").fill("n");
    await expect.poll(() => page.locator(".signet-search-hint").count()).toBe(0);
  });
  await end();
  await both(released);
});

test("the home page's posters, books and menu", async () => {
  const { both, end } = await openTwice(site, "/", { marker: "must-see" });
  for (const name of ["Affiche suivante", "Affiche suivante", "Affiche précédente"])
    await both(async (page) => {
      const before = await texts(page, ".signet-carousel-position");
      await button(page, name).click();
      await expect.poll(() => texts(page, ".signet-carousel-position")).not.toEqual(before);
    });
  await both(async (page) => {
    await page.locator("[data-behaviour=books]").scrollIntoViewIfNeeded();
    await page.whenReady("books");
    await button(page, "Livre suivant").click();
  });
  await end();
  await both(released);
});
