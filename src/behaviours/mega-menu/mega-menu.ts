import { setUntil } from "../../shared/dom/set-until.ts";
import type { MountContext } from "../../shared/enhance/declaration.ts";
import { defineBehaviour } from "../../shared/enhance/define-behaviour.ts";
import { findMenu, type MenuParts } from "./find-menu.ts";
import type { Menu } from "./menu.ts";

let menus = 0;

/**
 * Waits at the button: what opens is on its way as soon as a pointer, a finger or the keyboard is. Should it not come,
 * the menu stays what it is without script, a popover.
 */
function enhance(parts: MenuParts, context: MountContext<unknown>): void {
  const { burger, nav } = parts;
  const { signal, guard, part, report } = context;
  /** Null when it does not come. */
  let menu: Menu | null | undefined;
  let isLoading = false;
  let isWanted = false;
  // The first to hear of it: what is put back afterwards belongs to a closed menu.
  signal.addEventListener("abort", () => menu?.end());

  menus += 1;
  setUntil(signal, nav, "id", nav.id || `signet-menu-${menus}`);
  setUntil(signal, burger, "aria-controls", nav.id);
  // A popover's button says by itself whether it is open: `aria-expanded` beside `popovertarget` would say it twice.
  setUntil(signal, burger, "aria-expanded", burger.popoverTargetElement ? null : "false");

  const load = guard(async () => {
    if (isLoading) return;
    isLoading = true;
    const code = await part(() => import("./menu.ts"), "mega-menu.panel").catch(report);
    if (signal.aborted) return;
    menu = code ? code.createMenu(parts, context) : null;
    if (!menu) burger.removeAttribute("aria-expanded");
    if (!isWanted) return;
    if (menu) menu.toggle();
    else if (nav.popover) nav.showPopover();
  });

  for (const kind of ["pointerenter", "focus"]) burger.addEventListener(kind, load, { signal });
  const onClick = guard((event: Event) => {
    load();
    if (menu === null || (!menu && nav.matches(":popover-open"))) return;
    event.preventDefault();
    if (menu) menu.toggle();
    // Pressed again before it could open, it is wanted all the more.
    else isWanted = true;
  });
  burger.addEventListener("click", onClick, { signal });
  // Open already, or lying in the page, where a CMS has taken the attribute away.
  if (!nav.popover || nav.matches(":popover-open")) load();
}

export const mount = defineBehaviour({ find: findMenu, enhance });
