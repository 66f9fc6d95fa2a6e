/** With the css of all markers in one page, every element looks as it does with the css of its own marker alone. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, inject, test } from "vitest";
import { NOW, openStill } from "../appearance/appearance-page.ts";
import { useSite, type WatchedPage } from "../harness.ts";
import { ADDRESSES } from "./every-page.ts";

const site = useSite({ now: NOW });

/** Pages with most markers at work; `/` has the webcast, the carousels and the header's. */
const MOUNTED = [
  "/",
  "/programmation?mode=horaire",
  "/programmation?mode=carte",
  "/auteurs",
  "/faq",
] as const;

/** Built css files: name → hashed name. */
function cssFiles(): readonly (readonly [string, string])[] {
  const { names } = JSON.parse(readFileSync(join(inject("distDir"), "manifest.json"), "utf8"));
  return Object.entries<string>(names).filter(([name]) => name.endsWith(".css"));
}

/** Rules that match an element of another marker, unless that lies in a marker of the rule's own file. */
function strays(page: WatchedPage): Promise<string[]> {
  const texts = cssFiles().map(
    ([name, file]) => [name, readFileSync(join(inject("distDir"), file), "utf8")] as const,
  );
  return page.evaluate((css) => {
    interface Rule {
      readonly selector: string;
      readonly text: string;
    }
    const rulesIn = (list: CSSRuleList): Rule[] =>
      [...list].flatMap((rule) => {
        const nested = "cssRules" in rule ? rulesIn(rule.cssRules as CSSRuleList) : [];
        if (!(rule instanceof CSSStyleRule)) return nested;
        // A rule nested in another matches what that one does.
        if (rule.selectorText.startsWith("&")) return nested;
        // What an element's ::before looks like is the element's look.
        return [
          { selector: rule.selectorText.replace(/::[\w-]+(\([^)]*\))?/g, ""), text: rule.cssText },
          ...nested,
        ];
      });
    const files = css.map(([name, text]) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      return { name, marker: name.replace(/\..*/, ""), rules: rulesIn(sheet.cssRules) };
    });
    const found = new Set<string>();
    for (const root of document.querySelectorAll("[data-island], [data-behaviour]")) {
      const markers = ["base"];
      for (let at: Element | null = root; at; at = at.parentElement)
        markers.push(at.getAttribute("data-island") ?? at.getAttribute("data-behaviour") ?? "");
      const own = files.filter(({ marker }) => markers.includes(marker));
      const known = new Set(own.flatMap(({ rules }) => rules.map(({ text }) => text)));
      for (const { name, marker, rules } of files.filter((file) => !own.includes(file))) {
        for (const { selector } of rules.filter((rule) => !known.has(rule.text))) {
          const isStray = [root, ...root.querySelectorAll(selector)].some(
            (element) =>
              element.matches(selector) &&
              !element.closest(`[data-island="${marker}"], [data-behaviour="${marker}"]`),
          );
          if (isStray) found.add(`${name} matches in ${markers[1]}: ${selector}`);
        }
      }
    }
    return [...found];
  }, texts);
}

test("no marker's css matches an element of another one, on any page as the server sent it", async () => {
  const page = await site.newPage({ javaScript: false });
  for (const address of ADDRESSES) {
    await page.goto(address);
    expect(await strays(page), address).toEqual([]);
  }
});

test.each(MOUNTED)(
  "%s: no marker's css matches another marker's elements; absent markers' css changes no look",
  async (address) => {
    const page = await openStill(site, address);
    expect(await strays(page)).toEqual([]);
    const before = await looksAtRest(page);
    const inPage = await page
      .locator("[data-island], [data-behaviour]")
      .evaluateAll((all) => all.flatMap(({ dataset: { island, behaviour } }) => island ?? behaviour ?? []));
    const others = cssFiles().filter(([name]) => !["base", ...inPage].includes(name.replace(/\..*/, "")));
    for (const [, file] of others) await page.addStyleTag({ url: `/dist/${file}` });
    const after = await looksAtRest(page);
    const compared = [...before].filter(([element]) => after.has(element));
    expect(compared.length).toBeGreaterThan(100);
    const changed = compared.filter(([element, look]) => after.get(element) !== look);
    expect(changed.map(([element, look]) => `${look} → ${after.get(element)}`)).toEqual([]);
  },
);

/** What css has most often changed by mistake, a line for each element in a marker. */
const PROPERTIES = [
  ...["display", "position", "z-index", "order", "inset", "overflow", "clip-path", "visibility", "filter"],
  ...["margin", "padding", "border", "grid-template", "grid-area", "flex", "gap", "min-block-size"],
  ...["background-color", "color", "font-size", "font-weight", "line-height", "object-fit"],
];

/** The first thousand elements in markers, and what each looks like; an element keeps its number in the page. */
async function looks(page: WatchedPage): Promise<ReadonlyMap<number, string>> {
  const entries = await page.evaluate((properties) => {
    const page = window as { signetNumbers?: Map<Element, number> };
    page.signetNumbers ??= new Map();
    const numbers = page.signetNumbers;
    const all = [...document.querySelectorAll("[data-island] *, [data-behaviour] *")].slice(0, 1000);
    return all.map((element): [number, string] => {
      if (!numbers.has(element)) numbers.set(element, numbers.size);
      const looksOf = ["", "::before", "::after"].map((pseudo) => {
        const style = getComputedStyle(element, pseudo);
        // Where something stands of which nothing is seen depends on what is beside it, such as a row of slides.
        const isClipped = style.clipPath === "inset(50%)";
        return properties
          .map((name) => (isClipped && name === "inset" ? "" : style.getPropertyValue(name)))
          .join("|");
      });
      const name = `${element.localName}.${element.getAttribute("class")}`;
      return [numbers.get(element) ?? 0, [name, ...looksOf].join(" ")];
    });
  }, PROPERTIES);
  return new Map(entries);
}

/** What elements look like once two looks agree: slides are laid out when the page is idle. */
async function looksAtRest(page: WatchedPage): Promise<ReadonlyMap<number, string>> {
  const idle = () =>
    page.evaluate(
      () => new Promise<void>((done) => requestIdleCallback(() => requestIdleCallback(() => done()))),
    );
  await idle();
  let last = await looks(page);
  await expect
    .poll(async () => {
      await idle();
      const before = last;
      last = await looks(page);
      return [...last].every(([element, look]) => before.get(element) === look);
    })
    .toBe(true);
  return last;
}
