import { searchFromLink } from "../../shared/dom/search-from-link.ts";
import { moveFocus } from "../../shared/focus/move-focus.ts";
import { restoreFocus } from "../../shared/focus/restore-focus.ts";
import { removeUntil } from "../../shared/undo/remove-until.ts";
import { setUntil } from "../../shared/undo/set-until.ts";
import { searchFormMessages } from "./messages.ts";
import type { SearchElements } from "./search-elements.ts";

/** Replaces a link by a search form, where an editor could only write a link, until the signal aborts. */
export function formFromLink(
  link: HTMLAnchorElement,
  marker: HTMLElement,
  signal: AbortSignal,
): SearchElements {
  const { form, field } = searchFromLink(link, searchFormMessages);
  restoreFocus({ marker, signal }, () => link);
  const wasThere = document.activeElement === link;
  marker.append(form);
  if (wasThere) moveFocus(field);
  removeUntil(signal, form);
  setUntil(signal, link, "hidden", "");
  return { form, field };
}
