import type { MarkerContext } from "../../shared/enhance/declaration.ts";
import { defineBehaviour } from "../../shared/enhance/define-behaviour.ts";
import { withPart } from "../../shared/enhance/with-part.ts";
import { lastPress } from "../../shared/overlay/last-press.ts";
import { setUntil } from "../../shared/undo/set-until.ts";
import { findMenu, type MenuElements } from "./find-menu.ts";
import type { Menu } from "./menu.ts";

let menus = 0;

/**
 * Loads the menu's code when a pointer, a finger or the keyboard reaches the button. If it cannot be loaded, the menu
 * stays a popover, as without script.
 */
function live(elements: MenuElements, context: MarkerContext<unknown>): void {
  const { burger, nav } = elements;
  const { signal, guard } = context;
  /** Null when it could not be loaded; it may still come when the network is back. */
  let menu: Menu | null | undefined;
  let isLoading = false;
  /** Whether the press that waits for the menu is still the visitor's last. */
  let isWanted = () => false;
  // Registered first, so that the menu is closed before anything is restored.
  signal.addEventListener("abort", () => menu?.end());

  menus += 1;
  setUntil(signal, nav, "id", nav.id || `signet-menu-${menus}`);
  setUntil(signal, burger, "aria-controls", nav.id);
  // Browsers expose the state of a button with `popovertarget`: `aria-expanded` would announce it twice.
  setUntil(signal, burger, "aria-expanded", burger.popoverTargetElement ? null : "false");

  const load = guard(async () => {
    if (isLoading) return;
    isLoading = true;
    const use = ({ createMenu }: typeof import("./menu.ts")) => {
      menu = createMenu(elements, context);
    };
    await withPart(context, () => import("./menu.ts"), use, "mega-menu.panel");
    if (signal.aborted) return;
    menu ??= null;
    if (!menu) burger.removeAttribute("aria-expanded");
    if (!isWanted()) return;
    if (menu) menu.toggle();
    else if (nav.popover) nav.showPopover();
  });

  for (const kind of ["pointerenter", "focus"]) burger.addEventListener(kind, load, { signal });
  const onClick = guard((event: Event) => {
    load();
    if (menu === null || (!menu && nav.matches(":popover-open"))) return;
    event.preventDefault();
    if (menu) menu.toggle();
    // Pressed again before the menu could open: still open it.
    else isWanted = lastPress(signal);
  });
  burger.addEventListener("click", onClick, { signal });
  // Already open, or always visible because a CMS has removed the attribute.
  if (!nav.popover || nav.matches(":popover-open")) load();
}

/** Null when the button or the nav has to be made from the links. */
function find(marker: HTMLElement): MenuElements | null {
  const nav = marker.querySelector("nav");
  const hasLinks = (nav ?? marker).querySelector("a[href]") !== null;
  const hasButton = [...marker.querySelectorAll("button")].some((button) => !nav?.contains(button));
  return hasLinks && !hasButton ? null : findMenu(marker);
}

async function enhance(found: MenuElements | null, context: MarkerContext<unknown>): Promise<void> {
  if (found) return live(found, context);
  const { marker, part, signal } = context;
  const { menuFromLinks } = await part(() => import("./menu-from-links.ts"));
  if (signal.aborted) return;
  const menu = new AbortController();
  const restore = menuFromLinks(marker, signal);
  signal.addEventListener("abort", () => {
    menu.abort();
    restore();
  });
  live(findMenu(marker), { ...context, signal: menu.signal });
}

export const mount = defineBehaviour({ find, enhance });
