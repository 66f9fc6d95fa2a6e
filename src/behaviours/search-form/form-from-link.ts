import { moveFocus } from "../../shared/focus/move-focus.ts";
import { restoreFocus } from "../../shared/focus/restore-focus.ts";
import { searchFormMessages } from "./messages.ts";
import type { SearchElements } from "./search-elements.ts";

/** Creates a search form where an editor could only write a link, with the link's address and text. */
export function formFromLink(
  link: HTMLAnchorElement,
  marker: HTMLElement,
  signal: AbortSignal,
): SearchElements {
  const form = document.createElement("form");
  const label = document.createElement("label");
  const line = document.createElement("span");
  const field = document.createElement("input");
  const send = document.createElement("button");
  form.className = "signet-root signet-search";
  form.setAttribute("role", "search");
  form.action = link.href;
  label.textContent = link.textContent?.trim() || searchFormMessages.field;
  line.className = "signet-search-line";
  field.type = "search";
  field.name = "q";
  send.className = "signet-button signet-button-solid";
  send.textContent = searchFormMessages.send;
  label.append(field);
  line.append(label, send);
  form.append(line);
  // A GET form drops the query of its address: add it as fields.
  for (const [name, value] of new URL(link.href).searchParams) {
    const hiddenField = document.createElement("input");
    Object.assign(hiddenField, { type: "hidden", name, value });
    if (name !== "q") form.append(hiddenField);
  }
  restoreFocus({ marker, signal }, () => link);
  const { hidden } = link;
  const wasThere = document.activeElement === link;
  marker.append(form);
  if (wasThere) moveFocus(field);
  link.hidden = true;
  signal.addEventListener("abort", () => {
    form.remove();
    link.hidden = hidden;
  });
  return { form, field };
}
