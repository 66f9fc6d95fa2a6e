/** An activity with an id of letters, as conference systems give them: from the programme's list to another person's page. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { useSite } from "../harness.ts";
import { openProgramme } from "../programme/programme-page.ts";
import { button, hears, texts } from "../seen.ts";
import { named, pressed, storedIds } from "./ribbons.ts";
import { countOf, openSelection, STORIES } from "./selection-page.ts";

const LETTERS = "QX7RTA";
const TITLE = "Contes au chaud";
/** The stories' day, in the city. */
const LIST = "/programmation?date=1795842000&volet2=6335&dedicace=false";

/** The invented fair, in which the stories have an id of letters. */
const dataDir = mkdtempSync(join(tmpdir(), "signet-letters-"));
cpSync("templates-fixtures/data", dataDir, { recursive: true });
const events = join(dataDir, "events.json");
writeFileSync(events, readFileSync(events, "utf8").replace(`"id":${STORIES},`, `"id":"${LETTERS}",`));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const site = useSite({ now: "2026-11-26T10:00", dataDir });

test("it is listed, kept, in the plan, requested, in a calendar file, and sent to somebody else", async () => {
  const { page } = await openProgramme(site, LIST);
  const ribbon = named(page, `Garder\u00a0: ${TITLE}`);
  await ribbon.click();
  await expect.poll(() => pressed(ribbon)).toBe("true");
  expect(await storedIds(page)).toEqual([LETTERS]);
  await page.reload();
  await page.whenReady("programme");
  await expect.poll(() => pressed(ribbon)).toBe("true");

  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/events"))
      asked.push(...new URL(request.url()).searchParams.getAll("ids[]"));
  });
  await page.goto("/ma-selection");
  await page.whenReady("selection");
  expect(await countOf(page)).toBe("1 activité gardée");
  expect(await texts(page, ".signet-selection-days h4")).toEqual([TITLE]);
  await expect.poll(() => asked).toEqual([LETTERS]);

  const downloading = page.waitForEvent("download");
  await button(page, "Ajouter à l’agenda (.ics)").click();
  const file = readFileSync(await (await downloading).path(), "utf8");
  expect(file).toContain(`UID:activite~${LETTERS}@`);
  await page.expectSilent();
});

test("a link to it shows it to somebody else, who keeps it beside his own", async () => {
  const permissions = ["clipboard-read", "clipboard-write"];
  const page = await openSelection(site, { ids: [LETTERS, 90572] }, { permissions });
  await button(page, "Copier le lien").click();
  await hears(page, "Le lien de votre sélection est copié.");
  const address = await page.evaluate(() => navigator.clipboard.readText());

  const other = await openSelection(site, { ids: [] }, { hash: new URL(address).hash });
  expect(await texts(other, ".signet-selection-shared h2")).toEqual(["On vous a envoyé 2 activités"]);
  expect(await texts(other, ".signet-selection-shared h3")).toContain(TITLE);
  await other.locator(".signet-selection-shared .signet-button").click();
  await expect.poll(() => storedIds(other)).toEqual(expect.arrayContaining([LETTERS, 90572]));
  await other.expectSilent();
});
