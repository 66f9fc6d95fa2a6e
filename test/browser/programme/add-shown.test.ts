/** 'Ajouter ces 24 activités': one calendar file of what the programme shows. */
import { readFile } from "node:fs/promises";
import ICAL from "ical.js";
import type { Download } from "playwright-core";
import { expect, test } from "vitest";
import { useSite, type WatchedPage } from "../harness.ts";
import { openProgramme } from "./programme-page.ts";

const site = useSite();

const button = (page: WatchedPage) => page.getByRole("button", { name: /^Ajouter ce/ });
const events = async (download: Download) =>
  new ICAL.Component(ICAL.parse(await readFile(await download.path(), "utf8"))).getAllSubcomponents("vevent");
/** The number in the button's name. */
const promised = async (page: WatchedPage) =>
  Number(
    /^Ajouter ces (\d+) activités à l’agenda \(\.ics\)(, sauf \d+ annulées? ou sans date)?$/.exec(
      (await button(page).textContent()) ?? "",
    )?.[1],
  );

test.each([390, 1440])(
  "keyboard: programme / Enter / 'Ajouter ces activités': all shown, named by filters, %i px",
  async (width) => {
    const { page, hears, settled } = await openProgramme(site, "/programmation?genre=6461", { width });
    await button(page).focus();
    for (const more of [false, true]) {
      if (more) {
        await page.getByRole("button", { name: "Voir plus d'activités" }).last().click();
        await settled();
        await expect.poll(() => page.locator("article").count()).toBeGreaterThan(24);
        await button(page).focus();
      }
      // Each card with a date has a link to the calendar.
      const dated = await page.evaluate(() => {
        for (const one of document.querySelectorAll(".signet-programme-cards")) one.scrollIntoView();
        return document.querySelectorAll(".signet-programme-action-agenda").length;
      });
      await expect.poll(() => promised(page)).toBeGreaterThanOrEqual(dated);
      const saved = page.waitForEvent("download");
      await page.keyboard.press("Enter");
      const download = await saved;
      expect(download.suggestedFilename()).toMatch(/^activites-du-genre-[a-z0-9-]+\.ics$/);
      const all = await events(download);
      expect(all.length).toBe(await promised(page));
      expect(new Set(all.map((event) => event.getFirstPropertyValue("uid"))).size).toBe(all.length);
      await hears(new RegExp(`^Fichier d’agenda téléchargé\\s: ${all.length} activités$`));
      await expect.poll(() => button(page).evaluate((one) => one === document.activeElement)).toBe(true);
    }
    await page.expectSilent();
  },
);
