/** The doctor's panel in each engine, on a page with mistakes. test/browser/doctor has the details. */
import { expect, test } from "vitest";
import { useSite, type WatchedPage } from "../browser/harness.ts";
import type { PageRoute } from "../host/pages.ts";

const QUESTION = "<details><summary>Combien ?</summary><p>Dix.</p></details>";

const MISTAKES = `<textarea id="paste" aria-label="Coller"></textarea>
  <div data-island="authors" data-api="/api" data-error="visible"></div>
  <div data-island="programme"><p>Programme</p></div>
  <form data-behaviour="search-form" action="/activites"><input type="search" aria-label="Quoi"></form>
  <div data-island="exhibitors" data-api="/nulle-part"><p>Les exposants</p></div>
  <div data-behaviour="share"><script type="application/json" data-signet-words>{"a":</script></div>
  <div id="far" data-behavior="faq">${QUESTION}</div>`;

const pages: readonly PageRoute[] = [
  {
    path: "/fautes" as PageRoute["path"],
    build: () => ({ template: "apercu.njk", context: { title: "Fautes", html: MISTAKES, script: true } }),
  },
];

const site = useSite({ now: "2026-11-26T10:00", pages });

const panelOf = (page: WatchedPage) => page.getByRole("region", { name: "Diagnostic de Signet" });

/** Opens the page with the doctor, and waits until it has read the data. */
async function openDoctor(size: { width?: number; height?: number } = {}): Promise<WatchedPage> {
  const page = await site.newPage(size);
  await page.goto("/fautes?signet-doctor");
  await expect
    .poll(() => panelOf(page).textContent(), { timeout: 30_000 })
    .toMatch(/Auteur·rice·s\s: [\d\s]+ fiches lues/);
  return page;
}

test("names every mistake, and says what to write", async () => {
  const page = await openDoctor();
  const finding = (what: RegExp) => page.locator(".signet-doctor-finding").filter({ hasText: what });
  const expected: readonly (readonly [RegExp, string])[] = [
    [/data-behavior n’existe pas/, '<div data-behaviour="faq">'],
    [/data-error n’existe pas, Signet l’ignore/, 'data-errors="visible"'],
    [/Il manque data-api/, '<div data-island="programme" data-api="/api">'],
    [/n’a pas d’attribut name/, '<input type="search" name="q"'],
    [/L’API répond 404 à GET .*\/nulle-part\/companies/, "Ouvrez cette adresse dans un onglet"],
    [/Le JSON du script data-signet-words ne se lit pas \(.+\)/, "data-signet-words"],
  ];
  for (const [what, write] of expected) {
    await expect.poll(() => finding(what).count(), { message: `${what}` }).toBe(1);
    expect(await finding(what).textContent()).toContain(write);
  }
});

test("'Montrer' scrolls to the element, outlines it, and changes nothing of it", async () => {
  const page = await openDoctor();
  const html = () => page.locator("#far").evaluate((element) => element.outerHTML);
  const before = await html();
  await page
    .locator(".signet-doctor-finding")
    .filter({ hasText: /data-behavior n’existe pas/ })
    .getByRole("button", { name: /Montrer sur la page/ })
    .click();
  const chosen = page.locator(".signet-doctor-chosen");
  await chosen.waitFor();
  const [box, element] = await Promise.all([chosen.boundingBox(), page.locator("#far").boundingBox()]);
  for (const edge of ["x", "y"] as const)
    expect(Math.abs((box?.[edge] ?? -99) + 4 - (element?.[edge] ?? 99))).toBeLessThan(1);
  expect(Math.abs((box?.width ?? -99) - 8 - (element?.width ?? 99))).toBeLessThan(1);
  expect(element?.y).toBeGreaterThan(0);
  expect((element?.y ?? 900) + (element?.height ?? 0)).toBeLessThanOrEqual(900);
  expect(await html()).toBe(before);
});

test("'Copier le rapport': what is pasted is the report, or it is shown to be copied by hand", async () => {
  const page = await openDoctor();
  await panelOf(page).getByRole("button", { name: "Copier le rapport" }).click();
  const note = page.locator(".signet-doctor-note").first();
  await expect.poll(() => note.textContent()).toMatch(/^(Rapport copié|La copie est refusée.*)$/);
  const field = (await note.textContent()) === "Rapport copié" ? "#paste" : ".signet-doctor-manual";
  if (field === "#paste") {
    await page.locator(field).click();
    await page.keyboard.press("Control+v");
  }
  const report = () => page.locator(field).inputValue();
  await expect.poll(report).toContain(`Page : ${site.url}/fautes\n`);
  expect(await report()).toMatch(/À corriger \(\d+\)\n1\. \[Faute\]/);
  expect(await report()).toContain(`Signet : `);
  expect(await report()).toContain(`(${site.url}/dist/signet.js`);
});

test("the panel lies beside the page, is styled, and closes by keyboard", async () => {
  const page = await openDoctor();
  const box = await panelOf(page).boundingBox();
  expect(box?.width).toBeLessThan(700);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(1420);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(900);
  const toggle = page.locator(".signet-doctor-toggle");
  await toggle.focus();
  await page.keyboard.press("Escape");
  await expect.poll(() => toggle.getAttribute("aria-expanded")).toBe("false");
  expect(await toggle.evaluate((one) => one === document.activeElement)).toBe(true);
  await page.keyboard.press("Enter");
  await expect.poll(() => toggle.getAttribute("aria-expanded")).toBe("true");
});

test("on a phone, at the page's end, 'Montrer' makes way for the element", async () => {
  const page = await openDoctor({ width: 390, height: 844 });
  await page
    .locator(".signet-doctor-finding")
    .filter({ hasText: /data-behavior n’existe pas/ })
    .getByRole("button", { name: /Montrer sur la page/ })
    .click();
  await page.locator(".signet-doctor-chosen").waitFor();
  const [element, panel] = await Promise.all([
    page.locator("#far").boundingBox(),
    panelOf(page).boundingBox(),
  ]);
  expect(element?.y).toBeGreaterThanOrEqual((panel?.y ?? 844) + (panel?.height ?? 0));
  expect((element?.y ?? 844) + (element?.height ?? 0)).toBeLessThanOrEqual(844);
  // Only the panel's body has scrolled, to the button; its heading is still there.
  expect((await page.locator(".signet-doctor-toggle").boundingBox())?.y).toBeGreaterThanOrEqual(0);
});

test("on a phone the panel is a sheet over the lower part, within the page's width", async () => {
  const page = await openDoctor({ width: 390, height: 844 });
  const box = await panelOf(page).boundingBox();
  expect(box?.width).toBeLessThanOrEqual(390);
  expect(box?.y).toBeGreaterThan(200);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(844);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
