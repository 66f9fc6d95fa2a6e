import { searchFromLink } from "../../shared/dom/search-from-link.ts";
import { moveFocus } from "../../shared/focus/move-focus.ts";
import { restoreFocus } from "../../shared/focus/restore-focus.ts";
import { removeUntil } from "../../shared/undo/remove-until.ts";
import { setUntil } from "../../shared/undo/set-until.ts";
import { searchOverlayMessages } from "./messages.ts";

let made = 0;

/**
 * Creates the dialog and its button where an editor could only write a link to the search: the button replaces the link,
 * until the signal aborts.
 */
export function overlayFromLink(link: HTMLAnchorElement, marker: HTMLElement, signal: AbortSignal): void {
  made += 1;
  const dialog = document.createElement("dialog");
  dialog.id = `signet-search-overlay-${made}`;
  dialog.className = "signet-root signet-search-overlay";
  dialog.popover = "auto";
  const { form, field } = searchFromLink(link, searchOverlayMessages);
  form.classList.remove("signet-root");
  // An empty search is not sent; spaces count as empty.
  field.required = true;
  field.pattern = ".*\\S.*";
  const open = button(link.textContent?.trim() || searchOverlayMessages.name, dialog);
  const close = button(searchOverlayMessages.close, dialog);
  close.className = "signet-link signet-search-overlay-end";
  open.className = "signet-root signet-button";
  dialog.append(form, close);

  restoreFocus({ marker, signal }, () => link);
  const wasThere = document.activeElement === link;
  link.after(open);
  marker.append(dialog);
  if (wasThere) moveFocus(open);
  removeUntil(signal, open, dialog);
  setUntil(signal, link, "hidden", "");
}

function button(name: string, dialog: HTMLDialogElement): HTMLButtonElement {
  const made = document.createElement("button");
  made.type = "button";
  made.textContent = name;
  made.setAttribute("popovertarget", dialog.id);
  return made;
}
