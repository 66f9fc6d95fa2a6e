/** Rules that real themes have for elements that our behaviours share with an editor's HTML. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { PNG } from "pngjs";
import { expect, inject, test } from "vitest";
import { useSite, type WatchedPage } from "../harness.ts";
import { openWritten } from "../written-page.ts";

const site = useSite();
const { names } = JSON.parse(readFileSync(join(inject("distDir"), "manifest.json"), "utf8"));

/** Opens a page without the demonstration's theme, whose theme has these rules. */
async function openUnder(theme: string, main: string, sheets: readonly string[]): Promise<WatchedPage> {
  const head = ["base.css", ...sheets]
    .map((name) => `<link rel="stylesheet" href="/dist/${names[name]}">`)
    .join("");
  const page = await openWritten(site, main, { head, width: 600, reducedMotion: true });
  await page.evaluate((theme) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(theme);
    document.adoptedStyleSheets.push(sheet);
  }, theme);
  await page.whenReady();
  return page;
}

test("the search field has no cross of the browser beside its text", async () => {
  const page = await openUnder(
    "",
    `<form class="signet-search" data-behaviour="search-form" action="/activites"><div class="signet-search-line">
      <input type="search" name="q" aria-label="Un titre"><button class="signet-button">Chercher</button></div></form>`,
    ["search-form.css"],
  );
  const field = page.getByRole("searchbox");
  await field.fill("a");
  await field.blur();
  await field.hover();
  const { width, height, data } = PNG.sync.read(await field.screenshot());
  const colours = new Set<string>();
  // The right third, above the field's rule
  for (let y = 4; y < height - 10; y += 1)
    for (let x = Math.ceil(width * 0.7); x < width - 2; x += 1) {
      const at = (y * width + x) * 4;
      colours.add(data.subarray(at, at + 3).join(" "));
    }
  expect([...colours]).toHaveLength(1);
});

test("a theme's marks of lists and disclosures are not drawn beside ours", async () => {
  const page = await openUnder(
    `ul li { list-style: square inside; margin-left: 3em; float: left; }
     details summary::after { display: block; float: right; width: 6rem; height: 6rem; transform: rotate(-90deg);
       background: red; }`,
    `<div data-behaviour="must-see"><h2>À voir</h2><ul><li><h3>Le bal</h3><p>Un bal.</p></li><li><h3>Le train</h3><p>Un train.</p></li></ul></div>
     <div data-behaviour="faq"><details id="q-prix"><summary>Combien ?</summary><p>10 $.</p></details></div>`,
    ["must-see.css", "faq.css"],
  );
  const found = await page.evaluate(() => {
    const styleOf = (selector: string, pseudo?: string) => {
      const one = document.querySelector(selector);
      if (!one) throw new Error(`No ${selector}`);
      return getComputedStyle(one, pseudo);
    };
    const slide = styleOf("[data-behaviour=must-see] li");
    const plus = styleOf("summary", "::after");
    return {
      slide: [slide.listStyleType, slide.marginLeft, slide.float],
      plus: [plus.content, plus.backgroundColor, plus.transform, plus.float],
    };
  });
  expect(found.slide).toEqual(["none", "0px", "none"]);
  expect(found.plus).toEqual(['"+" / ""', "rgba(0, 0, 0, 0)", "none", "none"]);
});

test("a theme's rules for roles, hidden links, dialogs and pseudo-elements break no behaviour", async () => {
  const page = await openUnder(
    `[role="group"] { display: inline-flex; } a { display: block; } *::before { color: #f0f; }
     [role="search"] { border-radius: 5rem; } dialog { min-height: 100%; }`,
    `<div data-behaviour="must-see"><ul><li><h3>Le bal</h3></li><li><h3>Le train</h3></li></ul></div>
     <div data-behaviour="search-form"><p><a href="/activites">Chercher dans tout le Salon</a></p></div>
     <div data-behaviour="video-overlay" data-player="/lecteur/liste/{id}" data-consent="ask"><ul>
       <li><a href="/videos" data-video-id="a1B2c3D4e5F"><h3>La Dictée</h3></a></li></ul></div>`,
    ["must-see.css", "search-form.css", "video-overlay.css"],
  );
  await expect(page.getByRole("link", { name: "Chercher dans tout le Salon" }).count()).resolves.toBe(0);
  expect(await page.getByRole("search").evaluate((form) => getComputedStyle(form).borderRadius)).toBe("0px");
  const shape = await page.evaluate(() => {
    const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
    const icon = document.querySelector(".signet-icon");
    return {
      // The controls are above the posters.
      below: (boxOf(".signet-ring")?.top ?? 0) >= (boxOf(".signet-carousel-controls")?.bottom ?? Infinity),
      icon: icon && getComputedStyle(icon, "::before").color === getComputedStyle(icon).color,
    };
  });
  expect(shape).toEqual({ below: true, icon: true });
  await page.locator("[data-video-id]").click();
  const dialog = page.locator("dialog.signet-video[open]");
  await dialog.waitFor();
  expect(await dialog.evaluate((one) => one.getBoundingClientRect().height < innerHeight)).toBe(true);
});

test("the hint of an empty search is below the line, where a theme lays out searches in a row", async () => {
  const page = await openUnder(
    "[role=search] { display: inline-flex; align-items: center; }",
    `<div data-behaviour="search-form"><p><a href="/activites">Chercher dans tout le Salon</a></p></div>`,
    ["search-form.css"],
  );
  await page.getByRole("button", { name: "Chercher" }).click();
  const hint = page.locator(".signet-search-hint");
  await hint.waitFor();
  const line = await page.locator(".signet-search-line").boundingBox();
  const box = await hint.boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual((line?.y ?? 0) + (line?.height ?? 0));
  expect(box?.x).toBe(line?.x);
});

test.each([
  ["has no size", "", ""],
  ["has its own size in the HTML", 'width="900" height="600"', ""],
  ["has a height of the theme", 'width="900" height="600"', "img { height: 90px; object-fit: cover; }"],
])("a card's picture that %s stays in its card", async (_, size, theme) => {
  const picture = `<img src="/media/author/30001.svg" alt="" ${size}>`;
  const page = await openUnder(
    theme,
    `<div data-behaviour="card-rotation"><ul>${`<li><a href="/auteurs">${picture} Zacharie</a></li>`.repeat(6)}</ul></div>
     <div data-behaviour="must-see"><h2>À voir</h2><ul>${`<li>${picture}<h3>Le bal</h3></li>`.repeat(2)}</ul></div>`,
    ["card-rotation.css", "must-see.css"],
  );
  const pictures = page.locator("li:not([hidden], [inert]) img");
  await expect
    .poll(() => pictures.evaluateAll((all: HTMLImageElement[]) => all.every((one) => one.complete)))
    .toBe(true);
  const boxes = await pictures.evaluateAll((all: HTMLImageElement[]) =>
    all.map((one) => {
      const { naturalWidth, naturalHeight } = one;
      const { width, height } = one.getBoundingClientRect();
      return {
        beyond: width - (one.closest("li")?.clientWidth ?? 0) > 1,
        height: Math.round(height),
        distorted: Math.abs(width / height - naturalWidth / naturalHeight) > 0.02,
      };
    }),
  );
  expect(boxes.length).toBeGreaterThan(1);
  for (const { beyond, height, distorted } of boxes) {
    expect(beyond).toBe(false);
    if (theme) expect(height).toBe(90);
    else expect(distorted).toBe(false);
  }
});
