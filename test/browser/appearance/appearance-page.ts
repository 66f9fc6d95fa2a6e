/** Pages and measurements of the appearance tests. */
import type { PageOptions, Site, WatchedPage } from "../harness.ts";
import { showTypefaces } from "../typefaces.ts";

/** Pages and states to test; the fair's clock is `NOW`. */
export const ADDRESSES = [
  "/",
  "/programmation",
  "/programmation?mode=horaire",
  "/programmation?mode=carte",
  "/programmation-avant",
  "/auteurs",
  "/exposants?letter=b",
  "/webdiffusion",
  "/faq",
  "/videos",
  "/activites?q=conte",
  "/guide",
] as const;

export const NOW = "2026-11-26T10:00";

/**
 * Opens a page and waits until every marker is ready and whole, and nothing moves; scrolls past each marker first.
 *
 * @param prepare runs before the page is loaded
 */
export async function openStill(
  site: Site,
  address: string,
  options: PageOptions = {},
  prepare: (page: WatchedPage) => Promise<unknown> = async () => {},
): Promise<WatchedPage> {
  const page = await site.newPage({ reducedMotion: true, ...options });
  await prepare(page);
  await page.goto(address);
  for (const marker of await page.locator("[data-island], [data-behaviour]").all())
    if (await marker.isVisible()) await marker.scrollIntoViewIfNeeded();
  await page.waitForFunction(() =>
    [...document.querySelectorAll("[data-island], [data-behaviour]")].every(
      (marker) => marker.getAttribute("data-enhanced") === "ready" || marker.getClientRects().length === 0,
    ),
  );
  // What a programme gets after that: its share button, and on the map pins and the last pages of activities.
  await page.waitForFunction(
    () =>
      document.querySelector(
        '.signet-programme-later, .signet-programme-city-progress progress, [data-map="loading"]',
      ) === null,
  );
  await page.evaluate(() => scrollTo(0, 0));
  await page.evaluate(showTypefaces);
  return page;
}

/** Adds `signetSeen` to the page, used by the measurements below. */
export async function addMeasures(page: WatchedPage): Promise<void> {
  await page.evaluate(() => {
    interface Box {
      left: number;
      top: number;
      right: number;
      bottom: number;
    }
    const controls = "a[href], button, input:not([type=hidden]), select, summary, textarea, [tabindex='0']";
    /** Text for screen readers only is clipped. */
    const isHeardOnly = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).clipPath === "inset(50%)" || isHeardOnly(element.parentElement));
    const isSeen = (element: Element) =>
      !element.closest("[inert]") &&
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !isHeardOnly(element);
    /**
     * Fixed elements lie over scrolling ones; a map's pins lie where their places are, and the list has all of them.
     */
    const isOver = (element: Element) => {
      if (element.matches(".skip, .signet-programme-pin, .signet-skip")) return true;
      for (let one: Element | null = element; one; one = one.parentElement)
        if (/fixed|sticky/.test(getComputedStyle(one).position)) return true;
      return false;
    };
    const clip = (element: Element, { left, top, right, bottom }: Box): Box => {
      const box = { left, top, right, bottom };
      for (let one = element.parentElement; one && one !== document.body; one = one.parentElement) {
        if (getComputedStyle(one).overflow === "visible") continue;
        const edge = one.getBoundingClientRect();
        box.left = Math.max(box.left, edge.left);
        box.top = Math.max(box.top, edge.top);
        box.right = Math.min(box.right, edge.right);
        box.bottom = Math.min(box.bottom, edge.bottom);
      }
      return box;
    };
    const boxesOf = (element: Element): Box[] =>
      [...element.getClientRects()]
        .map((rect) => clip(element, rect))
        .filter(({ left, top, right, bottom }) => right - left > 1 && bottom - top > 1);
    /** Boxes of the visible text, line by line. */
    const linesOf = (element: Element): DOMRect[] => {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      const lines: DOMRect[] = [];
      while (texts.nextNode()) {
        const { parentElement } = texts.currentNode;
        range.selectNodeContents(texts.currentNode);
        if (parentElement && isSeen(parentElement)) lines.push(...range.getClientRects());
      }
      return lines.filter(({ width }) => width > 2);
    };
    const overlap = (one: Box, other: Box) => ({
      x: Math.min(one.right, other.right) - Math.max(one.left, other.left),
      y: Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top),
    });
    const nameOf = (element: Element) => {
      const words = element.getAttribute("aria-label") ?? element.textContent ?? "";
      return `${element.localName}.${element.classList[0] ?? ""} '${words.trim().replace(/\s+/g, " ").slice(0, 30)}'`;
    };
    // Skipped elements off screen have estimated heights.
    const whole = new CSSStyleSheet();
    whole.replaceSync("* { content-visibility: visible !important; }");
    document.adoptedStyleSheets.push(whole);
    Object.assign(window, {
      signetSeen: { controls, isSeen, isOver, boxesOf, linesOf, overlap, nameOf },
    });
  });
}

/** Controls under 24 px that are too close to another one (WCAG 2.5.8), and overlapping controls. */
export const badTargets = (page: WatchedPage, within = "body"): Promise<string[]> =>
  page.evaluate((root) => {
    const { controls, isSeen, isOver, boxesOf, overlap, nameOf } = window.signetSeen;
    const all = [...document.querySelectorAll(controls)]
      .filter((one) => isSeen(one) && one.closest(root) && !isOver(one) && !one.matches(":disabled"))
      .map((one) => {
        // The target of a checkbox is its label.
        const label = one instanceof HTMLInputElement && /checkbox|radio/.test(one.type) && one.labels?.[0];
        return { one, boxes: [...boxesOf(one), ...(label ? boxesOf(label) : [])] };
      })
      .filter(({ boxes }) => boxes.length > 0);
    const isLarge = ({ left, right, top, bottom }: DOMRect) => right - left >= 23.9 && bottom - top >= 23.9;
    const found = new Set<string>();
    for (const target of all) {
      const others = all.filter(
        ({ one }) => one !== target.one && !one.contains(target.one) && !target.one.contains(one),
      );
      for (const box of target.boxes) {
        const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
        for (const other of others)
          for (const near of other.boxes) {
            const shared = overlap(box, near);
            if (shared.x > 0.5 && shared.y > 0.5)
              found.add(`${nameOf(target.one)} lies on ${nameOf(other.one)}`);
            // What a box that scrolls clips can be scrolled to.
            if ([...target.boxes, ...target.one.getClientRects()].some(isLarge)) continue;
            // A circle of 24 px around it touches no other target, nor the circle of another small one.
            const away = Math.hypot(
              Math.max(near.left - x, 0, x - near.right),
              Math.max(near.top - y, 0, y - near.bottom),
            );
            const between = Math.hypot((near.left + near.right) / 2 - x, (near.top + near.bottom) / 2 - y);
            if (away < 11.9 || (!isLarge(near) && between < 23.9))
              found.add(`${nameOf(target.one)} is small and near ${nameOf(other.one)}`);
          }
      }
    }
    return [...found];
  }, within);

/**
 * Controls that are not wholly within the window's width, or clipped by a box that does not scroll; and a page that
 * scrolls sideways.
 */
export const outOfSight = (page: WatchedPage, within = "body"): Promise<string[]> =>
  page.evaluate((root) => {
    const { controls, isSeen, nameOf } = window.signetSeen;
    const wide = document.documentElement.scrollWidth;
    // Beside a widget, what is not its own may be as wide as it is.
    const isTheirs = [...document.body.querySelectorAll("*")].some(
      (one) => !one.closest(root) && one.getBoundingClientRect().right > innerWidth + 1,
    );
    const found = wide > innerWidth && !isTheirs ? [`the page is ${wide} px wide`] : [];
    for (const one of document.querySelectorAll(controls)) {
      if (!isSeen(one) || !one.closest(root)) continue;
      if (one.matches(".skip, .signet-programme-pin, .signet-skip")) continue;
      const { left, right, width, height } = one.getBoundingClientRect();
      if (width < 2 || height < 2) continue;
      let [from, to] = [0, innerWidth];
      for (let box = one.parentElement; box && box !== document.body; box = box.parentElement) {
        const { overflowX } = getComputedStyle(box);
        // It can be scrolled to.
        if (/auto|scroll/.test(overflowX)) [from, to] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
        if (!/hidden|clip/.test(overflowX)) continue;
        const edge = box.getBoundingClientRect();
        from = Math.max(from, edge.left);
        to = Math.min(to, edge.right);
      }
      if (left < from - 1 || right > to + 1)
        found.push(`${nameOf(one)} from ${Math.round(left)} to ${Math.round(right)}`);
    }
    return found;
  }, within);

/**
 * What is out of sight at twice the text, in both ways in which a visitor may have it: a font size of 32 px in the
 * browser's settings, and a page whose text is zoomed.
 */
export async function outOfSightEnlarged(page: WatchedPage, within = "body"): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
  const own = await outOfSight(page, within);
  await session.send("Page.setFontSizes", { fontSizes: { standard: 16 } });
  await session.detach();
  const zoom = (size: string) =>
    page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
    }, size);
  await zoom("200%");
  const zoomed = await outOfSight(page, within);
  await zoom("");
  return [
    ...own.map((line) => `with a font size of 32 px: ${line}`),
    ...zoomed.map((line) => `with a text zoom of 200 %: ${line}`),
  ];
}

declare global {
  interface Window {
    signetSeen: {
      controls: string;
      isSeen(element: Element): boolean;
      isOver(element: Element): boolean;
      boxesOf(element: Element): DOMRect[];
      linesOf(element: Element): DOMRect[];
      overlap(one: DOMRect, other: DOMRect): { x: number; y: number };
      nameOf(element: Element): string;
    };
  }
}
