/** The two directories: letters, pages, cards, the address, Back and reload. */
import { describe, expect, test } from "vitest";
import { useSite } from "../harness.ts";
import { hold } from "../hold.ts";
import { clickAtRest, filterOf } from "../seen.ts";
import { seenShifts, watchShifts } from "../shifts.ts";
import { showTypefaces } from "../typefaces.ts";
import { DIRECTORIES, openDirectory } from "./directory-page.ts";

const site = useSite();

describe.each(DIRECTORIES)("The directory $path", ({ name, path, call, whole, alphabet }) => {
  test("without script has letters that are links, and pages", async () => {
    const { page, names, count } = await openDirectory(site, path, { javaScript: false, wait: false });
    const everybody = await count();
    await page.getByRole("link", { name: "Lettre B" }).click();
    await expect.poll(count).not.toBe(everybody);
    await expect
      .poll(() => page.locator(".signet-directory-alphabet [aria-current=true]").textContent())
      .toBe("B");
    await page.getByRole("link", { name: whole }).click();
    await expect.poll(count).toBe(everybody);
    await page.getByRole("link", { name: "Voir plus" }).click();
    // The next page may still be loading.
    await expect.poll(names).toHaveLength(48);
  });

  test("mounts with the initial JSON without any call, and nothing moves", async () => {
    const page = await site.newPage({ width: 390 });
    const release = await hold(page, "**/authors-start-*.js");
    const calls: string[] = [];
    page.on("request", (request) => request.url().includes("/api/") && calls.push(request.url()));
    await page.goto(`${path}?letter=b`);
    await page.evaluate(showTypefaces);
    await page.evaluate(watchShifts);
    release();
    await page.whenReady(name);
    await page.getByRole("searchbox", { name: "Chercher dans cette liste" }).waitFor();
    expect(await page.evaluate(seenShifts)).toEqual([]);
    expect(calls).toEqual([]);
    await page.expectSilent();
  });

  test("is laid out where the server's HTML was", async () => {
    const places = (page: { evaluate<T>(look: () => T): Promise<T> }) =>
      page.evaluate(() =>
        [
          ...document.querySelectorAll(
            "h2, .signet-directory-alphabet a, .signet-directory-entry, .signet-more",
          ),
        ].map((element) => {
          const { x, y, width } = element.getBoundingClientRect();
          return [x, y, width].map(Math.round);
        }),
      );
    const alive = await openDirectory(site, `${path}?letter=c`);
    const still = await openDirectory(site, `${path}?initial=0&letter=c`, { wait: false });
    await still.page.route("**/api/**", (route) => route.abort());
    expect(await places(alive.page)).toEqual(await places(still.page));
  });

  test("without initial JSON asks the API once, before React has loaded", async () => {
    const page = await site.newPage();
    const asked: string[] = [];
    page.on("request", (request) => {
      const url = new URL(request.url());
      if (url.pathname === call) asked.push(url.search);
    });
    const release = await hold(page, "**/authors-mount-*.js");
    await page.goto(`${path}?initial=0`);
    await expect.poll(() => asked).toEqual(["?page=1&letter="]);
    release();
    await page.whenReady(name);
    expect(asked).toHaveLength(1);
    await page.expectSilent();
  });

  test("shows a letter's list on a click, marks it, counts it, and announces it", async () => {
    const { page, calls, names, count, hears, settled, query, focused } = await openDirectory(site, path);
    await page.getByRole("link", { name: "Lettre D" }).click();
    await hears(/^\d+ Résultats? de recherche, Lettre D/);
    await settled();
    expect(calls).toEqual(["page=1&letter=d"]);
    await expect
      .poll(() =>
        page.getByRole("navigation", { name: alphabet }).locator("[aria-current=true]").allTextContents(),
      )
      .toEqual(["D"]);
    await expect.poll(count).toMatch(/^\d+ Résultats? de recherche, Lettre D$/);
    await expect.poll(async () => (await names()).length).toBeGreaterThan(0);
    await expect.poll(query).toBe("?letter=d");
    await expect.poll(focused).toBe("Lettre D");
    await page.getByRole("link", { name: whole }).click();
    await expect.poll(query).toBe("");
    await settled();
    await expect.poll(names).toHaveLength(24);
    await page.expectSilent();
  });

  test("focuses the first new card after 'Voir plus', and announces how many were added", async () => {
    const { page, names, hears, query, focused } = await openDirectory(site, path);
    const before = await names();
    await clickAtRest(page.getByRole("button", { name: "Voir plus" }));
    await hears(/^24 résultats ajoutés, 48 sur [\d\s]+$/);
    const now = await names();
    expect(now.slice(0, 24)).toEqual(before);
    expect(new Set(now).size).toBe(now.length);
    await expect.poll(focused).toContain(now[24]);
    await expect.poll(query).toBe("?page=2");
    await expect.poll(() => page.locator(".signet-more-count").textContent()).toMatch(/^48 sur [\d\s]+$/);
  });

  test("shows the shapes of names that take long after 'Voir plus'", async () => {
    const { page, names, settled } = await openDirectory(site, path);
    site.host.faults.set({ path: call, delay: 1500 });
    await clickAtRest(page.getByRole("button", { name: "Voir plus" }));
    await page.locator(".signet-skeleton li").first().waitFor();
    await settled();
    expect(await names()).toHaveLength(48);
    await page.expectSilent();
  });

  test("shows the same list after a reload, at a shared link, and after Back to a card", async () => {
    const { page, names, settled, query } = await openDirectory(site, `${path}?utm_source=x&letter=l&page=2`);
    const both = await names();
    expect(both.length).toBeGreaterThan(24);
    await page.reload();
    await page.whenReady(name);
    await expect.poll(names).toEqual(both);

    const card = page.locator("[data-slug]").nth(26);
    const slug = await card.getAttribute("data-slug");
    await card.scrollIntoViewIfNeeded();
    const stood = (await card.boundingBox())?.y ?? 0;
    await card.getByRole("link").click();
    await page.waitForURL((url) => url.pathname !== path);
    await page.goBack();
    await page.whenReady(name);
    await settled();
    await expect.poll(query).toBe(`?letter=l&page=2&card=${slug}&utm_source=x`);
    await expect.poll(names).toEqual(both);
    await expect
      .poll(async () => Math.abs(((await page.locator("[data-slug]").nth(26).boundingBox())?.y ?? 0) - stood))
      .toBeLessThan(3);
    await expect.poll(() => page.locator(".signet-directory-tail").count()).toBe(1);

    await page.getByRole("link", { name: "Lettre B" }).click();
    await expect.poll(query).toBe("?letter=b&utm_source=x");
  });

  test("says when a letter has no entries, and links to all", async () => {
    const { page, count, names, settled } = await openDirectory(site, `${path}?letter=9`);
    expect(await count()).toBe("Aucun résultat ne correspond à votre recherche, Chiffre 9");
    expect(await page.getByRole("button", { name: "Voir plus" }).count()).toBe(0);
    await page.locator(".signet-directory-nobody").getByRole("link", { name: whole }).click();
    await settled();
    await expect.poll(names).toHaveLength(24);
  });

  test("marks the old list as outdated while a letter's list loads slowly, and announces it", async () => {
    site.host.faults.set({ path: call, query: { letter: "b" }, delay: 1500 });
    const { page, count, hears, names, settled } = await openDirectory(site, path);
    const before = await names();
    // Grey makes the browser draw the whole list anew: not in the frame that answers the press.
    const atOnce = await page.getByRole("link", { name: "Lettre B" }).evaluate((letter) => {
      (letter as HTMLElement).click();
      const list = document.querySelector(".signet-directory-entry-list") as Element;
      return new Promise((done) => requestAnimationFrame(() => done(getComputedStyle(list).filter)));
    });
    expect(atOnce).toBe("none");
    await page.locator(".signet-stale-note", { hasText: "Chargement de la liste…" }).waitFor();
    expect(await filterOf(page, ".signet-directory-entry-list")).toContain("grayscale");
    await expect.poll(names).toEqual(before);
    await expect.poll(count).toBe("Chargement…");
    await expect
      .poll(() => page.locator(".signet-directory-entry-list").getAttribute("aria-busy"))
      .toBe("true");
    await hears("Chargement de la liste…");
    await settled();
    await expect.poll(async () => (await names()).length).toBeGreaterThan(0);
  });

  test("keeps the old list when a letter fails, says so, and tries again", async () => {
    const { page, names, hears, focused } = await openDirectory(site, path);
    const before = await names();
    site.host.faults.set({ path: call, status: 404 });
    await page.getByRole("link", { name: "Lettre B" }).click();
    await hears("Le chargement a échoué");
    await expect.poll(names).toEqual(before);
    await expect.poll(() => page.getByRole("heading", { name: "(avant ce choix)" }).isVisible()).toBe(true);
    await expect
      .poll(() => page.problems.filter((problem) => problem.startsWith("console.warning")).length)
      .toBe(1);
    site.host.faults.clear();
    await page.getByRole("button", { name: "Réessayer" }).click();
    await hears("Lettre B");
    await expect.poll(() => page.getByRole("button", { name: "Réessayer" }).count()).toBe(0);
    await expect.poll(focused).toContain("de recherche");
  });

  test("keeps the server's page when the first list fails, and mounts when it loads later", async () => {
    site.host.faults.set({ path: call, status: 404 });
    const { page, names } = await openDirectory(site, `${path}?initial=0`, { wait: false });
    await page.getByRole("button", { name: "Réessayer" }).waitFor();
    expect(await names()).toHaveLength(24);
    expect(await page.locator("[data-island]").getAttribute("data-enhanced")).toBe("loading");
    site.host.faults.clear();
    await page.getByRole("button", { name: "Réessayer" }).click();
    await page.whenReady(name);
    page.takeProblems();
  });

  test("works by touch on a phone", async () => {
    const { page, count, settled, names } = await openDirectory(site, path, {
      width: 390,
      height: 844,
      touch: true,
    });
    await page.getByRole("link", { name: "Lettre M" }).tap();
    await settled();
    await expect.poll(count).toContain("Lettre M");
    const before = (await names()).length;
    const more = page.getByRole("button", { name: "Voir plus" });
    if ((await more.count()) > 0) {
      await more.tap();
      await expect.poll(async () => (await names()).length).toBeGreaterThan(before);
    }
  });
});
