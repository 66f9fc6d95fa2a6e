import type { MarkerContext } from "../../shared/enhance/declaration.ts";
import type { CloseReason } from "../../shared/overlay/overlays.ts";
import type { MenuElements } from "./find-menu.ts";

/** Actions of a visitor on the menu, except on its button. */
export interface MenuControls {
  isOpen(): boolean;
  close(reason: CloseReason): void;
  unfold(entry: number): void;
  /** Called when the page's size has changed. */
  resize(): void;
}

/** Listens until the signal aborts. Escape is handled by shared/overlay/overlays.ts. */
export function listenToVisitor(
  { burger, nav, entries }: MenuElements,
  { marker, signal, guard }: MarkerContext<unknown>,
  menu: MenuControls,
): void {
  const inMenu = (target: EventTarget | null): boolean =>
    target instanceof Node && (nav.contains(target) || burger.contains(target));
  let pressed: EventTarget | null = null;

  const hear = <E extends Event>(target: EventTarget, type: string, listener: (event: E) => void): void =>
    target.addEventListener(type, guard(listener) as EventListener, { signal });

  // A press on the veil or beside the menu. A text selection that ends outside also fires a click there.
  hear(document, "pointerdown", ({ target }) => {
    pressed = target;
  });
  hear(document, "click", ({ target }) => {
    if (menu.isOpen() && !inMenu(target) && !inMenu(pressed)) menu.close("asked");
  });

  // Focus has left the menu with Tab. A window that loses focus, or an element that cannot have it, does not count.
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
    // A link to a place on this page, which the menu covers.
    if (link?.hash && link.href.replace(/#.*/, "") === location.href.replace(/#.*/, "")) menu.close("left");
    const entry = entries.findIndex(({ label }) => label.contains(target));
    if (entry < 0) return;
    event.preventDefault();
    menu.unfold(entry);
  });

  hear(window, "resize", menu.resize);
  // Otherwise it would still be open in the back/forward cache.
  hear(window, "pagehide", () => menu.close("ended"));
}
