import { markerError } from "../../shared/enhance/errors.ts";

/** A part of the menu that takes the place of the rest on a narrow page, e.g. the past editions of the fair. */
export interface Submenu {
  readonly section: HTMLElement;
  /** Its words name the button that leads here. */
  readonly heading: HTMLElement;
}

/** A parent entry with its links: unfolded one at a time. */
export interface Entry {
  readonly details: HTMLDetailsElement;
  readonly summary: HTMLElement;
}

export interface MenuParts {
  readonly burger: HTMLButtonElement;
  readonly nav: HTMLElement;
  readonly submenus: readonly Submenu[];
  readonly entries: readonly Entry[];
}

const MENU = `<div data-behaviour="mega-menu">
  <button type="button" popovertarget="menu">Menu</button>
  <nav id="menu" popover aria-label="Menu complet"><ul><li><a href="…">…</a></li></ul></nav>
</div>`;
const SUBMENU = "<section data-submenu><h2>Éditions</h2>…</section>";
const ENTRY = '<details><summary>2025</summary><ul><li><a href="…">…</a></li></ul></details>';

/** Looks for the button, the nav and what unfolds in it. @throws MarkerError when one of them is not there */
export function findMenu(marker: HTMLElement): MenuParts {
  const nav = marker.querySelector("nav");
  if (!nav) throw markerError("there is no <nav> in it", { expected: MENU });
  if (!nav.querySelector("a[href]")) throw markerError("the <nav> has no link in it", { expected: MENU });
  const burger = [...marker.querySelectorAll("button")].find((button) => !nav.contains(button));
  if (!burger) throw markerError("there is no <button> before the <nav>", { expected: MENU });
  return {
    burger,
    nav,
    submenus: [...nav.querySelectorAll<HTMLElement>("[data-submenu]")].map((section) => {
      const heading = section.querySelector<HTMLElement>("h2, h3, h4");
      if (!heading?.textContent?.trim())
        throw markerError("a sub-menu has no heading, which names the button that leads to it", {
          expected: SUBMENU,
        });
      return { section, heading };
    }),
    entries: [...nav.querySelectorAll("details")].map((details) => {
      const summary = details.querySelector<HTMLElement>(":scope > summary");
      if (!summary) throw markerError("an entry has no <summary>", { expected: ENTRY });
      return { details, summary };
    }),
  };
}
