/** The list: loading more, coming back to it, and actions of its cards. */
import { describe, expect, test } from "vitest";
import { useSite, type WatchedPage } from "../harness.ts";
import { clickAtRest } from "../seen.ts";
import { openProgramme } from "./programme-page.ts";

const site = useSite();

const more = (page: WatchedPage) =>
  clickAtRest(page.getByRole("button", { name: "Voir plus d'activités" }).last());

describe("Load more", () => {
  test("adds a page in the same order, focuses the first new card, and announces the count", async () => {
    const { page, titles, calls, focused, hears, query } = await openProgramme(site, "/programmation");
    const first = await titles();
    await more(page);
    await hears(/^24 activités ajoutées, 48 sur \d+$/);
    const both = await titles();
    expect(both).toHaveLength(48);
    expect(both.slice(0, 24)).toEqual(first);
    await expect
      .poll(
        async () =>
          new Set(
            await page
              .locator("article")
              .evaluateAll((cards) => cards.map((c) => c.getAttribute("data-slug"))),
          ).size,
      )
      .toBe(48);
    await expect.poll(focused).toBe(both[24]);
    expect(calls).toHaveLength(1);
    expect(calls[0]?.get("page")).toBe("2");
    await expect.poll(query).toBe("?page=2");
    await page.expectSilent();
  });

  test("is in two places and does the same in both", async () => {
    const { page, titles, hears } = await openProgramme(site, "/programmation");
    const buttons = page.getByRole("button", { name: "Voir plus d'activités" });
    expect(await buttons.count()).toBe(2);
    await buttons.first().click();
    await hears(/ajoutées/);
    await expect.poll(titles).toHaveLength(48);
  });

  test("above a phone's list, it scrolls past cards never drawn until the new one is visible", async () => {
    const { page, focused, hears } = await openProgramme(site, "/programmation", { width: 390, height: 844 });
    const place = () =>
      page.evaluate(() => {
        const floor =
          document.querySelector(".signet-programme-filters-bar")?.getBoundingClientRect().top ?? innerHeight;
        const { top, bottom } = document.activeElement?.getBoundingClientRect() ?? { top: -1, bottom: -1 };
        return top >= 0 && bottom <= floor;
      });
    await page.getByRole("button", { name: "Voir plus d'activités" }).first().press("Enter");
    await hears(/ajoutées/);
    await expect.poll(focused).not.toBe("");
    // Skipped cards are measured one frame after focus has moved.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    await expect.poll(place).toBe(true);
    await page.expectSilent();
  });

  test("disappears at the end, and focus is not lost", async () => {
    const { page, focused } = await openProgramme(site, "/programmation?volet3=73904&page=40");
    expect(await page.getByRole("button", { name: "Voir plus d'activités" }).count()).toBe(0);
    const { page: short, hears, count } = await openProgramme(site, "/programmation?volet2=6335");
    await short.locator(".signet-more button").focus();
    await short.evaluate(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      new MutationObserver(() => seen.push(document.activeElement?.localName ?? "")).observe(document.body, {
        attributes: true,
        childList: true,
        subtree: true,
      });
    });
    let left = Number.parseInt(await count(), 10) - 24;
    while (left > 0) {
      await more(short);
      await hears(
        new RegExp(`ajoutées?, ${Number.parseInt(await count(), 10) - Math.max(0, left - 24)} sur`),
      );
      left -= 24;
    }
    await expect.poll(() => short.getByRole("button", { name: "Voir plus d'activités" }).count()).toBe(0);
    await expect.poll(() => short.evaluate(() => document.activeElement?.matches("article h3 a"))).toBe(true);
    // Not for a moment: directly from the button to the card, without the body or a heading.
    const seen = await short.evaluate(() => (window as unknown as { seen: string[] }).seen);
    expect(new Set(seen)).toEqual(new Set(["button", "a"]));
    await expect.poll(focused).toBe("(body)");
  });

  test("a page that fails keeps the list and can be tried again", async () => {
    const { page, titles, hears } = await openProgramme(site, "/programmation");
    site.host.faults.set({ path: "/api/events", truncate: true });
    await more(page);
    const retry = page.getByRole("button", { name: "Réessayer" });
    await retry.waitFor({ timeout: 15_000 });
    await expect.poll(titles).toHaveLength(24);
    await expect.poll(() => page.locator(".signet-skeleton").count()).toBe(0);
    site.host.faults.clear();
    await retry.click();
    await hears(/ajoutées/);
    await expect.poll(titles).toHaveLength(48);
  });
});

describe("Coming back", () => {
  test("a reload shows the same list", async () => {
    const { page, titles, hears, query } = await openProgramme(site, "/programmation");
    await page.getByRole("button", { name: "Au Palais des congrès" }).click();
    await hears(/^\d+ activités?(?! ajout)/);
    await more(page);
    await hears(/ajoutées/);
    const before = await titles();
    // Written two frames after the answer: a reload asks for the address that stands there.
    await expect.poll(query).toMatch(/^\?volet1=\d+&page=2$/);
    await page.reload();
    await page.whenReady();
    await expect.poll(titles).toEqual(before);
  });
});

describe("From the back/forward cache", () => {
  const remembering = useSite({ backForwardCache: true, fullBrowser: true });

  test("the list is shown after Back", async () => {
    const { page, titles, hears } = await openProgramme(remembering, "/programmation?volet1=6332");
    await more(page);
    await hears(/ajoutées/);
    const before = await titles();
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.locator("article h3 a").first().click();
    await page.waitForURL("**/activites/*");
    await page.goBack({ waitUntil: "commit" });
    await expect.poll(() => page.evaluate(() => "sameDocument" in window)).toBe(true);
    await page.whenReady();
    await expect.poll(titles).toEqual(before);
    // And it works: further choices have effect.
    await page.getByRole("button", { name: "Retirer le filtre Au Palais des congrès" }).click();
    await hears(/^\d+ activités?(?! ajout)/);
    await expect.poll(titles).not.toEqual(before.slice(0, 24));
  });
});

describe("A card", () => {
  test("offers the link in a field when the browser does not copy", async () => {
    const { page, hears } = await openProgramme(site, "/programmation");
    await page.evaluate(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
    const card = page.locator("article").first();
    await card.locator("summary").click();
    await card.getByRole("button", { name: "Copier le lien" }).click();
    await hears("La copie a échoué");
    const field = card.getByLabel("Lien de l’activité");
    await expect.poll(() => field.inputValue()).toMatch(/^http:.*\/activites\//);
    await expect
      .poll(() => field.evaluate((one: HTMLInputElement) => one.selectionEnd === one.value.length))
      .toBe(true);
  });

  test("rotates its photos every two seconds, all on one beat, and waits under the pointer", async () => {
    const { page } = await openProgramme(site, "/programmation", {
      clock: "2026-11-01T12:00:00Z",
      height: 3000,
    });
    const groups = page.locator(".signet-programme-photos[data-of]");
    const group = groups.first();
    const shown = async () => (await group.locator(".signet-programme-photo-count").textContent()) ?? "";
    // From here on, time passes only when the test moves the clock.
    await page.clock.pauseAt(new Date("2026-11-01T12:05:00Z"));
    await group.scrollIntoViewIfNeeded();
    const of = Number(await group.getAttribute("data-of"));
    const next = (count: string) => `${(Number.parseInt(count, 10) % of) + 1}/${of}`;
    const first = await shown();
    // The ticker's code loads after the cards, and it starts when they are visible.
    await expect
      .poll(async () => {
        await page.clock.runFor(500);
        return shown();
      })
      .toBe(next(first));
    await page.clock.runFor(1400);
    expect(await shown()).toBe(next(first));
    await page.clock.runFor(600);
    await expect.poll(shown).toBe(next(next(first)));
    await group.hover();
    await page.clock.runFor(10_000);
    expect(await shown()).toBe(next(next(first)));
  });
});
