/** How the programme mounts, and what is left when it cannot. */
import { describe, expect, test } from "vitest";
import { useSite } from "../harness.ts";
import { seenShifts, watchShifts } from "../shifts.ts";
import { showTypefaces } from "../typefaces.ts";
import { holdIsland, openProgramme, rememberServerHtml, showsServerHtml } from "./programme-page.ts";

const site = useSite();

describe("With initial JSON", () => {
  test("the programme mounts without any call of the API", async () => {
    const { page, asked, titles, count } = await openProgramme(site, "/programmation");
    expect(await titles()).toHaveLength(24);
    expect(await count()).toMatch(/^\d+ Activités$/);
    // Three areas, the signing sessions, three views in two places, and a bookmark on each card, which come when the page is idle.
    const pressable = page.locator("button[aria-pressed]:not([data-motion-switch])");
    await expect.poll(() => pressable.count()).toBe(10 + 24);
    expect(asked).toEqual([]);
    await page.expectSilent();
  });

  test.each([
    [390, ""],
    [768, ""],
    [1440, ""],
    [390, "?mode=horaire"],
    [1440, "?mode=horaire"],
    [390, "?mode=carte"],
    [1440, "?mode=carte"],
  ])("nothing on screen moves when it mounts, at %i px, for '%s'", async (width, query) => {
    const page = await site.newPage({ width });
    // The theme's fonts may move a line when they load: the island waits until they have loaded.
    const release = await holdIsland(page);
    await page.goto(`/programmation${query}`);
    await page.waitForSelector("article");
    await page.evaluate(showTypefaces);
    await page.evaluate(watchShifts);
    release();
    await page.whenReady();
    // Parts that load when the page is idle move nothing, either.
    await page.getByRole("button", { name: "Partager les résultats" }).waitFor();
    // Nor do the map's other pages, which load automatically.
    if (query === "?mode=carte") await page.getByText(/^\d+\sactivités dans \d+\slieux$/).waitFor();
    expect(await page.evaluate(seenShifts)).toEqual([]);
  });

  test("the cards are where the server's were", async () => {
    const places = (page: { evaluate<T>(look: () => T): Promise<T> }) =>
      page.evaluate(() =>
        [...document.querySelectorAll("h2, .signet-programme-filters, .signet-programme-card")]
          // Paper has a heading of its own.
          .filter((element) => element.checkVisibility())
          .map((element) => {
            const { x, y, width } = element.getBoundingClientRect();
            return [x, y, width].map(Math.round);
          }),
      );
    const address = "/programmation?volet1=6332&dedicace=false";
    const still = await openProgramme(site, address, { javaScript: false, wait: false });
    const alive = await openProgramme(site, address);
    expect(await places(alive.page)).toEqual(await places(still.page));
  });

  test("an error in the JSON is reported with its correction, and the API gives the list", async () => {
    const page = await site.newPage();
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await page.route("**/programmation", async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(
        /(data-island="programme"[\s\S]*?data-initial>)\{/,
        (_, before) => `${before}{{`,
      );
      await route.fulfill({ response, body });
    });
    await page.goto("/programmation");
    await page.whenReady("programme");
    expect(asked).toContain("/api/events");
    await expect.poll(() => page.problems).toHaveLength(1);
    expect(page.problems[0]).toContain("data-initial");
    expect(page.problems[0]).toContain('<script type="application/json" data-initial>');
  });
});

describe("Without it", () => {
  test("options and list are requested once each, before React has loaded", async () => {
    const page = await site.newPage();
    const order: string[] = [];
    page.on("requestfinished", (request) => order.push(new URL(request.url()).pathname));
    page.on("request", (request) => {
      if (request.url().includes("/api/")) order.push(`→ ${new URL(request.url()).pathname}`);
    });
    // React's chunk is held back until the list has been requested.
    const release = await holdIsland(page);
    await page.goto("/programmation?initial=0&volet1=6332");
    await expect.poll(() => order).toContain("→ /api/events");
    release();
    await page.whenReady();
    expect(order.filter((step) => step.startsWith("→")).sort()).toEqual([
      "→ /api/categories",
      "→ /api/events",
    ]);
    await expect.poll(() => page.locator("article").count()).toBe(24);
    await page.expectSilent();
  });

  test("the server's list stays on screen until the API's has loaded", async () => {
    site.host.faults.set({ path: "/api/events", delay: 700 });
    const { page } = await openProgramme(site, "/programmation?initial=0&mode=liste", { wait: false });
    expect(await page.locator("article").count()).toBe(24);
    expect(await page.locator("[data-island=programme]").getAttribute("data-enhanced")).not.toBe("ready");
    await page.whenReady();
    expect(await page.locator("article").count()).toBe(24);
  });

  const faults = [
    ["answers 500", { status: 500 }],
    ["answers half of its JSON", { truncate: true }],
    ["hangs up", { drop: "at once" }],
    [
      "answers rows of which none can be read",
      { shape: { data: [{ id: "x" }, {}], meta: { count: 2, page: 1, perPage: 24 } } },
    ],
  ] as const;
  test.each(faults)(
    "when the API %s, the server's page stays, with one report and a way to try again",
    async (_, fault) => {
      site.host.faults.set({ path: "/api/events", ...fault });
      const page = await site.newPage();
      await rememberServerHtml(page);
      const reports: string[] = [];
      await page.exposeFunction("reported", (message: string) => reports.push(message));
      await page.addInitScript(() => {
        document.addEventListener("signet:report", (event) => {
          event.preventDefault();
          (window as unknown as { reported(message: string): void }).reported(
            String((event as CustomEvent).detail.error),
          );
        });
      });
      await page.goto("/programmation?initial=0&mode=liste");
      await page.getByRole("button", { name: "Réessayer" }).waitFor({ timeout: 15_000 });
      expect(await showsServerHtml(page)).toBe(true);
      expect(await page.locator("form#filtres [type=submit]").isEnabled()).toBe(true);
      await expect.poll(() => reports).toHaveLength(1);
      expect(page.takeProblems().filter((problem) => problem.startsWith("uncaught"))).toEqual([]);

      site.host.faults.clear();
      await page.getByRole("button", { name: "Réessayer" }).click();
      await page.whenReady();
      await expect.poll(() => page.locator("article").count()).toBe(24);
      await expect.poll(() => page.getByRole("button", { name: "Réessayer" }).count()).toBe(0);
    },
  );
});

describe("Before the event", () => {
  test("the announcement stays, no request is sent and the address does not change", async () => {
    const { page, asked, query } = await openProgramme(site, "/programmation-avant?volet1=6332&page=3");
    expect(await page.getByRole("heading", { level: 2 }).first().textContent()).toBe(
      "La programmation arrive",
    );
    expect(asked).toEqual([]);
    await expect.poll(query).toBe("?volet1=6332&page=3");
    await page.expectSilent();
  });
});

describe("With JavaScript off", () => {
  test("the programme can be filtered and paged by the server alone", async () => {
    const { page, titles, count, chips } = await openProgramme(site, "/programmation", {
      javaScript: false,
      wait: false,
    });
    const everything = await count();
    await page.locator("#filtres").getByText("Dans la ville", { exact: true }).click();
    await page.getByRole("button", { name: "Afficher les résultats" }).click();
    // The next page may still be loading.
    await expect.poll(chips).toEqual(["Dans la ville"]);
    await expect.poll(count).not.toBe(everything);
    await page.locator(".signet-more").getByRole("link", { name: "Voir plus d'activités" }).click();
    await expect.poll(async () => (await titles()).length).toBeGreaterThan(24);
    await page.getByRole("link", { name: "Retirer le filtre Dans la ville" }).click();
    await expect.poll(count).toBe(everything);
    await page.locator(".signet-programme-tag").first().click();
    await expect.poll(chips).toHaveLength(1);
  });

  test("on a phone a link leads to the filters", async () => {
    const { page } = await openProgramme(site, "/programmation", {
      javaScript: false,
      wait: false,
      width: 390,
    });
    const field = page.getByLabel("Date");
    expect(await field.isVisible()).toBe(false);
    await page.getByRole("link", { name: "Filtres", exact: true }).click();
    await expect.poll(() => field.isVisible()).toBe(true);
  });
});

describe("On a network that drops files", () => {
  /** The page with these files dropped; records reports. */
  async function dropping(file: string, times: number) {
    const page = await site.newPage();
    const reports: string[] = [];
    await page.exposeFunction("reported", (message: string) => reports.push(message));
    await page.addInitScript(() => {
      for (const type of ["signet:error", "signet:report"]) {
        document.addEventListener(type, (event) => {
          event.preventDefault();
          const { reported } = window as unknown as { reported(message: string): void };
          reported(String((event as CustomEvent<{ error: unknown }>).detail.error));
        });
      }
    });
    await page.route(file, (route) => route.abort(), { times });
    await page.goto("/programmation");
    return { page, reports };
  }

  test("the script loads css that the theme's link could not load, and the programme is styled", async () => {
    const { page, reports } = await dropping("**/dist/programme-*.css", 1);
    await page.whenReady();
    const bar = page.locator(".signet-programme-views").first();
    expect(await bar.evaluate((element) => getComputedStyle(element).display)).toMatch(/flex|grid/);
    expect(reports).toEqual([]);
  });

  test("a React chunk that cannot be loaded is named in one report, and the server's page stays", async () => {
    const { page, reports } = await dropping("**/programme-mount-*.js", 99);
    await page.locator('[data-enhanced="failed"]').waitFor();
    await expect.poll(() => reports).toHaveLength(1);
    expect(reports[0]).toMatch(/not-loaded its code .*programme-mount/);
    expect(await page.locator("article").count()).toBe(24);
  });
});
