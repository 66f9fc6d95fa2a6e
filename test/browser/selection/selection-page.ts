/** Page object of the visitor's selection for browser tests. */

import type { Locator } from "playwright-core";
import type { Activity } from "../../../src/shared/activity/activity.ts";
import { parseActivities } from "../../../src/shared/activity/schema.ts";
import type { RowId } from "../../../src/shared/http/row-id.ts";
import { loadFair } from "../../host/data/load.ts";
import type { PageOptions, Site, WatchedPage } from "../harness.ts";
import { tidy } from "../seen.ts";

const fair = loadFair("templates-fixtures/data");
const activities = new Map(parseActivities(fair.events, () => {}).map((one) => [one.id, one]));

/** Activities of the invented fair. */
export const STORIES = 90233; // Saturday, 10 h to 10 h 45, a library
export const WORKSHOP = 90572; // Saturday, 10 h to 11 h, the venue
export const SIGNING = 90430; // Saturday, 11 h to 12 h, the venue, kiosk 535
export const EXHIBITION = 90474; // five days
export const UNDATED = 90564;
export const CANCELLED = 90435;
export const NIGHT = 90007; // Friday, 21 h 30 to midnight

export function activityOf(id: number): Activity {
  const found = activities.get(id);
  if (!found) throw new Error(`no activity ${id}`);
  return found;
}

export const titleOf = (id: number): string => activityOf(id).title;

/** All ids of the fair, in order. */
export const everyId = [...activities.keys()]
  .filter((id) => typeof id === "number")
  .sort((one, other) => one - other);

/** What the browser has stored when the page is opened. */
export interface Stored {
  readonly ids: readonly RowId[];
  /** What was known of an activity when it was kept. */
  readonly known?: readonly Activity[];
}

const KEPT_AT = Date.parse("2026-11-20T15:12:00Z");

/** Fills the browser's store before the page's scripts run, once. */
export async function store(page: WatchedPage, { ids, known = [] }: Stored): Promise<void> {
  const entries = [
    ["signet:selection", JSON.stringify({ v: 1, ids })],
    ...known.map((activity) => [
      `signet:kept:${activity.id}`,
      JSON.stringify({ v: 1, keptAt: KEPT_AT, activity }),
    ]),
  ];
  await page.addInitScript((pairs) => {
    if (sessionStorage.getItem("filled")) return;
    sessionStorage.setItem("filled", "yes");
    for (const [key = "", value = ""] of pairs) localStorage.setItem(key, value);
  }, entries);
}

export async function openSelection(
  site: Site,
  stored: Stored,
  options: PageOptions & { readonly hash?: string } = {},
): Promise<WatchedPage> {
  const { hash = "", ...pageOptions } = options;
  const page = await site.newPage(pageOptions);
  await store(page, stored);
  await page.goto(`/ma-selection${hash}`);
  await page.whenReady("selection");
  return page;
}

/** A row of the visitor's own plan. */
export const rowOf = (page: WatchedPage, id: number): Locator =>
  page.locator(".signet-selection-body article").filter({ has: ribbonOf(page, id) });

export const ribbonOf = (page: WatchedPage, id: number): Locator =>
  page.getByRole("button", { name: `Garder\u00a0: ${titleOf(id)}`, exact: true });

/** Titles under each heading of the plan. */
export const planOf = (page: WatchedPage): Promise<Record<string, string[]>> =>
  page
    .locator(".signet-selection-days > section")
    .evaluateAll((sections) =>
      Object.fromEntries(
        sections.map((section) => [
          (section.querySelector("h3")?.textContent ?? "").replace(/\s+/g, " "),
          [...section.querySelectorAll("h4")].map((title) => title.textContent ?? ""),
        ]),
      ),
    );

export const countOf = async (page: WatchedPage): Promise<string> =>
  tidy(await page.locator("#selection-titre").textContent());

/** Ids that the browser stores. */
export const storedIds = (page: WatchedPage): Promise<number[]> =>
  page.evaluate(() => JSON.parse(localStorage.getItem("signet:selection") ?? "{}").ids);
