/** A share block: on the page of an activity, and as an editor writes it. */
import { describe, expect, test } from "vitest";
import { loadFair } from "../../host/data/load.ts";
import { type PageOptions, useSite, type WatchedPage } from "../harness.ts";
import { pageViolations } from "../pages/page-axe.ts";
import { focused } from "../seen.ts";
import { expectServerPage, openWritten, releaseAll } from "../written-page.ts";

const site = useSite({ now: "2026-11-26T10:00" });
const fair = loadFair("templates-fixtures/data");
const slug = fair.events.find(({ url }) => url !== null)?.slug ?? "";
const CLIPBOARD = ["clipboard-read", "clipboard-write"];
const COPIED = "Le lien a été copié dans votre presse-papiers.";
const SHEET = "Autre application…";

/** Replaces the system's share sheet: records its data, and may refuse as browsers do. */
const withSheet = (outcome: "shared" | "AbortError" | "DataError") => `
  window.shared = [];
  navigator.canShare = () => true;
  navigator.share = async (data) => {
    shared.push(data);
    if (${JSON.stringify(outcome)} !== "shared") throw new DOMException("no", ${JSON.stringify(outcome)});
  };`;

async function open(options: PageOptions & { readonly sheet?: Parameters<typeof withSheet>[0] } = {}) {
  const { sheet, ...pageOptions } = options;
  const page = await site.newPage(pageOptions);
  if (sheet) await page.addInitScript(withSheet(sheet));
  await page.goto(`/activites/${slug}`);
  await summary(page).scrollIntoViewIfNeeded();
  if (options.javaScript !== false) await page.whenReady("share");
  return page;
}

const block = (page: WatchedPage) => page.locator("[data-behaviour=share]");
const summary = (page: WatchedPage) => block(page).locator("summary");
const field = (page: WatchedPage) => block(page).getByLabel("Lien à copier");
const copy = (page: WatchedPage) => block(page).getByRole("button", { name: "Copier le lien" });
const said = (page: WatchedPage) => block(page).locator(".signet-sharing-said");
const status = (page: WatchedPage) => page.locator("body > [role=status]").textContent();
const isOpen = (page: WatchedPage) => field(page).isVisible();

test("without script it opens and closes, with the address in a field and links to the networks", async () => {
  const page = await open({ javaScript: false });
  expect(await isOpen(page)).toBe(false);
  await summary(page).click();
  await expect.poll(() => field(page).inputValue()).toBe(`${site.url}/activites/${slug}`);
  const links = block(page).getByRole("link");
  await expect
    .poll(async () => (await links.allTextContents()).map((name) => name.trim()))
    .toEqual(["LinkedIn", "X", "Facebook"].map((name) => `${name} (nouvel onglet)`));
  for (const link of await links.all())
    await expect
      .poll(async () => decodeURIComponent((await link.getAttribute("href")) ?? ""))
      .toContain(`/activites/${slug}`);
  await summary(page).click();
  await expect.poll(() => isOpen(page)).toBe(false);
  await page.expectSilent();
});

describe("by keyboard", () => {
  describe("keyboard: share / Enter, Space / 'Partager'", () => {
    test("keyboard: share / Escape / an open share block: from any element, returns focus", async () => {
      const page = await open();
      await summary(page).focus();
      for (const key of ["Enter", "Space"]) {
        await page.keyboard.press(key);
        await expect.poll(() => isOpen(page), { message: key }).toBe(true);
        await page.keyboard.press(key);
        await expect.poll(() => isOpen(page), { message: key }).toBe(false);
      }
      await page.keyboard.press("Enter");
      await copy(page).waitFor();
      for (const place of [copy(page), field(page), block(page).getByRole("link").last(), summary(page)]) {
        if (!(await isOpen(page))) await summary(page).click();
        await place.focus();
        await page.keyboard.press("Escape");
        await expect.poll(() => isOpen(page)).toBe(false);
        await expect.poll(() => focused(page)).toBe("Partager");
      }
      await page.expectSilent();
    });
  });

  test("keyboard: share / Tab / an open share block: address, 'Copier le lien', networks, sheet", async () => {
    const page = await open({ sheet: "shared" });
    await summary(page).focus();
    await page.keyboard.press("Enter");
    await copy(page).waitFor();
    for (const name of [
      "Lien à copier",
      "Copier le lien",
      "LinkedIn (nouvel onglet)",
      "X (nouvel onglet)",
      "Facebook (nouvel onglet)",
      SHEET,
    ]) {
      await page.keyboard.press("Tab");
      await expect.poll(() => focused(page)).toBe(name);
    }
  });

  test("keyboard: share / Enter / 'Copier le lien': copies, confirms for 5 s from the last time", async () => {
    const page = await open({ permissions: CLIPBOARD, clock: "2026-11-26T10:00:00-05:00" });
    await summary(page).focus();
    await page.keyboard.press("Enter");
    await copy(page).focus();
    // From here on, time passes only when the test moves the clock.
    await page.clock.pauseAt(new Date("2026-11-26T10:05:00-05:00"));
    await page.keyboard.press("Enter");
    await expect.poll(() => said(page).textContent()).toBe(COPIED);
    await expect.poll(() => status(page)).toBe(COPIED);
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toBe(`${site.url}/activites/${slug}`);
    await expect.poll(() => focused(page)).toBe("Copier le lien");
    await page.clock.fastForward(4000);
    await page.keyboard.press("Enter");
    await expect.poll(() => status(page)).toBe(`${COPIED}\u00a0`);
    await page.clock.fastForward(4000);
    await expect.poll(() => said(page).textContent()).toBe(COPIED);
    await page.clock.fastForward(1100);
    await expect.poll(() => said(page).textContent()).toBe("");
    await page.expectSilent();
  });

  test("without a clipboard nothing is confirmed: the address is selected in its field", async () => {
    const page = await open();
    await page.evaluate(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
    await summary(page).click();
    await copy(page).click();
    await expect
      .poll(() => said(page).textContent())
      .toBe("La copie a échoué. Le lien est sélectionné, copiez-le.");
    await expect.poll(() => page.getByText(COPIED).count()).toBe(0);
    await expect.poll(() => focused(page)).toBe("Lien à copier");
    await expect
      .poll(() => page.evaluate(() => getSelection()?.toString()))
      .toBe(`${site.url}/activites/${slug}`);
  });
});

describe("the system's own share sheet", () => {
  test("is offered where there is one, and gets address and title; by touch", async () => {
    const page = await open({ sheet: "shared", touch: true, width: 390, height: 844 });
    await summary(page).tap();
    await block(page).getByRole("button", { name: SHEET }).tap();
    const [data] = await page.evaluate(() => (window as unknown as { shared: ShareData[] }).shared);
    const title = fair.events.find((event) => event.slug === slug)?.title;
    expect(data).toEqual({ title, url: `${site.url}/activites/${slug}` });
    for (const one of await block(page).locator("a, button").all())
      await expect
        .poll(async () => (await one.boundingBox())?.height, { message: (await one.textContent()) ?? "" })
        .toBeGreaterThanOrEqual(24);
    await summary(page).tap();
    await expect.poll(() => isOpen(page)).toBe(false);
    await page.expectSilent();
  });

  test("closed without a choice is not reported; a refusal is, and the block still works", async () => {
    const left = await open({ sheet: "AbortError" });
    await summary(left).click();
    await block(left).getByRole("button", { name: SHEET }).click();
    await left.expectSilent();
    const refused = await open({ sheet: "DataError" });
    await summary(refused).click();
    await block(refused).getByRole("button", { name: SHEET }).click();
    await expect.poll(() => refused.problems.length).toBe(1);
    expect(refused.takeProblems()[0]).toContain("DataError");
    await expect.poll(() => block(refused).getAttribute("data-enhanced")).toBe("ready");
  });

  test("is not offered where there is none", async () => {
    const page = await open();
    await summary(page).click();
    await copy(page).waitFor();
    await expect.poll(() => block(page).getByText(SHEET).count()).toBe(0);
  });
});

test.each([
  { width: 390, dark: true },
  { width: 1440, dark: false },
])("axe finds nothing, closed, open and confirmed, at $width px, dark: $dark", async (options) => {
  const page = await open({ ...options, permissions: CLIPBOARD, reducedMotion: true, sheet: "shared" });
  expect(await pageViolations(page)).toEqual([]);
  await summary(page).click();
  await copy(page).click();
  await expect.poll(() => said(page).textContent()).toBe(COPIED);
  expect(await pageViolations(page)).toEqual([]);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(options.width);
  await page.expectSilent();
});

describe("as an editor writes it", () => {
  const WRITTEN = `<div data-behaviour="share"><p></p><details><summary>Partager</summary>
    <p>Copiez <a href="/ecrit">l’adresse</a>.</p></details></div>`;

  test("the page's own address, the button and the networks are added, and removed by release", async () => {
    const page = await openWritten(site, WRITTEN, { hash: "#haut", permissions: CLIPBOARD });
    await page.whenReady();
    await summary(page).click();
    await copy(page).click();
    await expect.poll(() => said(page).textContent()).toBe(COPIED);
    await expect.poll(() => field(page).inputValue()).toBe(`${site.url}/ecrit`);
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(`${site.url}/ecrit`);
    const x = await block(page).getByRole("link", { name: "X (nouvel onglet)" }).getAttribute("href");
    expect(new URL(x ?? "").searchParams.get("text")).toBe("Écrit");
    expect(await pageViolations(page)).toEqual([]);
    await summary(page).click();
    await releaseAll(page);
    await expectServerPage(page);
    await page.expectSilent();
  });

  test("the page's canonical address comes before its own, and data-url before both", async () => {
    const head = '<link rel="canonical" href="https://salon.example.com/vrai">';
    const page = await openWritten(
      site,
      `${WRITTEN}<div id="two" data-behaviour="share" data-url="“/activites/deux” "><details open><summary>Partager</summary></details></div>`,
      { head },
    );
    await page.whenReady();
    await summary(page).first().click();
    await copy(page).first().waitFor();
    await expect.poll(() => field(page).first().inputValue()).toBe("https://salon.example.com/vrai");
    // Open from the start, and filled at once.
    await page.locator("#two").getByRole("button", { name: "Copier le lien" }).waitFor();
    await expect.poll(() => page.locator("#two input").inputValue()).toBe(`${site.url}/activites/deux`);
  });

  test("code that cannot be loaded is reported once; the block opens, and closes, also by Escape", async () => {
    const page = await openWritten(site, WRITTEN);
    await page.whenReady();
    await page.route("**/share-panel-*.js", (route) => route.abort());
    await summary(page).click();
    await expect.poll(() => page.problems.filter((line) => line.includes("Signet:")).length).toBe(1);
    page.takeProblems();
    await expect.poll(() => page.getByText("Copiez l’adresse").isVisible()).toBe(true);
    await page.keyboard.press("Escape");
    await expect.poll(() => page.getByText("Copiez l’adresse").isVisible()).toBe(false);
    await page.expectSilent();
  });

  test.each([
    ["<p>Rien.</p>", "", "it has no <details> with a <summary>", "<details><summary>…</summary></details>"],
    ["<details>Rien.</details>", "", "it has no <details> with a <summary>", "<summary>"],
    [
      "<details><summary>A</summary></details>",
      'data-url="javascript:alert(1)"',
      "data-url is not a web address",
      'data-url="/…"',
    ],
    [
      "<details><summary>A</summary></details>",
      'data-url="mailto:a@b.ca"',
      "data-url is not a web address",
      'data-url="/…"',
    ],
    [
      "<details><summary>A</summary></details>",
      'data-url="http://"',
      "data-url is not a web address",
      'data-url="/…"',
    ],
  ])(
    "invalid markup is reported, and another marker works: %j %s",
    async (inside, attribute, message, expected) => {
      const page = await openWritten(
        site,
        `${WRITTEN}<div id="bad" data-behaviour="share" ${attribute}>${inside}</div>`,
      );
      // A fault is reported at the latest when the visitor is about to open it.
      await page.waitForSelector("#bad:is([data-enhanced=failed], [data-enhanced=ready])");
      await page.locator("#bad").hover();
      await page.waitForSelector("#bad[data-enhanced=failed]");
      await page.waitForSelector("[data-behaviour=share][data-enhanced=ready]:not(#bad)");
      await expect.poll(() => page.problems.length).toBe(1);
      const [report = ""] = page.takeProblems();
      expect(report).toContain(message);
      expect(report).toContain(expected);
      await expect.poll(() => page.locator("#bad").innerHTML()).toBe(inside);
      await summary(page).first().click();
      await copy(page).waitFor();
    },
  );
});
