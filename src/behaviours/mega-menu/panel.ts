import { type CloseReason, openOverlay } from "../../shared/dom/overlays.ts";
import { lockScroll } from "../../shared/dom/scroll-lock.ts";
import { setUntil } from "../../shared/dom/set-until.ts";
import type { MenuParts } from "./find-menu.ts";
import { outside } from "./outside.ts";

/** The nav as an overlay, with a veil over the page. */
export interface Panel {
  /** Also while it is going. */
  show(): void;
  /** Out of reach at once, in sight for a while. */
  goAway(reason: CloseReason): void;
  /** Out of sight. */
  vanish(): void;
  /** Stands where the header ends; on a narrow page it is alone with its button. */
  fit(wide: boolean): void;
}

/** Makes it, closed, until `signal` aborts; the caller closes it before that. @param onClose it is about to be closed */
export function createPanel(
  marker: HTMLElement,
  { burger, nav }: MenuParts,
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
    [nav, "class", `${nav.className} signet-menu signet-root`.trim()],
    [
      nav,
      "aria-label",
      nav.getAttribute("aria-label") ?? (nav.hasAttribute("aria-labelledby") ? null : burgerName),
    ],
    [veil, "popover", "manual"],
    [marker, "data-menu", null],
    [marker, "style", marker.getAttribute("style")],
  ] as const)
    setUntil(signal, element, name, value);
  // mega-menu.ts puts it back.
  burger.setAttribute("aria-expanded", "false");
  marker.append(veil);
  signal.addEventListener("abort", () => veil.remove());

  let leave = new AbortController();
  let close: (reason: CloseReason) => void = () => {};
  let aside: readonly HTMLElement[] = [];

  /** Nothing but these can be reached. */
  function keepOnly(kept: readonly Element[]): void {
    for (const element of aside) element.inert = false;
    aside = kept[0] ? outside(document.body, kept).filter(({ inert }) => !inert) : [];
    for (const element of aside) element.inert = true;
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
      // Read first: Blink writes the attribute when somebody asks, and would leave an empty one behind.
      if (marker.getAttribute("style") === "") marker.removeAttribute("style");
    },
    fit(wide) {
      const { bottom } = (marker.closest("header") ?? burger).getBoundingClientRect();
      // Zoomed in until the header fills the screen, half of it is the menu's all the same.
      const top = Math.max(0, Math.min(bottom, innerHeight / 2));
      marker.style.setProperty("--signet-menu-top", `${top}px`);
      keepOnly(wide ? [] : [burger, nav, veil]);
    },
  };
}
