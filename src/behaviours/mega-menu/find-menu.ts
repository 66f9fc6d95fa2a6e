import { markerError } from "../../shared/enhance/errors.ts";

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
  const wrong = (message: string) => markerError(message, { expected });
  const nav = marker.querySelector("nav");
  if (!nav) throw wrong("there is no <nav> in it");
  if (!nav.querySelector("a[href]")) throw wrong("the <nav> has no link in it");
  const burger = [...marker.querySelectorAll("button")].find((button) => !nav.contains(button));
  if (!burger) throw wrong("there is no <button> before the <nav>");
  const named = <Box extends HTMLElement>(boxes: string, labels: string, problem: string) =>
    [...nav.querySelectorAll<Box>(boxes)].map((box) => {
      const label = box.querySelector<HTMLElement>(labels);
      if (!label?.textContent?.trim()) throw wrong(problem);
      return { box, label };
    });
  return {
    burger,
    nav,
    submenus: named("[data-submenu]", "h2, h3, h4", "a sub-menu has no heading, which names its button"),
    entries: named("details", ":scope > summary", "an entry has no <summary>"),
  };
}
