import { dispatch } from "../../shared/dom/dispatch.ts";
import type { MarkerContext } from "../../shared/enhance/declaration.ts";
import { defineBehaviour } from "../../shared/enhance/define-behaviour.ts";
import { markerError } from "../../shared/enhance/errors.ts";
import { withPart } from "../../shared/enhance/with-part.ts";
import { moveFocus } from "../../shared/focus/move-focus.ts";
import { read, setUntil } from "../../shared/undo/set-until.ts";
import type { SearchElements } from "./search-elements.ts";
import type { SearchHint } from "./search-hint.ts";

const EXPECTED = '<form action="/activites"><input type="search" name="q"></form>';

/** The form, which is the marker or inside it; or, where a CMS removes forms, the link to make it from. */
function find(marker: HTMLElement): SearchElements | { readonly link: HTMLAnchorElement } {
  const form = marker instanceof HTMLFormElement ? marker : marker.querySelector("form");
  if (!form) {
    const link = marker.querySelector<HTMLAnchorElement>('a[href^="/"], a[href^="http"]');
    if (link) return { link };
    throw markerError("no-form", { expected: EXPECTED });
  }
  const field = form.querySelector<HTMLInputElement>('[name="q"]:not([type="hidden"])');
  if (!field) throw markerError("no-form-field", { expected: EXPECTED });
  return { form, field };
}

async function enhance(found: ReturnType<typeof find>, context: MarkerContext<unknown>): Promise<void> {
  const { marker, part, signal } = context;
  if (!("link" in found)) return live(found, context);
  const { formFromLink } = await part(() => import("./form-from-link.ts"));
  if (!signal.aborted) live(formFromLink(found.link, marker, signal), context);
}

function live(elements: SearchElements, context: MarkerContext<unknown>): void {
  const { marker, signal, guard } = context;
  const { form, field } = elements;
  // The browser's own message is in the browser's language, and accepts spaces.
  setUntil(signal, form, "novalidate", "");
  // Ruling D01. An empty action would send to the current page.
  if (!read(form, "action")) setUntil(signal, form, "action", "/activites");
  prefill(field, signal);

  let hint: SearchHint | undefined;
  let loading: Promise<void> | undefined;
  // Loaded when the visitor is about to type.
  const load = async () => {
    loading ??= withPart(
      context,
      () => import("./search-hint.ts"),
      ({ searchHint }) => {
        hint = searchHint(elements, signal, guard);
      },
    );
    await loading;
    return hint;
  };
  if (!field.labels?.length && !field.matches("[aria-label], [aria-labelledby]")) load();
  field.addEventListener("focus", load, { signal });
  const onSubmit = guard((event: SubmitEvent) => {
    if (field.value.trim() !== "") return dispatch(marker, "signet:search", {});
    event.preventDefault();
    const wasThere = document.activeElement === field;
    moveFocus(field);
    load().then(guard((shown) => shown?.show(wasThere)));
  });
  form.addEventListener("submit", onSubmit, { signal });
}

/**
 * Fills in the results page's text (ruling D02), unless the visitor, or the browser on Back, has filled the field.
 * The form of an overlay starts empty.
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
