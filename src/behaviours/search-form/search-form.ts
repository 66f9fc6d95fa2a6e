import { setUntil } from "../../shared/dom/set-until.ts";
import type { MountContext } from "../../shared/enhance/declaration.ts";
import { defineBehaviour } from "../../shared/enhance/define-behaviour.ts";
import { markerError } from "../../shared/enhance/errors.ts";
import { moveFocus } from "../../shared/focus/move-focus.ts";
import type { SearchHint } from "./search-hint.ts";
import type { SearchParts } from "./search-parts.ts";

const EXPECTED = '<form action="/activites"><input type="search" name="q"></form>';

/** The form, the marker itself or inside it; where a CMS lets none through, the link that one is made of. */
function find(marker: HTMLElement): SearchParts | { readonly link: HTMLAnchorElement } {
  const form = marker instanceof HTMLFormElement ? marker : marker.querySelector("form");
  if (!form) {
    const link = marker.querySelector<HTMLAnchorElement>('a[href^="/"], a[href^="http"]');
    if (link) return { link };
    throw markerError("there is no form in it, nor a link", { expected: EXPECTED });
  }
  const field = form.querySelector<HTMLInputElement>('[name="q"]:not([type="hidden"])');
  if (!field) throw markerError('its form has no field named "q"', { expected: EXPECTED });
  return { form, field };
}

async function enhance(found: ReturnType<typeof find>, context: MountContext<unknown>): Promise<void> {
  const { marker, part, signal } = context;
  if (!("link" in found)) return live(found, context);
  const { formFromLink } = await part(() => import("./form-from-link.ts"));
  if (!signal.aborted) live(formFromLink(found.link, marker, signal), context);
}

function live(parts: SearchParts, { signal, guard, part, report }: MountContext<unknown>): void {
  const { form, field } = parts;
  // The browser's own bubble speaks the browser's language, and lets a blank through.
  setUntil(signal, form, "novalidate", "");
  // Ruling D01. An empty one would lead to the page that the form stands on.
  if (!form.getAttribute("action")) setUntil(signal, form, "action", "/activites");
  prefill(field, signal);

  let hint: Promise<SearchHint | undefined> | undefined;
  // For those who are about to write: it is there before they have sent anything.
  const load = async () => {
    hint ??= part(() => import("./search-hint.ts")).then(
      ({ searchHint }) => searchHint(parts, signal, guard),
      (error) => void report(error),
    );
    return hint;
  };
  if (!field.labels?.length && !field.matches("[aria-label], [aria-labelledby]")) load();
  field.addEventListener("focus", load, { signal });
  const onSubmit = guard((event: SubmitEvent) => {
    if (field.value.trim() !== "") return;
    event.preventDefault();
    const wasThere = document.activeElement === field;
    moveFocus(field);
    load().then(guard((shown) => shown?.show(wasThere)));
  });
  form.addEventListener("submit", onSubmit, { signal });
}

/**
 * The results page's text (ruling D02), unless the visitor, or the browser going back, has written something. The form
 * of an overlay begins empty.
 */
function prefill(field: HTMLInputElement, signal: AbortSignal): void {
  const text = new URLSearchParams(location.search).getAll("requete").at(-1);
  if (!text?.trim() || field.value !== field.defaultValue || field.closest("dialog")) return;
  field.value = text;
  signal.addEventListener("abort", () => {
    if (field.value === text) field.value = field.defaultValue;
  });
}

export const mount = defineBehaviour({ find, enhance });
