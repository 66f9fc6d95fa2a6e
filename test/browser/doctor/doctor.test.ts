/** The doctor's panel: on a good page, by keyboard, on a phone; and that nobody else pays for it. */
import { expect, test } from "vitest";
import { useSite, type WatchedPage } from "../harness.ts";
import { pageViolations } from "../pages/page-axe.ts";
import { openWritten } from "../written-page.ts";

const site = useSite({ now: "2026-10-30T10:00" });

const QUESTION = "<details><summary>Combien ?</summary><p>Dix.</p></details>";
const WRONG = `<div style="height: 1500px"></div><div id="far" data-behavior="faq">${QUESTION}</div>`;

const panelOf = (page: WatchedPage) => page.getByRole("region", { name: "Diagnostic de Signet" });
const toggleOf = (page: WatchedPage) => page.locator(".signet-doctor-toggle");
const read = (page: WatchedPage) =>
  expect.poll(() => panelOf(page).innerText(), { timeout: 30_000 }).toMatch(/Les données\s+.*lue/s);

test("a visitor's page asks for nothing of the doctor, and has nothing of it", async () => {
  const asked: string[] = [];
  const page = await site.newPage();
  page.on("request", (request) => asked.push(request.url()));
  await page.goto("/faq");
  await page.whenReady();
  expect(asked.filter((address) => address.includes("/dist/doctor"))).toEqual([]);
  expect(await page.locator(".signet-doctor, .signet-doctor-outlines").count()).toBe(0);
});

test("on a good page: every marker is listed with its state and time, and the console is silent", async () => {
  const page = await site.newPage();
  await page.goto("/auteurs?signet-doctor");
  await read(page);
  const text = (await panelOf(page).innerText()).replaceAll("\u00a0", " ");
  expect(text).toMatch(/Rien à corriger\./i);
  expect(text).toMatch(/Auteur·rice·s : prêt après \d+(,\d+)? m?s/);
  expect(text).toMatch(/Menu complet : prêt après/);
  await page.expectSilent();
});

test("the page is as without the doctor: the same HTML in <main>", async () => {
  const html = async (query: string) => {
    const page = await openWritten(site, `<div data-behaviour="faq">${QUESTION}</div>`, { hash: query });
    await page.whenReady();
    if (query) await panelOf(page).waitFor();
    return page.locator("body").innerHTML();
  };
  const withDoctor = await html("?signet-doctor");
  const withoutSheets = (text: string) => text.replace(/<link rel="stylesheet"[^>]*>/g, "");
  const address = /ecrit(\?signet-doctor)?/g;
  expect(withoutSheets(withDoctor).replace(address, "")).toBe(
    withoutSheets(await html("")).replace(address, ""),
  );
});

test("'Montrer' scrolls to the element and outlines it, above the panel on a phone", async () => {
  const page = await openWritten(site, WRONG, { hash: "?signet-doctor", width: 390, height: 844 });
  await panelOf(page)
    .getByRole("button", { name: /Montrer sur la page : <div/ })
    .first()
    .click();
  await expect.poll(() => page.locator(".signet-doctor-chosen").count()).toBe(1);
  const outline = await page.locator(".signet-doctor-chosen").boundingBox();
  const element = await page.locator("#far").boundingBox();
  const panel = await panelOf(page).boundingBox();
  expect(Math.abs((outline?.y ?? 0) + 4 - (element?.y ?? -99))).toBeLessThan(2);
  expect((element?.y ?? 999) + (element?.height ?? 0)).toBeLessThanOrEqual(panel?.y ?? 0);
  expect(await page.locator("#far").getAttribute("style")).toBeNull();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test("data-doctor=off on the script tag: a visitor's address does not open it", async () => {
  const page = await openWritten(site, WRONG.replace("behavior", "behaviour"), {
    hash: "?signet-doctor",
    head: '<script type="module" src="/dist/signet.js" data-doctor="off"></script>',
  });
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.reload();
  await page.whenReady();
  expect(asked.filter((address) => address.includes("/dist/doctor"))).toEqual([]);
  expect(asked.filter((address) => address.includes("/dist/signet.js"))).toHaveLength(1);
});

test("the report is copied: address without query and fragment, version, markers, findings", async () => {
  const page = await openWritten(site, WRONG, {
    hash: "?signet-doctor&apercu=cle#plan",
    permissions: ["clipboard-read", "clipboard-write"],
  });
  await panelOf(page).getByRole("button", { name: "Copier le rapport" }).click();
  await expect.poll(() => panelOf(page).innerText()).toContain("Rapport copié");
  const report = await page.evaluate(() => navigator.clipboard.readText());
  expect(report).toContain(`Page : ${site.url}/ecrit\n`);
  expect(report).not.toMatch(/apercu|#plan/);
  expect(report).toMatch(/Signet : \d+\.\d+\.\d+/);
  expect(report).toContain("[Faute] L’attribut data-behavior n’existe pas");
  expect(report).toContain('Écrivez : <div data-behaviour="faq">');
});

test("without a clipboard, the report is shown to be copied by hand", async () => {
  const page = await openWritten(site, WRONG, { hash: "?signet-doctor" });
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error("refused"));
  });
  await panelOf(page).getByRole("button", { name: "Copier le rapport" }).click();
  await expect.poll(() => panelOf(page).getByRole("textbox").inputValue()).toContain("data-behavior");
});

test("data-doctor on the script tag: only the heading, with the count, until it is pressed", async () => {
  const page = await openWritten(site, WRONG, {
    head: '<script type="module" src="/dist/signet.js" data-doctor></script>',
  });
  await expect.poll(() => toggleOf(page).innerText()).toMatch(/faute/);
  expect(await toggleOf(page).getAttribute("aria-expanded")).toBe("false");
  await toggleOf(page).focus();
  await page.keyboard.press("Enter");
  expect(await toggleOf(page).getAttribute("aria-expanded")).toBe("true");
  await panelOf(page).getByRole("heading", { name: "À corriger" }).waitFor();
  await page.keyboard.press("Escape");
  expect(await toggleOf(page).getAttribute("aria-expanded")).toBe("false");
  expect(await toggleOf(page).evaluate((one) => one === document.activeElement)).toBe(true);
});

test("closing removes everything of it", async () => {
  const page = await openWritten(site, WRONG, { hash: "?signet-doctor" });
  await panelOf(page).getByRole("button", { name: "Fermer le diagnostic" }).click();
  expect(await page.locator(".signet-doctor, .signet-doctor-outlines").count()).toBe(0);
  expect(await page.evaluate(() => document.activeElement?.localName)).toBe("h1");
});

test("faults of the data are named: unreadable rows, refused addresses, pictures", async () => {
  site.host.faults.set({
    path: "/api/authors",
    shape: {
      data: [
        {
          id: 1,
          slug: "bonne",
          title: "Une Bonne",
          url: "javascript:alert(1)",
          photo: "/media/author/rien.png",
        },
        { id: 2, slug: "sans-titre" },
      ],
      meta: { count: 2, page: 1, perPage: 24 },
    },
  });
  const page = await openWritten(site, '<div data-island="authors" data-api="/api"></div>', {
    hash: "?signet-doctor",
  });
  await read(page);
  const text = (await panelOf(page).innerText()).replaceAll("\u00a0", " ");
  expect(text).toContain("La fiche « sans-titre » est laissée de côté : title manque.");
  expect(text).toContain("Une adresse est refusée, sur « Une Bonne » : javascript:alert(1).");
  expect(text).toContain("L’image de « Une Bonne » ne se charge pas : /media/author/rien.png.");
  page.takeProblems();
});

test("where Trusted Types allow the policy `signet` once, the doctor makes no second one", async () => {
  site.host.faults.set({
    path: "/api/authors",
    shape: {
      data: [{ id: 1, slug: "etoile", title: "Une &eacute;toile" }],
      meta: { count: 1, page: 1, perPage: 24 },
    },
  });
  const rules = "require-trusted-types-for 'script'; trusted-types signet";
  const page = await openWritten(site, '<div data-island="authors" data-api="/api"></div>', {
    hash: "?signet-doctor",
    head: `<meta http-equiv="Content-Security-Policy" content="${rules}">`,
  });
  await page.getByText("Une étoile").first().waitFor();
  await read(page);
  expect(await panelOf(page).innerText()).not.toMatch(/trusted-types/i);
  await page.expectSilent();
});

test.each([390, 1440])("axe finds nothing in the panel at %i px", async (width) => {
  const page = await openWritten(site, WRONG, { hash: "?signet-doctor", width });
  await panelOf(page).locator(".signet-doctor-finding").first().waitFor();
  expect(await pageViolations(page, ".signet-doctor")).toEqual([]);
});
