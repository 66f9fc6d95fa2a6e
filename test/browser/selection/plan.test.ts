/** The page of the visitor's selection: the plan. */
import { describe, expect, test } from "vitest";
import { useSite } from "../harness.ts";
import { button, focused, hears, texts, tidy } from "../seen.ts";
import {
  activityOf,
  CANCELLED,
  countOf,
  EXHIBITION,
  NIGHT,
  openSelection,
  planOf,
  ribbonOf,
  rowOf,
  SIGNING,
  STORIES,
  store,
  storedIds,
  titleOf,
  UNDATED,
  WORKSHOP,
} from "./selection-page.ts";

const site = useSite({ now: "2026-11-27T12:00" });

test("without script the page says what it would be, and leads to the programme", async () => {
  const page = await site.newPage({ javaScript: false });
  await page.goto("/ma-selection");
  const marker = page.locator("[data-island=selection]");
  expect(await marker.textContent()).toContain("JavaScript");
  expect(await marker.getByRole("link").getAttribute("href")).toBe("/programmation");
  expect(await marker.getByRole("button").count()).toBe(0);
});

test("an empty selection says how to fill it, and leads to the programme", async () => {
  const page = await openSelection(site, { ids: [] });
  expect(await countOf(page)).toBe("Rien de gardé pour l’instant");
  const link = page.locator("[data-island=selection]").getByRole("link");
  expect(await link.getAttribute("href")).toBe("/programmation");
  await page.expectSilent();
});

test.each([
  { title: "an empty selection fetches", ids: [], fetched: [] },
  { title: "a selection of one activity fetches", ids: [STORIES], fetched: ["Carry", "luxon", "spans"] },
])("$title what only a plan needs: $fetched", async ({ ids, fetched }) => {
  const page = await openSelection(site, { ids });
  const files = await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
  const forPlan = files.flatMap((file) => /\/(luxon|spans|Carry)-[^/]+\.js$/.exec(file)?.[1] ?? []);
  expect(forPlan.toSorted()).toEqual(fetched);
});

describe("the plan", () => {
  test("lists what is kept by day and hour, several days and no date apart, what is over folded", async () => {
    const page = await openSelection(site, {
      ids: [SIGNING, UNDATED, STORIES, EXHIBITION, NIGHT, WORKSHOP, CANCELLED],
    });
    expect(await countOf(page)).toBe("7 activités gardées");
    expect(await planOf(page)).toEqual({
      "Vendredi 27 novembre": [titleOf(NIGHT)],
      "Samedi 28 novembre": [STORIES, WORKSHOP, SIGNING].map(titleOf),
      "Sur plusieurs jours": [titleOf(EXHIBITION)],
      "Date à venir": [titleOf(UNDATED)],
    });
    expect(await rowOf(page, CANCELLED).isVisible()).toBe(false);
    await page.getByText("1 activité passée").click();
    expect(await rowOf(page, CANCELLED).textContent()).toContain("Activité annulée");
    expect(await rowOf(page, SIGNING).textContent()).toContain("kiosque 535");
    await page.expectSilent();
  });

  test("says and draws what overlaps, and names the way between two places", async () => {
    const page = await openSelection(site, { ids: [STORIES, WORKSHOP, SIGNING] });
    const said = (id: number) => texts(rowOf(page, id), ".signet-selection-overlap");
    expect(await said(STORIES)).toEqual([`Se chevauche avec « ${titleOf(WORKSHOP)} »`]);
    expect(await said(SIGNING)).toEqual([]);
    expect(await rowOf(page, STORIES).locator("svg rect").count()).toBe(3);
    // Without the workshop, one goes from the library to the venue.
    await ribbonOf(page, WORKSHOP).click();
    await expect.poll(() => said(STORIES)).toEqual([]);
    expect(await texts(page, ".signet-selection-move")).toEqual(["Changement de lieu, 15 minutes"]);
  });

  test("asks the API for what is kept, and for nothing else", async () => {
    const page = await site.newPage();
    await store(page, { ids: [STORIES, WORKSHOP] });
    const asked: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/api/"))
        asked.push(new URL(request.url()).searchParams.getAll("ids[]").join());
    });
    await page.goto("/ma-selection");
    await page.whenReady("selection");
    expect(asked).toEqual([`${STORIES},${WORKSHOP}`]);
  });

  test("keyboard: selection / Enter, Space / the ribbon of a row: drops, restores it, keeps focus", async () => {
    const page = await openSelection(site, { ids: [STORIES, SIGNING] });
    await ribbonOf(page, STORIES).focus();
    await page.keyboard.press("Enter");
    await hears(page, /retirée, 1 dans/);
    expect(await storedIds(page)).toEqual([SIGNING]);
    expect(await countOf(page)).toBe("1 activité gardée");
    expect(await rowOf(page, STORIES).textContent()).toContain("Retirée de votre sélection");
    expect(await focused(page)).toBe(tidy(`Garder : ${titleOf(STORIES)}`));
    await page.keyboard.press("Space");
    await hears(page, /gardée, 2 dans/);
    expect(await storedIds(page)).toEqual([SIGNING, STORIES]);
    await page.reload();
    await page.whenReady("selection");
    expect(await countOf(page)).toBe("2 activités gardées");
  });

  test("follows another tab", async () => {
    const page = await openSelection(site, { ids: [STORIES, SIGNING] });
    const other = await page.context().newPage();
    await other.goto(`${site.url}/ma-selection`);
    await other.getByRole("button", { name: `Garder\u00a0: ${titleOf(STORIES)}` }).click();
    await expect.poll(() => countOf(page)).toBe("1 activité gardée");
  });
});

describe("what has changed since it was kept", () => {
  const signing = activityOf(SIGNING);
  const elsewhere = { ...signing, rooms: ["Salle 510"], kiosk: null };
  const workshop = activityOf(WORKSHOP);
  const { start, end } = workshop.dates;
  const earlier = {
    ...workshop,
    dates: { ...workshop.dates, start: Number(start) - 3600, end: Number(end) - 3600 },
  };

  test("is said until it is seen, and then no more", async () => {
    const page = await openSelection(site, { ids: [SIGNING], known: [elsewhere] });
    const changes = rowOf(page, SIGNING).locator(".signet-selection-changes");
    expect(tidy(await changes.locator("p").textContent())).toMatch(
      /^Nouvel endroit : .*kiosque 535 \(avant : .*Salle 510\)\.$/,
    );
    await page.reload();
    await page.whenReady("selection");
    await changes.getByRole("button").click();
    await expect.poll(() => changes.count()).toBe(0);
    await page.reload();
    await page.whenReady("selection");
    expect(await changes.count()).toBe(0);
  });

  describe("keyboard: selection / Enter / 'Vu': focuses the activity", () => {
    test("keyboard: selection / Enter / 'Tout est vu': focuses the heading", async () => {
      const page = await openSelection(site, { ids: [SIGNING, WORKSHOP], known: [elsewhere, earlier] });
      await page.locator(".signet-selection-said", { hasText: "2 activités ont changé" }).waitFor();
      await page.getByRole("button", { name: `Vu\u00a0: ${titleOf(WORKSHOP)}` }).focus();
      await page.keyboard.press("Enter");
      expect(await focused(page)).toBe(titleOf(WORKSHOP));
      await page.reload();
      await page.whenReady("selection");
      await page.locator(".signet-selection-said", { hasText: "1 activité a changé" }).waitFor();
      await hears(page, "1 activité a changé depuis que vous l’avez gardée.");
      const again = await openSelection(site, { ids: [SIGNING, WORKSHOP], known: [elsewhere, earlier] });
      await button(again, "Tout est vu").focus();
      await again.keyboard.press("Enter");
      expect(await focused(again)).toBe("2 activités gardées");
      await expect.poll(() => again.locator(".signet-selection-changes").count()).toBe(0);
    });
  });

  test("includes that it has left the programme", async () => {
    const gone = { ...signing, id: 999_999, title: "Une activité retirée" };
    const page = await openSelection(site, { ids: [gone.id, WORKSHOP], known: [gone] });
    await page.getByText("N’est plus dans la programmation").waitFor();
    expect(await planOf(page)).toEqual({ "Samedi 28 novembre": [titleOf(WORKSHOP), gone.title] });
  });
});

describe("without an answer of the API", () => {
  test("the plan stands, a line says of when it is, and 'Réessayer' asks again", async () => {
    const page = await site.newPage();
    await page.route("**/api/events**", (route) => route.abort());
    await store(page, { ids: [SIGNING, STORIES], known: [activityOf(SIGNING)] });
    await page.goto("/ma-selection");
    await page.whenReady("selection");
    const line = page.locator(".signet-selection-said", { hasText: "Sans réponse du programme" });
    await line.waitFor();
    await hears(page, "Sans réponse du programme");
    expect(tidy(await page.locator(".signet-selection-said").textContent())).toContain(
      "le 20 novembre, 10 h 12",
    );
    expect(await planOf(page)).toEqual({ "Samedi 28 novembre": [titleOf(SIGNING)] });
    expect(await page.getByText(`Activité nº\u00a0${STORIES}`).count()).toBe(1);
    await page.unroute("**/api/events**");
    await button(page, "Réessayer").click();
    await expect.poll(() => planOf(page)).toEqual({ "Samedi 28 novembre": [STORIES, SIGNING].map(titleOf) });
    expect(await line.count()).toBe(0);
    expect(await focused(page)).toBe("2 activités gardées");
    page.takeProblems();
  });
});
