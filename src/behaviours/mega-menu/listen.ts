import type { CloseReason } from "../../shared/dom/overlays.ts";
import type { MountContext } from "../../shared/enhance/declaration.ts";
import type { MenuParts } from "./find-menu.ts";

/** What a visitor can do to the menu, besides pressing its button. */
export interface MenuControls {
  isOpen(): boolean;
  close(reason: CloseReason): void;
  unfold(entry: number): void;
  /** The page has another size. */
  resize(): void;
}

/** Hears the visitor until the marker's life ends. Escape is the overlays' matter: see shared/dom/overlays.ts. */
export function listenToVisitor(
  { burger, nav, entries }: MenuParts,
  { marker, signal, guard }: MountContext<unknown>,
  menu: MenuControls,
): void {
  const inMenu = (target: EventTarget | null): boolean =>
    target instanceof Node && (nav.contains(target) || burger.contains(target));
  let pressed: EventTarget | null = null;

  const hear = <E extends Event>(target: EventTarget, type: string, listener: (event: E) => void): void =>
    target.addEventListener(type, guard(listener) as EventListener, { signal });

  // The veil, or what lies beside it. A text selected from the menu outwards ends in a click out there, too.
  hear(document, "pointerdown", ({ target }) => {
    pressed = target;
  });
  hear(document, "click", ({ target }) => {
    if (menu.isOpen() && !inMenu(target) && !inMenu(pressed)) menu.close("asked");
  });

  // Tabbed out of it. A window that loses the focus, or a place that cannot have it, is not elsewhere.
  hear<FocusEvent>(marker, "focusout", ({ relatedTarget }) => {
    if (menu.isOpen() && relatedTarget && !inMenu(relatedTarget)) menu.close("left");
  });

  hear<MouseEvent>(nav, "click", (event) => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    // The button that closes the page's own popover.
    if (target.closest("[popovertarget]")) {
      event.preventDefault();
      menu.close("asked");
    }
    const link = target.closest<HTMLAnchorElement>("a[href]");
    // To a place on this page, on which the menu lies.
    if (link?.hash && link.href.replace(/#.*/, "") === location.href.replace(/#.*/, "")) menu.close("left");
    const entry = entries.findIndex(({ label }) => label.contains(target));
    if (entry < 0) return;
    event.preventDefault();
    menu.unfold(entry);
  });

  hear(window, "resize", menu.resize);
  // Come back to from the next page, it would still be open.
  hear(window, "pagehide", () => menu.close("ended"));
}
