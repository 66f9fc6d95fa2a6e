/**
 * A stranger at the fair, on a phone, by thumb: finds comics on Saturday, keeps three, sees that two overlap, carries
 * the plan to a second phone with its QR code, prints it, loses the network, and still has it.
 */
import { PNG } from "pngjs";
import decodeQR from "qr/decode.js";
import { expect, test } from "vitest";
import { useSite, type WatchedPage } from "../browser/harness.ts";
import { notStored, reload } from "../browser/offline/offline-page.ts";
import { button, hears, isFocused, texts, tidy } from "../browser/seen.ts";
import { linkName } from "../browser/selection/ribbons.ts";
import {
  activityOf,
  countOf,
  planOf,
  ribbonOf,
  rowOf,
  STORIES,
  store,
  storedIds,
  titleOf,
  WORKSHOP,
} from "../browser/selection/selection-page.ts";

const NOW = "2026-11-27T18:00";
const withWorker = useSite({ now: NOW, offline: true });
const plain = useSite({ now: NOW });

const PHONE = { width: 390, height: 844, touch: true };
const SATURDAY = "samedi 28 novembre 2026";
const COMICS = "Bande dessinée et roman graphique";

/** Activities of the invented fair on Saturday: the first two overlap. */
const TALK = WORKSHOP; // 10 h to 11 h
const VEZINA = 90730; // 10 h 30 to 11 h
const FIRST = 90340; // 14 h 30 to 15 h 45
const SATURDAYS = [TALK, VEZINA, FIRST];

/** Waits for the list of an answer: a thumb on a list that is about to change meets another card. */
const shows = (page: WatchedPage, count: number) =>
  expect.poll(() => page.locator("article.signet-programme-card").count()).toBe(count);

/** Chooses Saturday and types 'bande dessinée'. */
async function findsByLetters(page: WatchedPage): Promise<void> {
  await page.getByRole("button", { name: /^Filtres/ }).tap();
  await page.getByLabel("Date", { exact: true }).selectOption({ label: SATURDAY });
  await page.getByRole("button", { name: /^Voir \d+ activités$/ }).tap();
  const field = page.getByRole("searchbox", { name: "Chercher", exact: true });
  await page.getByRole("button", { name: "Chercher", exact: true }).last().tap();
  await expect.poll(() => isFocused(field)).toBe(true);
  await page.keyboard.type("bande dessinee");
  await expect
    .poll(async () => tidy((await texts(page, ".signet-programme-found"))[0]))
    .toMatch(/^2 activités/);
  await shows(page, 2);
  await ribbonOf(page, FIRST).tap();
  await expect.poll(() => linkName(page)).toBe("Ma sélection, 1 activité");
  await field.fill("");
}

/** Chooses a genre among the filters. */
async function findsByGenre(page: WatchedPage): Promise<void> {
  await page.getByRole("button", { name: /^Filtres/ }).tap();
  await button(page, "Plus de filtres").tap();
  await page.getByLabel("Genres", { exact: true }).selectOption({ label: COMICS });
  await page.getByRole("button", { name: /^Voir 12\sactivités$/ }).tap();
  await shows(page, 12);
  await ribbonOf(page, TALK).tap();
  await expect.poll(() => linkName(page)).toBe("Ma sélection, 2 activités");
  await ribbonOf(page, VEZINA).tap();
  await expect.poll(() => linkName(page)).toBe("Ma sélection, 3 activités");
}

/** The plan in its order, and what it says of two that overlap. */
async function seesOverlap(page: WatchedPage): Promise<void> {
  await page
    .getByRole("link", { name: /^Ma sélection/ })
    .first()
    .tap();
  await page.waitForURL("**/ma-selection");
  await page.whenReady("selection");
  expect(await planOf(page)).toEqual({ "Samedi 28 novembre": SATURDAYS.map(titleOf) });
  const overlap = rowOf(page, TALK).locator(".signet-selection-overlap");
  expect(tidy(await overlap.textContent())).toContain("Se chevauche avec « Isabelle Vézina dédicace");
  expect(await rowOf(page, FIRST).locator(".signet-selection-overlap").count()).toBe(0);
}

/** What a second phone's camera reads off this one. */
async function readCode(page: WatchedPage): Promise<string> {
  const code = page.getByRole("img", { name: "Code QR de votre sélection" });
  await code.scrollIntoViewIfNeeded();
  const { width, height, data } = PNG.sync.read(await code.screenshot());
  return decodeQR({ width, height, data: new Uint8Array(data) });
}

/** Whoever opens it keeps all, and what was kept there stays. */
async function opensOnSecondPhone(page: WatchedPage, address: string): Promise<void> {
  await store(page, { ids: [STORIES], known: [activityOf(STORIES)] });
  await page.goto(address);
  await page.whenReady("selection");
  await page.getByRole("heading", { name: /On vous a envoyé 3\sactivités/ }).waitFor();
  expect(await countOf(page)).toBe("1 activité gardée");
  await button(page, "Tout garder").tap();
  await hears(page, /3\sactivités de plus gardées/);
  expect(await storedIds(page)).toEqual([STORIES, ...SATURDAYS.toSorted((one, other) => one - other)]);
  expect(await planOf(page)).toEqual({
    "Samedi 28 novembre": [STORIES, ...SATURDAYS].map(titleOf),
  });
  await button(page, "Fermer").tap();
}

/** One sheet with the plan and its code, and nothing to press. */
async function prints(page: WatchedPage): Promise<void> {
  await page.evaluate(() =>
    Object.assign(window, { print: () => document.body.setAttribute("data-printed", "") }),
  );
  await button(page, "Imprimer").tap();
  await page.locator("body[data-printed]").waitFor();
  const pdf = (await page.pdf({ format: "Letter", preferCSSPageSize: true })).toString("latin1");
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: "print" });
  for (const id of SATURDAYS)
    expect(await page.getByRole("heading", { name: titleOf(id), exact: true }).isVisible()).toBe(true);
  expect(await page.getByRole("img", { name: "Code QR" }).isVisible()).toBe(true);
  expect(await page.locator("button:visible").count()).toBe(0);
  await page.emulateMedia({ media: null });
}

/** All that a thumb does with the plan, without a network. */
async function usesPlan(page: WatchedPage): Promise<void> {
  const before = await countOf(page);
  await ribbonOf(page, FIRST).tap();
  await hears(page, /Activité retirée/);
  await ribbonOf(page, FIRST).tap();
  await expect.poll(() => countOf(page)).toBe(before);
  const saving = page.waitForEvent("download");
  await button(page, "Ajouter à l’agenda (.ics)").tap();
  expect((await saving).suggestedFilename()).toBe("ma-selection.ics");
  await button(page, "Tout effacer").tap();
  await page.getByRole("dialog").getByRole("button", { name: "Garder" }).tap();
  expect(await countOf(page)).toBe(before);
}

test.each([
  ["with the worker of docs/offline.md", true],
  ["without it", false],
])("a stranger keeps a plan and still has it without a network, %s", async (_, hasWorker) => {
  const site = hasWorker ? withWorker : plain;
  const first = await site.open("/programmation", { ...PHONE, marker: "programme" });
  await findsByLetters(first);
  await findsByGenre(first);
  await seesOverlap(first);
  const address = await readCode(first);
  expect(address).toMatch(new RegExp(`^${site.url}/ma-selection#choix=[\\w-]{4,20}$`));

  const second = await site.newPage(PHONE);
  await opensOnSecondPhone(second, address);
  await prints(second);
  for (const page of [first, second]) {
    if (hasWorker) {
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
      await expect.poll(() => notStored(page)).toEqual([]);
    }
    await page.expectSilent();
    await page.context().setOffline(true);
    if (hasWorker) await reload(page, "selection");
    await usesPlan(page);
  }
  expect(await countOf(first)).toBe("3 activités gardées");
  expect(await countOf(second)).toBe("4 activités gardées");
  if (hasWorker) {
    await first.goto("/programmation");
    await first.whenReady("programme");
    await expect.poll(() => linkName(first)).toBe("Ma sélection, 3 activités");
  }
});
