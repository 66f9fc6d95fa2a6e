import { type CloseReason, openOverlay } from "../../shared/overlay/overlays.ts";
import { lockScroll } from "../../shared/overlay/scroll-lock.ts";
import { removeUntil } from "../../shared/undo/remove-until.ts";
import { keepUntil, setUntil } from "../../shared/undo/set-until.ts";
import type { MenuElements } from "./find-menu.ts";
import { outside } from "./outside.ts";

/** The nav as an overlay, with a veil over the page. */
export interface Panel {
  /** Shows it, also while it is closing. */
  show(): void;
  /** Makes it inert at once and hides it with an animation. */
  goAway(reason: CloseReason): void;
  /** Hides it. */
  vanish(): void;
  /** Positions it below the header; on a narrow page, makes everything but the panel and its button inert. */
  fit(wide: boolean): void;
}

/**
 * Creates the panel, closed, until `signal` aborts; the caller closes it before.
 *
 * @param onClose called before it closes
 */
export function createPanel(
  marker: HTMLElement,
  { burger, nav }: MenuElements,
  signal: AbortSignal,
  onClose: (reason: CloseReason) => void,
): Panel {
  const veil = document.createElement("div");
  veil.className = "signet-veil";
  const burgerName = burger.textContent?.trim() || "Menu";
  for (const [element, name, value] of [
    [burger, "popovertarget", null],
    [nav, "popover", "manual"],
    [nav, "inert", null],
    [nav, "class", `${nav.className} signet-menu`.trim()],
    [
      nav,
      "aria-label",
      nav.getAttribute("aria-label") ?? (nav.hasAttribute("aria-labelledby") ? null : burgerName),
    ],
    [veil, "popover", "manual"],
    [marker, "data-menu", null],
  ] as const)
    setUntil(signal, element, name, value);
  keepUntil(signal, marker, "style");
  // mega-menu.ts restores it.
  burger.setAttribute("aria-expanded", "false");
  marker.append(veil);
  removeUntil(signal, veil);

  let leave = new AbortController();
  let close: (reason: CloseReason) => void = () => {};
  let aside = new AbortController();

  /** Makes everything else inert. */
  function keepOnly(visible: readonly Element[]): void {
    aside.abort();
    aside = new AbortController();
    if (!visible[0]) return;
    for (const element of outside(document.body, visible))
      if (!element.inert) setUntil(aside.signal, element, "inert", "");
  }

  return {
    show() {
      leave = new AbortController();
      close = openOverlay({ element: nav, modal: true, opener: burger, onClose }, leave.signal);
      lockScroll(leave.signal);
      nav.inert = false;
      burger.setAttribute("aria-expanded", "true");
      marker.setAttribute("data-menu", "open");
      if (nav.matches(":popover-open")) return;
      veil.showPopover();
      nav.showPopover();
    },
    goAway(reason) {
      keepOnly([]);
      close(reason);
      leave.abort();
      nav.inert = true;
      burger.setAttribute("aria-expanded", "false");
      marker.setAttribute("data-menu", "closing");
    },
    vanish() {
      veil.hidePopover();
      nav.hidePopover();
      nav.inert = false;
      marker.removeAttribute("data-menu");
      marker.style.removeProperty("--signet-menu-top");
      // Read first: Blink serialises the attribute when it is read, and would leave an empty one.
      if (marker.getAttribute("style") === "") marker.removeAttribute("style");
    },
    fit(wide) {
      const { bottom } = (marker.closest("header") ?? burger).getBoundingClientRect();
      // When the page is zoomed until the header fills the screen, the menu still gets half of it.
      const top = Math.max(0, Math.min(bottom, innerHeight / 2));
      marker.style.setProperty("--signet-menu-top", `${top}px`);
      keepOnly(wide ? [] : [burger, nav, veil]);
    },
  };
}
