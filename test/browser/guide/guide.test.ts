/** The guide in a real browser: its copy buttons, its form, its frames. */
import { describe, expect, test } from "vitest";
import { useSite, type WatchedPage } from "../harness.ts";
import { pageViolations } from "../pages/page-axe.ts";

const site = useSite({ now: "2026-11-26T10:00" });

const composed = (page: WatchedPage) => page.frameLocator("[name=apercu-compose]");
const made = (page: WatchedPage, what: string) => page.locator(`[data-made=${what}]`).textContent();
const scriptHref = (page: WatchedPage) =>
  page.locator("#composer .guide-frame-ways a").first().getAttribute("href");

async function openGuide(options: Parameters<typeof site.newPage>[0] = {}): Promise<WatchedPage> {
  const page = await site.newPage({ reducedMotion: true, ...options });
  await page.goto("/guide");
  if (options.javaScript !== false) await page.locator("#composer .guide-copy").first().waitFor();
  return page;
}

describe("a snippet", () => {
  test("is copied whole by its one button, which confirms it and says so to a screen reader", async () => {
    const page = await openGuide();
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.clock.install();
    const snippet = page.locator("#faq .guide-live .guide-snippet");
    expect(await snippet.getByRole("button").count()).toBe(1);
    const button = snippet.getByRole("button", { name: /^Copier/ });
    await button.focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => snippet.locator(".guide-copy").textContent()).toMatch(/^Copié/);
    expect(await page.locator("#guide-statut").textContent()).toBe("Copié");
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      await snippet.locator("code").textContent(),
    );
    await page.clock.runFor(5000);
    await expect.poll(() => snippet.locator(".guide-copy").textContent()).toMatch(/^Copier/);
    await page.expectSilent();
  });

  test("is selected where the browser has no clipboard, and nothing claims to be copied", async () => {
    const page = await openGuide();
    await page.evaluate(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
    const snippet = page.locator("#books .guide-live .guide-snippet");
    await snippet.getByRole("button").click();
    await expect.poll(() => page.evaluate(() => String(getSelection()))).toContain('data-behaviour="books"');
    expect(await page.locator("#guide-statut").textContent()).not.toContain("Copié");
  });
});

describe("the form", () => {
  test("by keyboard only: another marker and a letter change snippet, address and preview", async () => {
    const page = await openGuide();
    const steps = await page.evaluate(() => history.length);
    expect(await page.getByRole("button", { name: "Composer" }).count()).toBe(0);
    await page.locator('[name="marqueur"]:checked').focus();
    await page.keyboard.press("ArrowDown");
    await expect.poll(() => made(page, "html")).toContain('data-island="authors"');
    await page.locator('[name="lettre"]').focus();
    await page.keyboard.press("b");
    await expect.poll(() => made(page, "address")).toBe("/auteurs?letter=b");
    const heading = composed(page).locator("#resultats-titre");
    await expect.poll(() => heading.textContent()).toMatch(/lettre B/i);
    // The preview leaves no step behind: Back leaves the guide.
    expect(await page.evaluate(() => history.length)).toBe(steps);
    await page.expectSilent();
  });

  test("writes while one types, and loads the preview after a pause", async () => {
    const page = await openGuide();
    await page.locator('[name="reglages"]').check();
    await page.locator('[name="texte"]').pressSequentially("Tout le <Salon>");
    expect(await made(page, "html")).toContain(">Tout le &lt;Salon&gt;</a>");
    await page.locator("#composer .guide-frame-ways").getByText("Sans script").click();
    await expect.poll(() => composed(page).locator("[data-island] a").textContent()).toBe("Tout le <Salon>");
    await page.expectSilent();
  });

  test("shows the schedule, the map and the announcement", async () => {
    const page = await openGuide();
    await page.locator('[name="vue"]').selectOption("horaire");
    await composed(page).locator(".signet-programme-hour").first().waitFor();
    await page.locator('[name="carte"]').check();
    await page.locator('[name="tuiles"]').fill("https://tuiles.example.com/{z}/{x}/{y}.png");
    await page.locator('[name="accord-carte"]').check();
    await page.locator('[name="vue"]').selectOption("carte");
    await composed(page).getByRole("button", { name: "Afficher la carte" }).waitFor();
    expect(await made(page, "html")).toContain('data-map-consent="ask"');
    await page.locator('[name="avant"]').check();
    await composed(page).locator("[data-before-event][data-enhanced=ready]").waitFor();
    await page.expectSilent();
  });

  test("shows the webcast with the question first", async () => {
    const page = await openGuide();
    await page.locator('[name="marqueur"][value="webcast"]').check();
    await page.locator('[name="accord"]').check();
    await composed(page).getByRole("button", { name: "Regarder" }).first().waitFor();
    await page.expectSilent();
  });

  test("paints the preview in the chosen colours without loading it again", async () => {
    const page = await openGuide();
    await composed(page).locator("[data-enhanced=ready]").waitFor();
    const root = composed(page).locator("html");
    await root.evaluate((html) => html.setAttribute("data-same", ""));
    await page.locator('[name="couleurs"]').check();
    await page.locator('[name="accent"]').fill("#00695c");
    expect(await made(page, "css")).toContain("--signet-accent: #00695c;");
    const ribbon = () => root.evaluate((html) => getComputedStyle(html).getPropertyValue("--signet-accent"));
    await expect.poll(ribbon).toBe("#00695c");
    expect(await root.getAttribute("data-same")).toBe("");
    await page.expectSilent();
  });

  test("works without script: it sends its fields, and the server composes", async () => {
    const page = await openGuide({ javaScript: false });
    expect(await page.locator(".guide-copy:visible").count()).toBe(0);
    await page.locator('[name="marqueur"][value="exhibitors"]').check();
    await page.locator('[name="lettre"]').selectOption("b");
    await page.getByRole("button", { name: "Composer" }).click();
    await page.waitForURL("**/guide?**");
    expect(await made(page, "html")).toContain('data-island="exhibitors"');
    expect(await made(page, "address")).toBe("/exposants?letter=b");
    expect(await scriptHref(page)).toContain("/guide/exhibitors?");
    await page.locator("#faq .guide-frame-ways").getByText("Sans script").click();
    await expect
      .poll(() => page.frameLocator("[name=apercu-faq]").locator("[data-behaviour=faq] h3").count())
      .toBe(2);
  });
});

describe.each([390, 768, 1440])("at %i px", (width) => {
  test("nothing scrolls sideways, axe finds nothing, and each control can be touched", async () => {
    const page = await openGuide({ width });
    for (const box of await page.locator(".guide-fold > .guide-box input:visible").all()) await box.check();
    await page.locator("#composer summary").click();
    await page.locator(".guide-names > summary").click();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
    expect(await pageViolations(page, "main")).toEqual([]);
    const low = await page
      .locator(".guide-copy:visible, .guide-frame-ways a, .guide-form :is(select, [type=text]):visible")
      .evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().height < 44).length);
    expect(low).toBe(0);
    await page.expectSilent();
  });
});
