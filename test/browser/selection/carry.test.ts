/** The plan is carried elsewhere: the system's share sheet, and a calendar that imports a second file. */
import { readFileSync } from "node:fs";
import ICAL from "ical.js";
import { describe, expect, test } from "vitest";
import { encodeIds } from "../../../src/islands/selection/domain/code.ts";
import { useSite, type WatchedPage } from "../harness.ts";
import { button } from "../seen.ts";
import { CANCELLED, openSelection, SIGNING, STORIES, store, titleOf } from "./selection-page.ts";

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

/** What a calendar has of each activity: an entry is replaced by one of the same UID and no lower number. */
type Calendar = Map<string, { readonly title: string; readonly status: string; readonly sequence: number }>;

async function importFile(page: WatchedPage, calendar: Calendar): Promise<void> {
  const downloading = page.waitForEvent("download");
  await button(page, "Ajouter à l’agenda (.ics)").click();
  const file = readFileSync(await (await downloading).path(), "utf8");
  for (const event of new ICAL.Component(ICAL.parse(file)).getAllSubcomponents("vevent")) {
    const value = (name: string) => String(event.getFirstPropertyValue(name));
    const entry = { title: value("summary"), status: value("status"), sequence: Number(value("sequence")) };
    if (entry.sequence >= (calendar.get(value("uid"))?.sequence ?? 0)) calendar.set(value("uid"), entry);
  }
}

test("a second calendar file replaces the first: what is cancelled meanwhile says so", async () => {
  const page = await openSelection(site, { ids: [SIGNING, STORIES] });
  const calendar: Calendar = new Map();
  await importFile(page, calendar);
  const [first] = calendar.keys();
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
    sequence: 2,
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
