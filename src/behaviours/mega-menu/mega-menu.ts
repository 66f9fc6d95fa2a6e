import { setUntil } from "../../shared/dom/set-until.ts";
import type { MountContext } from "../../shared/enhance/declaration.ts";
import { findMenu, type MenuParts } from "./find-menu.ts";

export const find = findMenu;

let menus = 0;

/**
 * Waits at the button: what opens is on its way as soon as a pointer, a finger or the keyboard is. Should it not come,
 * the menu stays what it is without script, a popover.
 */
export function enhance(parts: MenuParts, context: MountContext<unknown>): void {
  const { burger, nav } = parts;
  const { signal, guard, part, report } = context;
  const waiting = new AbortController();
  let end: () => void = () => waiting.abort();
  // The first to hear of it.
  signal.addEventListener("abort", () => end());

  menus += 1;
  setUntil(signal, nav, "id", nav.id || `signet-menu-${menus}`);
  setUntil(signal, burger, "aria-controls", nav.id);
  setUntil(signal, burger, "aria-expanded", "false");

  const until = { signal: waiting.signal };
  let isWanted = false;
  let isLoading = false;

  const load = guard(async () => {
    if (isLoading) return;
    isLoading = true;
    const menu = await part(() => import("./menu.ts"), "mega-menu.panel").catch(report);
    if (signal.aborted) return;
    waiting.abort();
    if (menu) {
      const { toggle, end: endMenu } = menu.createMenu(parts, context);
      end = endMenu;
      if (isWanted) toggle();
      return;
    }
    // The browser says itself whether its popover is open.
    burger.removeAttribute("aria-expanded");
    if (isWanted && nav.popover) nav.showPopover();
  });

  for (const kind of ["pointerenter", "pointerdown", "focus"]) burger.addEventListener(kind, load, until);
  const onClick = guard((event: Event) => {
    load();
    if (nav.matches(":popover-open")) return;
    event.preventDefault();
    isWanted = !isWanted;
  });
  burger.addEventListener("click", onClick, until);
  // Open already, or lying in the page, where a CMS has taken the attribute away.
  if (!nav.popover || nav.matches(":popover-open")) load();
}
