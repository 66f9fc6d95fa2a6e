/** The islands on a page that the browser translates: the same words as on the plain page, and nothing fails. */
import { expect, test } from "vitest";
import { encodeIds } from "../../../src/islands/selection/domain/code.ts";
import { DIRECTORIES } from "../directory/directory-page.ts";
import { useSite, type WatchedPage } from "../harness.ts";
import { hold } from "../hold.ts";
import { whole as allPlaces, inList } from "../programme/map-page.ts";
import { button, clickAtRest, status, texts, tidy } from "../seen.ts";
import { EXHIBITION, NIGHT, SIGNING, STORIES, store, WORKSHOP } from "../selection/selection-page.ts";
import { row } from "../webcast/webcast-page.ts";
import { openTwice } from "./translated-pages.ts";

const site = useSite();
/** The clock of the page is the browser's. */
const fair = useSite({ rehearsal: false });
const heading = async (page: WatchedPage, selector: string) =>
  tidy(await page.locator(selector).textContent());

test.each(DIRECTORIES)(
  "the directory $path: letters that take long, a search, more",
  async ({ path, call, whole }) => {
    const { both, end } = await openTwice(site, path);
    const count = (page: WatchedPage) => heading(page, "#resultats-titre");
    const goes: (() => void)[] = [];
    const choose = (name: string) =>
      both(async (page) => {
        goes.push(await hold(page, `**${call}*`));
        await page.getByRole("link", { name, exact: true }).click();
        await expect.poll(() => count(page)).toBe("Chargement…");
      });
    const answer = (name: RegExp) => {
      for (const go of goes.splice(0)) go();
      return both((page) => expect.poll(() => count(page)).toMatch(name));
    };
    await choose("Lettre B");
    await answer(/Lettre B$/);
    await choose("Lettre C");
    await answer(/Lettre C$/);
    await choose(whole);
    await answer(/recherche$/);
    await both(async (page) => {
      await page.unrouteAll();
      const before = await count(page);
      await clickAtRest(button(page, "Voir plus"));
      await expect.poll(() => page.locator("[data-slug]").count()).toBe(48);
      expect(await count(page)).toBe(before);
    });
    for (const sought of ["e", "es", "zzz"])
      await both(async (page) => {
        await page.getByRole("searchbox").fill(sought);
        await page.locator(".signet-directory-found").waitFor();
      });
    await both((page) => button(page, "Effacer la recherche").click());
    await end();
  },
);

test("the webcast: every stream, books, sharing, and a refresh", async () => {
  const rooms = ["Grand hall", "Salle des archives et de la mémoire ".repeat(3).trim(), undefined];
  const rows = ["a", "b", "c", "d"].map((id, index) =>
    row(id, {
      streamType: index === 1 ? "playlist" : "stream",
      streamTitle: index === 2 ? "Nuit de la poésie et du conte ".repeat(3).trim() : `Scène ${id}`,
      streamRoom: rooms[index % 3] ? [{ title: rooms[index % 3] }] : [],
    }),
  );
  site.host.streams.set(rows);
  const { both, end, plain, translated } = await openTwice(site, "/webdiffusion", {
    marker: "webcast",
    clock: "2026-11-26T15:00:00Z",
  });
  for (const index of [0, 1, 2, 1, 0, 2])
    await both(async (page) => {
      await page.locator(".signet-webcast-stream-turn").nth(index).click();
    });
  site.host.streams.set(
    rows.map((one, index) => ({
      ...one,
      streamTitle: `${one.streamTitle}, suite`,
      streamType: index === 0 ? "playlist" : "stream",
      streamRoom: [{ title: rooms[(index + 1) % 3] ?? "Scène du parvis" }],
    })),
  );
  const asked = [plain, translated].map((page) => page.waitForResponse(/\/api$/));
  await both((page) => page.clock.runFor(65_000));
  await Promise.all(asked);
  await both((page) => expect.poll(() => heading(page, "#webdiffusion-titre")).toMatch(/, suite$/));
  await end();
});

test("the programme's list: filters that take long, a search, an empty list, more, a card", async () => {
  const { both, end } = await openTwice(site, "/programmation?mode=liste", { marker: "programme" });
  const count = (page: WatchedPage) => heading(page, "#programmation-titre");
  const chips = (page: WatchedPage) => texts(page, ".signet-programme-chip");
  const settled = (page: WatchedPage) =>
    page.locator('.signet-programme-list[aria-busy="false"]:not(:has(.signet-skeleton))').waitFor();
  await both((page) => page.locator(".signet-programme-add button").waitFor());
  const goes: (() => void)[] = [];
  await both(async (page) => {
    goes.push(await hold(page, /\/api\/events/));
    await button(page, "Dans la ville").click();
    await expect.poll(() => count(page)).toMatch(/^Chargement…/);
  });
  for (const go of goes) go();
  await both(async (page) => {
    await expect.poll(() => count(page)).toMatch(/Activités$/);
    await settled(page);
  });
  await both(async (page) => {
    await clickAtRest(button(page, "Retirer le filtre Dans la ville"));
    await expect.poll(() => chips(page)).toEqual([]);
    await settled(page);
  });
  await both(async (page) => {
    await clickAtRest(button(page, "Voir plus d'activités").last());
    await expect.poll(() => page.locator("article").count()).toBe(48);
    await settled(page);
  });
  const field = (page: WatchedPage) => page.getByRole("searchbox", { name: "Chercher", exact: true });
  for (const sought of ["bande", "bande dessinee", "zzzz", "1er"])
    await both(async (page) => {
      await field(page).fill(sought);
      await expect.poll(() => heading(page, ".signet-programme-found")).toMatch(/sur 736$/);
      await page.locator(".signet-programme-found:not(:has(progress))").waitFor();
    });
  await both(async (page) => {
    await field(page).fill("");
    await expect.poll(() => count(page)).toBe("736 Activités");
    await settled(page);
  });
  await both(async (page) => {
    await page.getByRole("combobox", { name: "Heure de fin" }).selectOption("2");
    await expect.poll(() => count(page)).toBe("0 Activité");
    await settled(page);
    await page.locator(".signet-programme-ways-out button").first().waitFor();
  });
  await both(async (page) => {
    await page.locator(".signet-programme-ways-out button").first().click();
    await settled(page);
  });
  await both(async (page) => {
    const card = page.locator("article").first();
    await card.locator(".signet-keep").click();
    await card.locator(".signet-programme-share summary").click();
    await card.locator(".signet-share-links").waitFor();
  });
  await both(async (page) => {
    await page.locator(".signet-programme-tag").first().click();
    await expect.poll(() => chips(page)).not.toEqual([]);
    await settled(page);
  });
  await end();
});

test("the programme's schedule and map: views, past hours, places", async () => {
  const { both, end } = await openTwice(fair, "/programmation?date=1795842000&mode=horaire", {
    marker: "programme",
    clock: "2026-11-28T11:35:00-05:00",
  });
  // The pages before it are loaded, with their number.
  await both(async (page) => {
    await button(page, "Aller à maintenant").click();
    await page.locator(".signet-programme-now-line").first().waitFor();
    await page.locator('.signet-programme-list[aria-busy="false"]').waitFor();
  });
  await both(async (page) => {
    await page.clock.runFor(60 * 60_000);
    await expect.poll(() => texts(page, ".signet-programme-now-line")).toEqual(["Maintenant, 12 h 35"]);
  });
  await both((page) => page.getByRole("button", { name: /^Masquer les activités passées/ }).click());
  await both((page) =>
    page
      .getByRole("button", { name: /^Montrer|^Afficher/ })
      .first()
      .click(),
  );
  await both(async (page) => {
    await button(page, "Vue carte").first().click();
    await allPlaces(page).waitFor();
  });
  for (const name of ["Bibliothèque Benny", "Bibliothèque d’Ahuntsic"])
    await both(async (page) => {
      await inList(page, name).click();
      await expect.poll(() => status(page)).toContain(`Activité(s) à cet endroit: ${name}`);
    });
  await both(async (page) => {
    await button(page, "Vue liste").first().click();
    await page.locator(".signet-programme-cards article").first().waitFor();
  });
  await end();
});

test("the selection: dropped, kept again, cleared, taken back, and one that was sent", async () => {
  const { both, end } = await openTwice(site, `/ma-selection#choix=${encodeIds([NIGHT, STORIES])}`, {
    marker: "selection",
    prepare: (page) => store(page, { ids: [SIGNING, STORIES, WORKSHOP, EXHIBITION] }),
  });
  const count = (page: WatchedPage) => heading(page, "#selection-titre");
  const ribbons = (page: WatchedPage) => page.locator(".signet-selection-body .signet-keep");
  await both((page) => expect.poll(() => count(page)).toBe("4 activités gardées"));
  for (const left of [3, 4])
    await both(async (page) => {
      await ribbons(page).first().click();
      await expect.poll(() => count(page)).toMatch(new RegExp(`^${left} `));
    });
  await both(async (page) => {
    await page.locator(".signet-selection-shared .signet-button").click();
    await expect.poll(() => count(page)).toMatch(/^5 /);
  });
  await both((page) => page.getByRole("button", { name: "Annuler" }).click());
  await both(async (page) => {
    await button(page, "Tout effacer").click();
    await page.getByRole("dialog").getByRole("button").first().click();
    await expect.poll(() => count(page)).not.toMatch(/^[45] /);
  });
  await both(async (page) => {
    await page.getByRole("button", { name: "Annuler" }).click();
    await expect.poll(() => count(page)).toMatch(/^4 /);
  });
  await end();
});

test("what is on now: minutes and an hour pass", async () => {
  /** Calls of each page that are on their way: while one is, its clock has to rest, for it may take 10 s only. */
  const underWay = new Map<WatchedPage, number>();
  const count = (page: WatchedPage, step: number) => (request: { url(): string }) => {
    if (request.url().includes("/api/")) underWay.set(page, (underWay.get(page) ?? 0) + step);
  };
  const { both, end } = await openTwice(fair, "/", {
    marker: "now",
    clock: "2026-11-28T14:58:00-05:00",
    // The home page's cards do not turn: each page's clock would turn them by itself.
    prepare: async (page) => {
      page.on("request", count(page, 1));
      page.on("requestfinished", count(page, -1));
      page.on("requestfailed", count(page, -1));
    },
  });
  const clock = async (page: WatchedPage) => (await texts(page, ".signet-now-clock"))[0];
  await both((page) => page.locator(".signet-now-minutes").first().waitFor());
  for (let minute = 1; minute <= 6; minute += 1)
    await both(async (page) => {
      const before = await clock(page);
      for (let seconds = 0; seconds < 60; seconds += 5) {
        await page.clock.runFor(5000);
        // When this is answered, a request has left the page.
        await page.evaluate(() => 0);
        await expect.poll(() => underWay.get(page)).toBe(0);
      }
      await expect.poll(() => clock(page)).not.toBe(before);
    });
  await end();
});
