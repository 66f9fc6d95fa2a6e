/** Pages with the visitor's own colours and spacing: nothing is lost or outside of the page. */
import { describe, expect, test } from "vitest";
import { useSite, type WatchedPage } from "../harness.ts";
import { openProgramme } from "../programme/programme-page.ts";

const site = useSite();

/** WCAG 1.4.12, as a visitor's style sheet sets it. */
const SPACED = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`;

describe.each([true, false])("With text spaced out at 320 px, with script: %s", (javaScript) => {
  test.each(["/", "/programmation?volet1=6332&dedicace=false", "/auteurs", "/exposants"])(
    "%s needs no sideways scroll",
    async (address) => {
      const page = await site.newPage({ width: 320, height: 640, javaScript });
      await page.goto(address);
      if (javaScript && address !== "/") await page.locator('[data-island][data-enhanced="ready"]').waitFor();
      const wide = await page.evaluate((css) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(css);
        document.adoptedStyleSheets = [sheet];
        const { scrollWidth, clientWidth } = document.documentElement;
        return scrollWidth - clientWidth;
      }, SPACED);
      expect(wide).toBe(0);
    },
  );
});

/** The colours of elements, and the system's colours by name. */
function drawn(page: WatchedPage, selector: string, pseudo?: string) {
  return page
    .locator(selector)
    .first()
    .evaluate((element, part) => {
      const { backgroundColor, color } = getComputedStyle(element, part);
      const probe = document.createElement("i");
      document.body.append(probe);
      const names: Record<string, string> = {};
      for (const name of ["Canvas", "CanvasText", "ButtonText", "LinkText", "Highlight", "HighlightText"]) {
        probe.style.color = name;
        names[name] = getComputedStyle(probe).color;
      }
      probe.remove();
      return { background: backgroundColor, color, names };
    }, pseudo);
}

describe("In forced colours", () => {
  const open = async (address: string, width = 1440) => {
    const page = await site.newPage({ width });
    await page.emulateMedia({ forcedColors: "active" });
    await page.goto(address);
    await page.whenReady();
    return page;
  };
  const FILTERED = "/programmation?date=1795669200&volet1=6332";

  test.each([
    ["the menu's icon", ".tools .icon-menu", "ButtonText"],
    ["a chip's cross", ".signet-programme-chip", "ButtonText"],
    ["the sharing icon", "summary.signet-icon", "ButtonText"],
    ["the calendar's icon", "a.signet-icon-agenda", "LinkText"],
    ["an area's sign on a card", ".signet-programme-card .signet-sign", "CanvasText"],
    [
      "an area's sign on its button",
      '.signet-programme-area[aria-pressed="false"] .signet-sign',
      "ButtonText",
    ],
    [
      "the thumb of a switch that is on",
      ".signet-programme-switch .signet-programme-switch-track",
      "Highlight",
    ],
    ["the ribbon of the current tab", ".tabs [aria-current]", "Highlight"],
    ["the ribbon of the current page in the navigation", ".main-nav [aria-current]", "Highlight"],
  ])("%s is there", async (_, selector, name) => {
    const page = await open(FILTERED);
    const { background, names } = await drawn(page, selector, "::before");
    expect(background).toBe(names[name]);
    expect(background).not.toBe(names.Canvas);
  });

  test.each([
    ["a pressed area", '.signet-programme-area[aria-pressed="true"]', 1440],
    ["the chosen day", ".signet-ribbon", 1440],
    ["the number of filters", ".signet-programme-badge", 390],
  ])("%s stands out", async (_, selector, width) => {
    const page = await open(FILTERED, width);
    const { background, color, names } = await drawn(page, selector);
    expect([background, color]).toEqual([names.Highlight, names.HighlightText]);
  });

  test("the switch for motion shows that it is pressed", async () => {
    const { page } = await openProgramme(site, "/programmation");
    await page.emulateMedia({ forcedColors: "active" });
    await page.locator("#filtres").getByRole("button", { name: "Arrêter les animations" }).click();
    const { background, names } = await drawn(page, '.signet-programme-motion[aria-pressed="true"]');
    expect(background).toBe(names.Highlight);
  });

  test.each(["/auteurs?letter=b", "/exposants"])(
    "what is chosen of the alphabet of %s stands out",
    async (address) => {
      const page = await open(address);
      const ribbon = await drawn(page, ".signet-directory-alphabet [aria-current]", "::before");
      expect(ribbon.background).toBe(ribbon.names.Highlight);
      const { color, names } = await drawn(page, ".signet-directory-alphabet [aria-current]");
      expect(color).toBe(names.HighlightText);
    },
  );

  test("the current tab has the colours of chosen controls", async () => {
    const { color, names } = await drawn(await open("/programmation"), ".tabs [aria-current]");
    expect(color).toBe(names.HighlightText);
  });
});
