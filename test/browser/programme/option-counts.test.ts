/** How many activities an option would give, beside it: only where the page knows it, and always right. */
import { describe, expect, test } from "vitest";
import { useSite, type WatchedPage } from "../harness.ts";
import { openProgramme } from "./programme-page.ts";

const site = useSite();

const area = (page: WatchedPage, name: string | RegExp) => page.getByRole("button", { name });
const date = (page: WatchedPage) => page.getByRole("combobox", { name: "Date" });
const plain = (text: string) => text.replace(/\s/g, " ").trim();

/** Labels of a native select's options with a count. */
const counted = (page: WatchedPage) =>
  date(page).evaluate((select: HTMLSelectElement) =>
    [...select.options].filter(({ label, text }) => label !== text).map(({ label }) => label),
  );

test("a list of one page has counts; what they promise is what comes, and nothing moves", async () => {
  const { page, count } = await openProgramme(site, "/programmation?recherche=nuit");
  const filters = page.locator(".signet-programme-filters");
  await area(page, /^Dans la ville \d+ activités?$/).waitFor();
  await area(page, /^Dans la ville/).scrollIntoViewIfNeeded();
  const before = await filters.boundingBox();
  const size = await area(page, /^Dans la ville/).boundingBox();
  const promised = plain((await area(page, /^Dans la ville/).textContent()) ?? "");
  expect(promised).toMatch(/^Dans la ville (\d+) activités?$/);

  await area(page, /^Dans la ville/).click();
  // Without the number, because another area could be added.
  await area(page, /^Dans la ville$/).waitFor();
  const number = /\d+/.exec(promised)?.[0];
  await expect.poll(count).toMatch(new RegExp(`^${number} Activités?$`));
  expect(await area(page, /^Dans la ville$/).boundingBox()).toEqual(size);
  expect(await filters.boundingBox()).toEqual(before);

  await date(page).focus();
  await expect.poll(() => counted(page)).not.toEqual([]);
  const label = plain((await counted(page)).find((text) => !/ 0 activité/.test(plain(text))) ?? "");
  const [, name = "", of = ""] = /^(.+) – (\d+) activités?$/.exec(label) ?? [];
  await date(page).selectOption(
    await date(page).evaluate(
      (select: HTMLSelectElement, wanted) =>
        [...select.options].find(({ text }) => text === wanted)?.value ?? "",
      name,
    ),
  );
  await expect.poll(count).toMatch(new RegExp(`^${of} Activités?$`));
  // The closed list shows the chosen option's own name.
  expect(await date(page).evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.label)).toBe(
    name,
  );
  await page.expectSilent();
});

test("a list with further pages has none, and pays for none", async () => {
  const { page } = await openProgramme(site, "/programmation?mode=liste");
  await page.waitForSelector(".signet-programme-to-top", { state: "attached" });
  await date(page).focus();
  expect(await counted(page)).toEqual([]);
  expect(await page.locator(".signet-programme-option-count").count()).toBe(0);
});

test("a searchable list says them, after a search among its options, too", async () => {
  const { page, count } = await openProgramme(site, "/programmation?recherche=nuit");
  await area(page, /^Dans la ville \d+/).waitFor();
  await page.getByRole("button", { name: /^Plus de filtres/ }).click();
  const types = page.getByRole("combobox", { name: "Activités", exact: true });
  await types.and(page.locator(".signet-programme-choices")).click();
  const options = page.getByRole("option", { name: / \d+ activités?$/ });
  await expect.poll(() => options.count()).toBeGreaterThan(5);
  await page.keyboard.type("renc");
  await expect.poll(() => options.count()).toBeLessThan(5);
  const text = plain((await options.first().textContent()) ?? "");
  await page.keyboard.press("Enter");
  await expect.poll(count).toMatch(new RegExp(`^${/ (\d+) activités?$/.exec(text)?.[1]} Activités?$`));
  // Genres are not in what the page knows.
  await page
    .getByRole("combobox", { name: "Genres", exact: true })
    .and(page.locator(".signet-programme-choices"))
    .click();
  await page.getByRole("listbox", { name: "Genres" }).getByRole("option").nth(2).waitFor();
  expect(await options.count()).toBe(0);
  await page.expectSilent();
});

describe("An API that counts itself", () => {
  const counting = useSite({ counts: true });

  test("has its numbers in a list of many pages, for every filter, and nothing is asked for them", async () => {
    const { page, calls, asked, count } = await openProgramme(counting, "/programmation?mode=liste");
    await area(page, /^Dans la ville \d+ activités?$/).waitFor();
    await date(page).focus();
    const days = await date(page).evaluate((select: HTMLSelectElement) => select.options.length - 1);
    await expect.poll(async () => (await counted(page)).length).toBe(days);
    await page.getByRole("button", { name: /^Plus de filtres/ }).click();
    const genres = page.getByRole("combobox", { name: "Genres", exact: true });
    await genres.and(page.locator(".signet-programme-choices")).click();
    const options = page.getByRole("option", { name: / \d+ activités?$/ });
    await expect.poll(() => options.count()).toBeGreaterThan(5);
    const genre = plain((await options.first().textContent()) ?? "");
    // The first page came with the HTML: no call of the list, and none of its other pages.
    expect([calls, asked.filter((call) => call === "events")]).toEqual([[], []]);

    await options.first().click();
    await expect.poll(count).toMatch(new RegExp(`^${/ (\d+) activités?$/.exec(genre)?.[1]} Activités?$`));
    // With the choice, the numbers are those of the answer to it.
    await area(page, /^Dans la ville \d+/).waitFor();
    const promised = plain((await area(page, /^Dans la ville/).textContent()) ?? "");
    await area(page, /^Dans la ville/).click();
    await expect.poll(count).toMatch(new RegExp(`^${/\d+/.exec(promised)?.[0]} Activités?$`));
    expect(calls.map((call) => call.get("page"))).toEqual(["1", "1"]);
    await page.expectSilent();
  });

  test("reports numbers that cannot be read, once, and shows the others", async () => {
    const { page } = await openProgramme(counting, "/programmation?mode=liste&initial=0", { wait: false });
    await page.route("**/api/events?*", async (route) => {
      const response = await route.fetch();
      const answer = await response.json();
      answer.meta.counts = { ...answer.meta.counts, dateStart: "beaucoup", aspects: { 6332: 7, 6335: -2 } };
      await route.fulfill({ response, json: answer });
    });
    await page.reload();
    await page.whenReady();
    await area(page, /^Au Palais des congrès 7 activités$/).waitFor();
    await area(page, /^Dans la ville$/).waitFor();
    const reports = (await page.problemsSoFar()).filter((problem) => problem.startsWith("signet:report"));
    expect(reports).toEqual([
      "signet:report: programme: DataError: counts meta.counts.dateStart not-object; " +
        "count-left-out meta.counts.aspects.6335 not-whole",
    ]);
    page.takeProblems();
  });
});
