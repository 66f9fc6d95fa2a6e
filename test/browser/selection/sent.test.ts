/** The page of the visitor's selection: carrying it elsewhere, and what somebody has sent. */
import { readFileSync } from "node:fs";
import ICAL from "ical.js";
import { PNG } from "pngjs";
import decodeQR from "qr/decode.js";
import { describe, expect, test } from "vitest";
import { encodeIds } from "../../../src/islands/selection/domain/code.ts";
import { useSite } from "../harness.ts";
import { hold } from "../hold.ts";
import { button, focused, hears, painted, texts, tidy } from "../seen.ts";
import {
  activityOf,
  countOf,
  EXHIBITION,
  everyId,
  openSelection,
  SIGNING,
  STORIES,
  store,
  storedIds,
  titleOf,
  UNDATED,
  WORKSHOP,
} from "./selection-page.ts";

const site = useSite({ now: "2026-11-27T12:00" });
const hashOf = (...ids: readonly number[]) => `#choix=${encodeIds(ids)}`;
const sent = ".signet-selection-shared";

describe("a selection is carried elsewhere", () => {
  test("by a link, which shows it to somebody else beside his own", async () => {
    const permissions = ["clipboard-read", "clipboard-write"];
    const page = await openSelection(site, { ids: [SIGNING, STORIES] }, { permissions });
    await button(page, "Copier le lien").click();
    await hears(page, "Le lien de votre sélection est copié.");
    const address = await page.evaluate(() => navigator.clipboard.readText());
    expect(address).toBe(`${site.url}/ma-selection${hashOf(STORIES, SIGNING)}`);

    const other = await openSelection(site, { ids: [WORKSHOP] }, { hash: new URL(address).hash });
    expect(await texts(other, `${sent} h2`)).toEqual(["On vous a envoyé 2 activités"]);
    expect(await texts(other, `${sent} h3`)).toEqual([STORIES, SIGNING].map((id) => tidy(titleOf(id))));
    expect(await countOf(other)).toBe("1 activité gardée");
    expect(await storedIds(other)).toEqual([WORKSHOP]);
    await other.expectSilent();
  });

  test("by a link to copy by hand, where the browser has no clipboard", async () => {
    const page = await openSelection(site, { ids: [SIGNING] });
    await page.evaluate(() => {
      const refuse = () => Promise.reject(new Error("refused"));
      Object.assign(navigator.clipboard, { write: refuse, writeText: refuse });
      addEventListener("signet:share", () => document.documentElement.setAttribute("data-shared", ""));
    });
    await button(page, "Copier le lien").click();
    const field = page.getByLabel("Copiez cette adresse");
    expect(await field.inputValue()).toBe(`${site.url}/ma-selection${hashOf(SIGNING)}`);
    await expect.poll(() => field.evaluate((one) => one === document.activeElement)).toBe(true);
    // Nobody has shared anything.
    expect(await page.locator("html[data-shared]").count()).toBe(0);
  });

  test.each([
    ["a few activities, in the dark scheme", [SIGNING, STORIES, WORKSHOP], true],
    ["a hundred activities", everyId.slice(0, 100), false],
  ])("by a QR code of %s, which a camera reads", async (_, ids, dark) => {
    const page = await openSelection(site, { ids }, { dark });
    const code = page.getByRole("img", { name: "Code QR de votre sélection" });
    // As large as a telephone held before it would see it.
    await page
      .addStyleTag({
        content: "svg[role=img] { inline-size: 40rem !important; block-size: 40rem !important }",
      })
      .catch(() => {});
    const { width, height, data } = PNG.sync.read(await code.screenshot());
    const read = decodeQR({ width, height, data: new Uint8Array(data) });
    expect(read).toBe(`${site.url}/ma-selection${hashOf(...ids)}`);
  });

  test("by one calendar file, without what has no date", async () => {
    const page = await openSelection(site, { ids: [SIGNING, UNDATED, STORIES, EXHIBITION] });
    const downloading = page.waitForEvent("download");
    await button(page, "Ajouter à l’agenda (.ics)").click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe("ma-selection.ics");
    const file = readFileSync((await download.path()) as string, "utf8");
    const events = new ICAL.Component(ICAL.parse(file)).getAllSubcomponents("vevent");
    expect(events.map((event) => event.getFirstPropertyValue("summary"))).toEqual(
      [EXHIBITION, STORIES, SIGNING].map(titleOf),
    );
    expect(events.at(-1)?.getFirstPropertyValue("uid")).toBe(
      `activite-${SIGNING}@127.0.0.1:${new URL(site.url).port}`,
    );
  });

  test("on paper: one day a column, without controls, with the code", async () => {
    const page = await openSelection(site, { ids: [SIGNING, STORIES, EXHIBITION] });
    await page.emulateMedia({ media: "print" });
    await page.setViewportSize({ width: 720, height: 960 });
    const lefts = await page
      .locator(".signet-selection-days > section")
      .evaluateAll((days) => days.map((day) => Math.round(day.getBoundingClientRect().left)));
    expect(new Set(lefts).size).toBe(2);
    expect(await page.locator("[data-island=selection] button:visible").count()).toBe(0);
    expect(await page.getByRole("img", { name: "Code QR" }).isVisible()).toBe(true);
  });
});

describe("what somebody has sent", () => {
  test("keyboard: selection / Enter / 'Tout garder': adds it, and 'Annuler' takes it back", async () => {
    const page = await openSelection(site, { ids: [WORKSHOP] }, { hash: hashOf(STORIES, SIGNING, WORKSHOP) });
    await button(page, "Tout garder").focus();
    await page.keyboard.press("Enter");
    await hears(page, /2\sactivités de plus gardées/);
    expect(await focused(page)).toBe("3 activités gardées");
    expect(await storedIds(page)).toEqual([WORKSHOP, STORIES, SIGNING]);
    await page.getByText("Vous gardez déjà ces 3").waitFor();
    await button(page, "Annuler").click();
    expect(await storedIds(page)).toEqual([WORKSHOP]);
  });

  test("keyboard: selection / Enter / 'Fermer': can be kept in part, and closed", async () => {
    const page = await openSelection(site, { ids: [] }, { hash: hashOf(STORIES, SIGNING) });
    await page
      .locator(sent)
      .getByRole("button", { name: titleOf(STORIES) })
      .click();
    expect(await storedIds(page)).toEqual([STORIES]);
    await button(page, "Fermer").focus();
    await page.keyboard.press("Enter");
    expect(await focused(page)).toBe("1 activité gardée");
    expect(new URL(page.url()).hash).toBe("");
    await page.reload();
    await page.whenReady("selection");
    expect(await page.locator(sent).count()).toBe(0);
    expect(await countOf(page)).toBe("1 activité gardée");
  });

  test.each([
    [12, true],
    [13, false],
  ])("of %i activities stands open: %s", async (count, isOpen) => {
    const page = await openSelection(site, { ids: [] }, { hash: hashOf(...everyId.slice(0, count)) });
    const list = page.locator(".signet-selection-sent");
    await list.waitFor();
    expect(await list.evaluate((element) => (element as HTMLDetailsElement).open)).toBe(isOpen);
    expect(await page.locator(`${sent} h3`).first().isVisible()).toBe(isOpen);
  });

  test("is said to be incomplete when its address was cut, and the plan stands", async () => {
    const page = await openSelection(
      site,
      { ids: [WORKSHOP] },
      { hash: hashOf(STORIES, SIGNING).slice(0, -2) },
    );
    expect(tidy(await page.locator(`${sent} p`).textContent())).toMatch(
      /^Ce lien de sélection n’est pas complet/,
    );
    expect(await countOf(page)).toBe("1 activité gardée");
    await page.expectSilent();
  });

  test("appears when its address is opened in a page that is open already", async () => {
    const page = await openSelection(site, { ids: [WORKSHOP] });
    await page.evaluate((hash) => {
      location.hash = hash;
    }, hashOf(STORIES));
    await page.getByText("On vous a envoyé 1").waitFor();
    expect(await texts(page, `${sent} h3`)).toEqual([titleOf(STORIES)]);
  });

  test("is kept for the visit where the browser refuses to store, and the page says so", async () => {
    const page = await site.newPage();
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
    });
    await page.goto(`/ma-selection${hashOf(STORIES, SIGNING)}`);
    await page.whenReady("selection");
    await button(page, "Tout garder").click();
    expect(await countOf(page)).toBe("2 activités gardées");
    await page.getByText("Ce navigateur refuse d’enregistrer").waitFor();
    await page.expectSilent();
  });
});

describe("'Tout effacer'", () => {
  const open = () =>
    openSelection(site, { ids: [WORKSHOP, STORIES], known: [activityOf(WORKSHOP), activityOf(STORIES)] });

  describe("keyboard: selection / Enter / 'Tout effacer'", () => {
    describe("keyboard: selection / Tab, Shift+Tab / the question before everything is erased", () => {
      test("keyboard: selection / Escape / the question before everything is erased", async () => {
        const page = await open();
        await button(page, "Tout effacer").focus();
        await page.keyboard.press("Enter");
        await page.getByRole("dialog", { name: "Effacer les 2 activités gardées ?" }).waitFor();
        expect(await focused(page)).toBe("Garder");
        await page.keyboard.press("Tab");
        expect(await focused(page)).toBe("Effacer");
        await page.keyboard.press("Shift+Tab");
        expect(await focused(page)).toBe("Garder");
        await page.keyboard.press("Escape");
        expect(await focused(page)).toBe("Tout effacer");
        expect(await countOf(page)).toBe("2 activités gardées");
      });
    });
  });

  test("asks nothing any more when the menu was pressed before its code had loaded", async () => {
    const page = await site.newPage();
    const come = await hold(page, "**/dist/acts-*.js");
    await store(page, { ids: [WORKSHOP, STORIES] });
    await page.goto("/ma-selection");
    await page.whenReady("selection");
    await button(page, "Tout effacer").click();
    await button(page, "Menu").click();
    await page.locator("[data-menu=open]").waitFor();
    const arrived = page.waitForResponse("**/dist/acts-*.js");
    come();
    await (await arrived).finished();
    await painted(page);
    expect(await page.getByRole("dialog").count()).toBe(0);
    await page.keyboard.press("Escape");
    await button(page, "Tout effacer").click();
    await page.getByRole("dialog", { name: "Effacer les 2 activités gardées ?" }).waitFor();
    await page.expectSilent();
  });

  test("keyboard: selection / Enter / 'Effacer'; keyboard: selection / Enter / 'Annuler'", async () => {
    const page = await open();
    await button(page, "Tout effacer").click();
    await button(page, "Effacer").focus();
    await page.keyboard.press("Enter");
    await hears(page, /2\sactivités effacées/);
    await expect.poll(() => focused(page)).toBe("Annuler");
    expect(await storedIds(page)).toEqual([]);
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /kept/.test(key)))).toEqual(
      [],
    );
    await page.keyboard.press("Enter");
    expect(await focused(page)).toBe("2 activités gardées");
    expect(await storedIds(page)).toEqual([WORKSHOP, STORIES]);
    expect(
      await page.evaluate(() => Object.keys(localStorage).filter((key) => /kept/.test(key)).length),
    ).toBe(2);
  });
});
