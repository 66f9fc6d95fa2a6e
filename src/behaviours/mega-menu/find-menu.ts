import { type MarkerErrorCode, markerError } from "../../shared/enhance/errors.ts";

/** A box of the menu that opens, and the element that names it. */
interface Named<Box extends HTMLElement> {
  readonly box: Box;
  readonly label: HTMLElement;
}

export interface MenuElements {
  readonly burger: HTMLButtonElement;
  readonly nav: HTMLElement;
  /** On a narrow page, each replaces the rest of the menu: the past editions of the fair. */
  readonly submenus: readonly Named<HTMLElement>[];
  /** Parent entries with their links; one is open at a time. */
  readonly entries: readonly Named<HTMLDetailsElement>[];
}

const expected = `<div data-behaviour="mega-menu"><button type="button" popovertarget="menu">Menu</button>
<nav id="menu" popover aria-label="Menu complet"><ul><li><a href="…">…</a></li></ul>
<section data-submenu><h2>Éditions</h2><details><summary>2025</summary><a href="…">…</a></details></section></nav></div>`;

/**
 * Finds the button, the nav and the parts that open.
 *
 * @throws MarkerError when one of them is missing
 */
export function findMenu(marker: HTMLElement): MenuElements {
  const wrong = (code: MarkerErrorCode) => markerError(code, { expected });
  const nav = marker.querySelector("nav");
  if (!nav) throw wrong("no-nav");
  if (!nav.querySelector("a[href]")) throw wrong("no-nav-link");
  const burger = [...marker.querySelectorAll("button")].find((button) => !nav.contains(button));
  if (!burger) throw wrong("no-menu-button");
  const named = <Box extends HTMLElement>(boxes: string, labels: string, code: MarkerErrorCode) =>
    [...nav.querySelectorAll<Box>(boxes)].map((box) => {
      const label = box.querySelector<HTMLElement>(labels);
      if (!label?.textContent?.trim()) throw wrong(code);
      return { box, label };
    });
  return {
    burger,
    nav,
    submenus: named("[data-submenu]", "h2, h3, h4", "no-submenu-heading"),
    entries: named("details", ":scope > summary", "no-entry-summary"),
  };
}
