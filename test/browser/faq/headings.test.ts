/** Questions that an editor has written as plain headings and paragraphs, or as `<details>` without ids. */
import { describe, expect, test } from "vitest";
import { useSite, type WatchedPage } from "../harness.ts";
import { pageViolations } from "../pages/page-axe.ts";
import { isFocused } from "../seen.ts";
import { expectServerPage, openWritten, releaseAll } from "../written-page.ts";

const site = useSite();

const question = (title: string, answer: string) => `<h3>${title}</h3><p>${answer}</p>`;
const LONG = "<p>Des mots, des mots et encore des mots.</p>".repeat(40);
/** As a CMS prints it: a wrapper, extra paragraphs, groups; the fifth answer is far below the window's edge. */
const HEADINGS = `<div data-behaviour="“FAQ” "><div class="wp-block-group">
  <h2>Billets</h2><p></p>
  ${question("Combien <em>coûte</em> l’entrée&nbsp;?", "10&nbsp;$.")}<p><br></p><h4>Pour les groupes</h4><p>6&nbsp;$.</p>
  ${question("Où acheter&nbsp;?", "En ligne.")}
  <h3><a href="/activites">Toutes les activités</a></h3>
  <h3>Sans réponse</h3>
  <h2>Accès</h2>
  ${question("Où acheter&nbsp;?", LONG)}
  <h3>Et le vestiaire&nbsp;?</h3><ul><li>Au niveau 1.</li></ul>
  ${question("Peut-on manger&nbsp;?", "Oui. <span id=menu>Voici le menu.</span>")}
</div></div>`;

const button = (page: WatchedPage, name: string | RegExp) => page.getByRole("button", { name });
const expanded = (page: WatchedPage) =>
  page
    .locator(".signet-faq-question")
    .evaluateAll((all) => all.map((one) => `${one.closest("h3")?.id} ${one.getAttribute("aria-expanded")}`));

describe("with script", () => {
  test("headings with an answer become buttons; only answers in view stay open, nothing moves", async () => {
    const page = await openWritten(site, HEADINGS);
    await page.whenReady();
    expect(await expanded(page)).toEqual([
      "combien-coute-l-entree true",
      "ou-acheter true",
      "ou-acheter-2 true",
      "et-le-vestiaire false",
      "peut-on-manger false",
    ]);
    const first = button(page, "Combien coûte l’entrée ?");
    expect(await first.evaluate((one) => one.parentElement?.localName)).toBe("h3");
    const controlled = page.locator(`#${await first.getAttribute("aria-controls")}`);
    expect(await controlled.getByText("Pour les groupes").isVisible()).toBe(true);
    expect(await page.getByRole("link", { name: "Toutes les activités" }).isVisible()).toBe(true);
    await page.expectSilent();
  });

  test("keyboard: faq / Enter, Space / a question; keyboard: faq / Tab / a closed question", async () => {
    const page = await openWritten(site, HEADINGS);
    await page.whenReady();
    const vestiaire = button(page, "Et le vestiaire ?");
    await vestiaire.focus();
    for (const key of ["Enter", "Space"]) {
      await page.keyboard.press(key);
      await expect.poll(() => page.getByText("Au niveau 1.").isVisible(), { message: key }).toBe(true);
      await page.keyboard.press(key);
      await expect.poll(() => page.getByText("Au niveau 1.").isVisible(), { message: key }).toBe(false);
    }
    await page.keyboard.press("Tab");
    await expect.poll(() => isFocused(button(page, "Peut-on manger ?"))).toBe(true);
    // Several are open at a time.
    await page.keyboard.press("Enter");
    await expect
      .poll(async () => (await expanded(page)).filter((one) => one.endsWith("true")))
      .toHaveLength(4);
  });

  test("an address opens a question by the id of its text, or by an element in its answer", async () => {
    const page = await openWritten(site, HEADINGS, { hash: "#et-le-vestiaire" });
    await page.whenReady();
    const vestiaire = button(page, "Et le vestiaire ?");
    expect(await vestiaire.getAttribute("aria-expanded")).toBe("true");
    expect(await isFocused(vestiaire)).toBe(true);
    expect(await page.getByText("Au niveau 1.").isVisible()).toBe(true);
    await page.evaluate(() => {
      location.hash = "#menu";
    });
    await expect.poll(() => page.getByText("Voici le menu.").isVisible()).toBe(true);
    await expect.poll(() => button(page, "Peut-on manger ?").getAttribute("aria-expanded")).toBe("true");
    await page.expectSilent();
  });

  test("finding a text in the page opens the question whose answer has it", async () => {
    const page = await openWritten(site, HEADINGS);
    await page.whenReady();
    // The browser fires this event when it finds text there.
    const beforeMatch = () =>
      page
        .locator("[hidden=until-found]", { hasText: "niveau 1" })
        .dispatchEvent("beforematch", { bubbles: true });
    await beforeMatch();
    await expect.poll(() => page.getByText("Au niveau 1.").isVisible()).toBe(true);
    await expect.poll(() => button(page, "Et le vestiaire ?").getAttribute("aria-expanded")).toBe("true");
  });

  test("each answer ends with its link, and axe finds nothing, closed or open, in either scheme", async () => {
    for (const dark of [false, true]) {
      const page = await openWritten(site, HEADINGS, { dark, width: 390 });
      await page.whenReady();
      expect(await pageViolations(page)).toEqual([]);
      await button(page, "Peut-on manger ?").click();
      const link = page.locator("#peut-on-manger-reponse .signet-faq-link");
      await link.waitFor();
      await expect.poll(() => link.getAttribute("href")).toBe("#peut-on-manger");
      expect(await pageViolations(page)).toEqual([]);
      await page.expectSilent();
      await page.context().close();
    }
  });
});

test("<details> without ids get ids from their text, titles do not; release removes them", async () => {
  const page = await openWritten(
    site,
    `<div data-behaviour="faq"><h2>Billets</h2>
       <div><details><summary>Où acheter ?</summary>En ligne.</details></div>
       <details class="plain"><p>Sans question.</p></details>
       <details id="mien"><summary>Combien ?</summary><details><summary>Vraiment ?</summary><p>Oui.</p></details></details>
     </div>`,
    { hash: "#vraiment" },
  );
  await page.whenReady();
  expect(await page.locator("details").evaluateAll((all) => all.map(({ id }) => id))).toEqual([
    "ou-acheter",
    "",
    "mien",
    "vraiment",
  ]);
  // The inner question, and the one that contains it.
  expect(await page.getByText("Oui.").isVisible()).toBe(true);
  expect(await page.locator("h2 button").count()).toBe(0);
  await page.locator("#mien").evaluate((one) => one.removeAttribute("open"));
  await page.locator("#vraiment").evaluate((one) => one.removeAttribute("open"));
  await releaseAll(page);
  await expectServerPage(page);
  await page.expectSilent();
});

describe("invalid markup is reported, and another marker works", () => {
  const NEIGHBOUR =
    '<div id="good" data-behaviour="faq"><details id="a"><summary>A</summary><p>B</p></details></div>';

  test.each([
    ["<p>Rien à demander.</p>", "there is no question in it", "<details><summary>…</summary>…</details>"],
    ["", "there is no question in it", "<details><summary>…</summary>…</details>"],
    ["<h2>Titre</h2><h2>Autre titre</h2>", "no heading in it is followed by an answer", "<h3>…</h3><p>…</p>"],
  ])("%j: %s", async (inside, message, expected) => {
    const page = await openWritten(site, `<div id="bad" data-behaviour="faq">${inside}</div>${NEIGHBOUR}`);
    await page.waitForSelector("#bad[data-enhanced=failed]", { state: "attached" });
    await page.waitForSelector("#good[data-enhanced=ready]");
    await expect.poll(() => page.problems.length).toBe(1);
    const [report = ""] = page.takeProblems();
    expect(report).toContain(message);
    expect(report).toContain(expected);
    expect(await page.locator("#bad").innerHTML()).toBe(inside);
    await page.evaluate(() => {
      location.hash = "#a";
    });
    await expect.poll(() => page.getByText("B", { exact: true }).isVisible()).toBe(true);
  });

  test("code for headings that cannot be loaded: every answer stays visible, and it is reported", async () => {
    const page = await openWritten(site, "<p></p>");
    await page.route("**/editors-questions-*.js", (route) => route.abort());
    await page.evaluate((html) => {
      document.querySelector("main")?.insertAdjacentHTML("beforeend", html);
    }, NEIGHBOUR + HEADINGS);
    await page.evaluate('import("/dist/signet.js").then(({ enhance }) => enhance())');
    await page.waitForSelector("[data-enhanced=failed]");
    await page.waitForSelector("#good[data-enhanced=ready]");
    expect(await page.getByText("Voici le menu.").isVisible()).toBe(true);
    expect(await page.getByRole("button").count()).toBe(0);
    await expect.poll(() => page.problems.filter((line) => line.includes("Signet:")).length).toBe(1);
  });
});
