/** Actions of a card: calendar file, sharing; by keyboard, and without their code. */
import { readFile } from "node:fs/promises";
import ICAL from "ical.js";
import { describe, expect, test } from "vitest";
import { useSite, type WatchedPage } from "../harness.ts";
import { openProgramme } from "./programme-page.ts";

const site = useSite();
const PHONE = { width: 390, height: 844 } as const;
const CODE = "**/on-demand-*.js";

const focusedClass = (page: WatchedPage) => page.evaluate(() => document.activeElement?.className ?? "");

describe("with the data of the calendar link, under a strict policy", () => {
  test("keyboard: programme / Enter / a card's '.ics': the file is saved at a click or a key", async () => {
    const { page } = await openProgramme(site, "/programmation?page=3", PHONE);
    for (const press of [false, true]) {
      // By keyboard far down the list, where cards become complete when they are near.
      if (press) await page.locator("article").nth(50).scrollIntoViewIfNeeded();
      const cards = page.locator("article:has(.signet-programme-action-file)");
      const slug = await (press ? cards.last() : cards.first()).getAttribute("data-slug");
      const card = page.locator(`article[data-slug="${slug}"]`);
      const file = card.locator(".signet-programme-action-file");
      await file.scrollIntoViewIfNeeded();
      const title =
        (await card
          .locator(".signet-programme-title a, .signet-programme-title > span")
          .first()
          .textContent()) ?? "";
      const name = await file.getAttribute("aria-label");
      expect(name).toMatch(/^Télécharger le fichier \.ics de «\u00a0.+\u00a0»/);
      expect(name).toContain(title.replace(/….*/, "").trim().slice(0, 20));

      const saved = page.waitForEvent("download");
      if (press) {
        await file.focus();
        await page.keyboard.press("Enter");
      } else await file.click();
      const download = await saved;
      expect(download.suggestedFilename()).toMatch(/^[a-z0-9-]+\.ics$/);
      const [event] = new ICAL.Component(
        ICAL.parse(await readFile(await download.path(), "utf8")),
      ).getAllSubcomponents("vevent");
      const link = new URL(
        (await card.locator(".signet-programme-action-agenda").getAttribute("href")) ?? "",
      );
      expect(event?.getFirstPropertyValue("summary")).toBe(link.searchParams.get("text"));
      expect(event?.getFirstPropertyValue("description")).toBe(link.searchParams.get("details"));
      const [start] = (link.searchParams.get("dates") ?? "").split("/");
      expect(String(event?.getFirstPropertyValue("dtstart")).replace(/[-:]/g, "")).toBe(start);
      await expect.poll(() => focusedClass(page)).toContain("signet-programme-action-file");
    }
    await page.expectSilent();
  });
});

describe("keyboard: programme / Enter / a card's 'Partager'", () => {
  test("keyboard: programme / Escape / an open share panel: after a copy, which is confirmed", async () => {
    const { page, hears, focused } = await openProgramme(site, "/programmation", {
      ...PHONE,
      permissions: ["clipboard-read", "clipboard-write"],
    });
    const card = page.locator("article").nth(2);
    const summary = card.locator("summary");
    await summary.focus();
    const name = await focused();
    await page.keyboard.press("Enter");
    await card.getByRole("button", { name: "Copier le lien" }).waitFor();
    await page.keyboard.press("Tab");
    await expect.poll(focused).toBe("Copier le lien");
    await page.keyboard.press("Enter");
    await hears("Le lien a été copié dans votre presse-papiers.");
    const href = await card
      .locator(".signet-programme-title a")
      .evaluate((link: HTMLAnchorElement) => link.href);
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(href);
    for (const network of ["LinkedIn", "X", "Facebook"]) {
      await page.keyboard.press("Tab");
      await expect.poll(focused).toBe(`${network} (nouvel onglet)`);
    }
    await page.keyboard.press("Escape");
    await expect.poll(() => card.locator(".signet-programme-share-panel").count()).toBe(0);
    await expect.poll(focused).toBe(name);
    await page.expectSilent();
  });
});

test("without the code the address can be copied by hand and the calendar link stays", async () => {
  const { page, focused } = await openProgramme(site, "about:blank", { ...PHONE, wait: false });
  const asked: string[] = [];
  await page.route(CODE, (route) => {
    asked.push(route.request().url());
    return route.abort();
  });
  await page.addInitScript(() => {
    const reports: string[] = [];
    Object.assign(window, { reports });
    document.addEventListener("signet:report", (event) => {
      reports.push(String((event as CustomEvent<{ error: unknown }>).detail.error));
    });
  });
  const reports = () => page.evaluate(() => (window as unknown as { reports: string[] }).reports.length);
  await page.goto(`${site.url}/programmation`);
  await page.whenReady();
  // The photos have already requested it; further requests repeat the same failure.
  await expect.poll(reports).toBe(1);

  const card = page.locator("article").nth(2);
  await card.locator("summary").click();
  const href = await card
    .locator(".signet-programme-title a")
    .evaluate((link: HTMLAnchorElement) => link.href);
  await card.getByRole("link", { name: href, exact: true }).waitFor();
  await expect.poll(focused).toMatch(/^Partager/);

  const dated = page.locator("article:has(.signet-programme-action-file)").first();
  const before = asked.length;
  await dated.locator(".signet-programme-action-file").click();
  await expect.poll(() => asked.length).toBeGreaterThan(before);
  await expect.poll(focused).toMatch(/^Télécharger/);
  await expect
    .poll(() => dated.locator(".signet-programme-action-agenda").getAttribute("href"))
    .toContain("calendar.google.com");
  await expect
    .poll(() => page.locator("[data-island=programme]").getAttribute("data-enhanced"))
    .toBe("ready");

  // Opened again with a working network, the panel appears.
  await page.unroute(CODE);
  await card.locator("summary").click();
  await card.locator("summary").click();
  await card.getByRole("button", { name: "Copier le lien" }).waitFor();
  await expect.poll(reports).toBe(1);
  page.takeProblems();
});
