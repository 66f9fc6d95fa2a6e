/** Below the floor the page stands as the server sent it: whole, in its place, every control of use. */
import { expect, test } from "vitest";
import { useSite } from "../harness.ts";
import { ADDRESSES } from "./every-page.ts";
import { makeOld, oldCss } from "./old-browser.ts";

const site = useSite();

async function openOld(address: string, width = 390) {
  const page = await site.newPage({ width });
  await makeOld(page);
  await page.goto(address);
  await page.whenQuiet();
  return page;
}

test("what an old browser drops is what the tests drop", () => {
  const css = `.a { mask: none; -webkit-mask: none; inline-size: 100dvw; &:hover { gap: 0 } }
@supports not selector(:popover-open) { .b { gap: 0 } }
@supports (inline-size: 1cqi) { .c { gap: 0 } }
@media (width < 40rem) { .d { gap: 0 } }`;
  expect(oldCss(css).replace(/\s+/g, " ").trim()).toBe(".a { -webkit-mask: none } .b { gap: 0 }");
});

test.each([...ADDRESSES, "/programmation?mode=horaire", "/programmation?mode=carte"])(
  "%s at 390 px has margins, icons, no dead button, and fetches no script that cannot run",
  async (address) => {
    const page = await site.newPage({ width: 390 });
    await makeOld(page);
    const scripts: string[] = [];
    page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.endsWith(".js") && pathname.startsWith("/dist/")) scripts.push(pathname);
    });
    await page.goto(address);
    await page.whenQuiet();
    expect(scripts).toEqual(["/dist/signet.js"]);
    const seen = await page.evaluate(() => {
      const isSeen = (one: Element) => one.checkVisibility({ visibilityProperty: true });
      const label = (one: Element) => `${one.className}: ${one.textContent?.trim()}`;
      const icons = [...document.querySelectorAll(".icon, .signet-icon")].filter(isSeen);
      const buttons = [
        ...document.querySelectorAll("button:not([form], form *, summary *, .guide-copy)"),
      ].filter(isSeen);
      return {
        // Two pages have no header.
        margin: [...document.querySelectorAll(".masthead")].map(
          (one) => getComputedStyle(one).paddingInlineStart,
        ),
        sideways: document.documentElement.scrollWidth - innerWidth,
        squares: icons
          .filter((one) => getComputedStyle(one, "::before").webkitMaskImage === "none")
          .map(label),
        dead: buttons.map(label),
        narrow: [...document.querySelectorAll(".signet-button, .button")]
          .filter(isSeen)
          .filter((one) => one.getBoundingClientRect().height > 100)
          .map(label),
      };
    });
    expect(seen.margin.filter((one) => Number.parseFloat(one) < 10)).toEqual([]);
    expect(seen).toEqual({
      margin: seen.margin,
      sideways: 0,
      squares: [],
      dead: [],
      narrow: [],
    });
  },
);

test("the menu opens by its link and closes by another, and the search is a page", async () => {
  const page = await openOld("/faq");
  const header = page.locator(".masthead");
  const menu = page.locator("#menu");
  await expect.poll(() => menu.isVisible()).toBe(false);
  await header.getByRole("link", { name: "Menu", exact: true }).click();
  await expect.poll(() => menu.isVisible()).toBe(true);
  await page.getByRole("link", { name: "Fermer le menu" }).click();
  await expect.poll(() => menu.isVisible()).toBe(false);
  await header.getByRole("link", { name: "Rechercher" }).click();
  await page.waitForURL("**/activites");
  expect(await page.locator("main form[role=search] input[type=search]").isVisible()).toBe(true);
});

test("a browser with popovers has the buttons, not the links", async () => {
  const page = await site.open("/faq", { width: 390 });
  expect(
    await page.locator(".without-popover").evaluateAll((all) => all.map((one) => one.checkVisibility())),
  ).toEqual([false, false, false]);
  expect(await page.locator(".masthead [popovertarget]").first().isVisible()).toBe(true);
});
