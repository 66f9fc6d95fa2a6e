import { moveFocus } from "../../shared/focus/move-focus.ts";
import { restoreFocus } from "../../shared/focus/restore-focus.ts";
import { searchFormMessages } from "./messages.ts";
import type { SearchParts } from "./search-parts.ts";

/** Makes the search form that an author could not write: it leads where their link leads, and bears its words. */
export function formFromLink(link: HTMLAnchorElement, marker: HTMLElement, signal: AbortSignal): SearchParts {
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
  // A form sent by GET drops the query of its address: what is in it goes along as fields.
  for (const [name, value] of new URL(link.href).searchParams) {
    const kept = document.createElement("input");
    Object.assign(kept, { type: "hidden", name, value });
    if (name !== "q") form.append(kept);
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
