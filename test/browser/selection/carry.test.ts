/** The plan is carried elsewhere: the system's share sheet, and a calendar that imports a second file. */
import { readFileSync } from "node:fs";
import ICAL from "ical.js";
import { describe, expect, test } from "vitest";
import { encodeIds } from "../../../src/islands/selection/domain/code.ts";
import { useSite, type WatchedPage } from "../harness.ts";
import { button, hears, tidy } from "../seen.ts";
import {
  CANCELLED,
  openSelection,
  ribbonOf,
  SIGNING,
  STORIES,
  store,
  titleOf,
  UNDATED,
  WORKSHOP,
} from "./selection-page.ts";

const site = useSite({ now: "2026-11-25T08:00" });

/** Opens the plan on a telephone with a share sheet, which the visitor uses or closes. */
async function openWithSheet(answer: "shared" | "closed"): Promise<WatchedPage> {
  const page = await site.newPage({ width: 390, height: 844, touch: true });
  await store(page, { ids: [SIGNING, STORIES] });
  await page.addInitScript((what) => {
    const record = { shared: [] as unknown[], told: [] as unknown[] };
    Object.assign(window, { record });
    navigator.canShare = () => true;
    navigator.share = async (data) => {
      record.shared.push(data);
      if (what === "closed") throw new DOMException("closed", "AbortError");
    };
    document.addEventListener("signet:share", ({ detail }) => record.told.push(detail.by));
  }, answer);
  await page.goto("/ma-selection");
  await page.whenReady("selection");
  return page;
}

const recorded = (page: WatchedPage) =>
  page.evaluate(
    () => (window as unknown as { record: { shared: { url: string }[]; told: string[] } }).record,
  );

describe("the system's share sheet", () => {
  test("gets the plan's name and its address, and closes without a word", async () => {
    const page = await openWithSheet("shared");
    await button(page, "Partager…").tap();
    const url = `${site.url}/ma-selection#choix=${encodeIds([SIGNING, STORIES])}`;
    await expect
      .poll(() => recorded(page))
      .toEqual({ shared: [{ title: "Ma sélection", url }], told: ["system"] });
    await page.expectSilent();
  });

  test("may be closed without a choice: nothing was shared, and nothing has failed", async () => {
    const page = await openWithSheet("closed");
    await button(page, "Partager…").tap();
    await expect.poll(async () => (await recorded(page)).shared.length).toBe(1);
    expect((await recorded(page)).told).toEqual([]);
    await page.expectSilent();
  });

  test("has no button where there is none, and the link can be copied", async () => {
    const page = await openSelection(site, { ids: [SIGNING] }, { width: 390, height: 844, touch: true });
    expect(await button(page, "Partager…").count()).toBe(0);
    expect(await button(page, "Copier le lien").isVisible()).toBe(true);
    await page.expectSilent();
  });
});

/** What a calendar has of each activity. */
type Calendar = Map<string, { readonly title: string; readonly status: string }>;

/**
 * Calendars differ in a second import: `replaces` takes an entry of a known UID when its number is not lower; `stops`
 * takes what comes before the first known one, as Thunderbird 153 does.
 */
type Way = "replaces" | "stops";

async function importFile(page: WatchedPage, calendar: Calendar, way: Way = "replaces"): Promise<void> {
  const downloading = page.waitForEvent("download");
  await button(page, "Ajouter à l’agenda (.ics)").click();
  const file = readFileSync(await (await downloading).path(), "utf8");
  for (const event of new ICAL.Component(ICAL.parse(file)).getAllSubcomponents("vevent")) {
    const value = (name: string) => String(event.getFirstPropertyValue(name));
    if (way === "stops" && calendar.has(value("uid"))) return;
    calendar.set(value("uid"), { title: value("summary"), status: value("status") });
  }
}

const saidOf = async (page: WatchedPage) =>
  tidy(await page.locator(".signet-selection-carry .signet-selection-said").last().textContent());

test("the file starts with what is new, for calendars that stop at an event they know", async () => {
  const page = await openSelection(site, { ids: [SIGNING, STORIES] });
  const calendar: Calendar = new Map();
  await importFile(page, calendar, "stops");
  await page.evaluate((id) => {
    const { ids } = JSON.parse(localStorage.getItem("signet:selection") ?? "");
    localStorage.setItem("signet:selection", JSON.stringify({ v: 1, ids: [...ids, id] }));
  }, WORKSHOP);
  await page.reload();
  await page.whenReady("selection");
  await importFile(page, calendar, "stops");
  expect([...calendar.values()].map(({ title }) => title)).toEqual([STORIES, SIGNING, WORKSHOP].map(titleOf));
});

test("what is in the file and what is not is counted in words, which promise no replacement", async () => {
  const page = await openSelection(site, { ids: [SIGNING, UNDATED, 999_999, STORIES] });
  await importFile(page, new Map());
  const said =
    "Fichier d’agenda téléchargé : 2 activités, sans 2 dont la date n’est pas connue ou qui ont quitté la programmation. " +
    "Importé une autre fois, un fichier ne corrige pas toujours ce que votre agenda a déjà, et peut le doubler.";
  expect(await saidOf(page)).toBe(said);
  await hears(page, said.slice(0, 40));
  await ribbonOf(page, UNDATED).click();
  await page.getByRole("button", { name: "Garder\u00a0: Activité nº\u00a0999999" }).click();
  await importFile(page, new Map());
  await expect.poll(() => saidOf(page)).toMatch(/^Fichier d’agenda téléchargé : 2 activités\. Importé/);
});

test("without any date there is no file, which is said", async () => {
  const page = await openSelection(site, { ids: [UNDATED] });
  await button(page, "Ajouter à l’agenda (.ics)").click();
  await expect.poll(() => saidOf(page)).toBe("Aucune activité gardée n’a encore de date.");
});

test("a second calendar file has what is cancelled meanwhile, and says so", async () => {
  const page = await openSelection(site, { ids: [SIGNING, STORIES] });
  const calendar: Calendar = new Map();
  await importFile(page, calendar);
  const first = [...calendar.keys()].at(-1);
  expect([...calendar.values()].map(({ status }) => status)).toEqual(["CONFIRMED", "CONFIRMED"]);
  await page.route("**/api/events?**", async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    const row = answer.data.find(({ id }: { id: number }) => id === SIGNING);
    row.categories.status = [{ id: 71610, title: "Annulé" }];
    await route.fulfill({ response, json: answer });
  });
  await page.reload();
  await page.whenReady("selection");
  await page.getByText("Annulée depuis que vous l’avez gardée.").waitFor();
  await importFile(page, calendar);
  expect(calendar.size).toBe(2);
  expect(calendar.get(first ?? "")).toEqual({
    title: `Activité annulée\u00a0: ${titleOf(SIGNING)}`,
    status: "CANCELLED",
  });
  expect([...calendar.values()].map(({ status }) => status).toSorted()).toEqual(["CANCELLED", "CONFIRMED"]);
  await page.expectSilent();
});

test("a plan whose only activity is cancelled still has a calendar file", async () => {
  const page = await openSelection(site, { ids: [CANCELLED] });
  const calendar: Calendar = new Map();
  await importFile(page, calendar);
  expect([...calendar.values()].map(({ status }) => status)).toEqual(["CANCELLED"]);
});
