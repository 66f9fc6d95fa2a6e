import { moveFocus } from "../../shared/focus/move-focus.ts";
import { restoreFocus } from "../../shared/focus/restore-focus.ts";
import { noteUndo } from "../../shared/undo/note-undo.ts";
import { menuMessages } from "./messages.ts";

/**
 * Creates what a CMS has removed from a menu, or an editor cannot write: the button, and the `nav` around the links.
 * Call the function that it returns after the menu has ended: it restores the server's HTML.
 */
export function menuFromLinks(marker: HTMLElement, signal: AbortSignal): () => void {
  restoreFocus({ marker, signal }, () => marker.querySelector<HTMLElement>("a[href]") ?? undefined);
  const burger = document.createElement("button");
  burger.type = "button";
  burger.className = "signet-root signet-button";
  burger.textContent = menuMessages.open;
  let nav = marker.querySelector("nav");
  const made = nav ? null : document.createElement("nav");
  if (made) {
    const focused = document.activeElement;
    noteUndo(made, "unwrap");
    made.append(...marker.childNodes);
    marker.append(made);
    nav = made;
    if (focused instanceof HTMLElement && made.contains(focused)) moveFocus(focused);
  }
  noteUndo(burger, "remove");
  nav?.before(burger);
  return () => {
    burger.remove();
    made?.replaceWith(...made.childNodes);
  };
}
