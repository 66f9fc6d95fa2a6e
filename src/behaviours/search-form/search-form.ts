import { createAnnouncer } from "../../shared/dom/announcer.ts";
import { setUntil } from "../../shared/dom/set-until.ts";
import type { MountContext } from "../../shared/enhance/declaration.ts";
import { markerError } from "../../shared/enhance/errors.ts";
import { searchFormMessages } from "./messages.ts";

export interface SearchParts {
  readonly form: HTMLFormElement;
  readonly field: HTMLInputElement;
}

const EXPECTED =
  '<form data-behaviour="search-form" action="/activites" method="get"><input type="search" name="q" aria-label="…"></form>';

/** The form, the marker itself or inside it; where a CMS lets none through, the link that one is made of. */
export function find(marker: HTMLElement): SearchParts | { readonly link: HTMLAnchorElement } {
  const form = marker instanceof HTMLFormElement ? marker : marker.querySelector("form");
  const link = [...marker.querySelectorAll("a")].find(({ protocol }) => /^https?:$/.test(protocol));
  const wrong = (what: string) => markerError(what, { expected: EXPECTED });
  if (!form) {
    if (link) return { link };
    throw wrong("there is no form in it, nor a link to the results page");
  }
  const method = form.getAttribute("method") ?? "get";
  if (!/^\s*get\s*$/i.test(method)) throw wrong(`its form is sent by ${method}`);
  const field = form.querySelector<HTMLInputElement>('input[name="q"]:not([type="hidden"])');
  if (!field) throw wrong('its form has no field named "q"');
  return { form, field };
}

export async function enhance(found: ReturnType<typeof find>, context: MountContext<unknown>): Promise<void> {
  const { marker, part, signal } = context;
  if (!("link" in found)) return live(found, context);
  const { formFromLink } = await part(() => import("./form-from-link.ts"));
  if (!signal.aborted) live(formFromLink(found.link, marker, signal), context);
}

let forms = 0;

function live({ form, field }: SearchParts, { signal, guard }: MountContext<unknown>): void {
  const say = createAnnouncer(signal);
  const hint = document.createElement("p");
  hint.className = "signet-search-hint";
  hint.id = `signet-search-hint-${++forms}`;
  hint.textContent = searchFormMessages.empty;

  // The browser's own bubble speaks the browser's language, and lets a blank through.
  setUntil(signal, form, "novalidate", "");
  const named = field.labels?.length || field.matches("[aria-label], [aria-labelledby]");
  if (!named) setUntil(signal, field, "aria-label", searchFormMessages.field);
  prefill(field, signal);

  let hinted: AbortController | undefined;
  const clear = () => hinted?.abort();
  const ask = () => {
    if (!hinted || hinted.signal.aborted) {
      hinted = new AbortController();
      const described = field.getAttribute("aria-describedby");
      setUntil(hinted.signal, field, "aria-describedby", described ? `${described} ${hint.id}` : hint.id);
      setUntil(hinted.signal, field, "aria-invalid", "true");
      hinted.signal.addEventListener("abort", () => hint.remove());
      lineOf(field, form).after(hint);
    }
    // Whoever pressed Enter is in the field already, where a description that changes is not read out.
    if (document.activeElement === field) say(hint.textContent ?? "");
    field.focus();
  };

  const isEmpty = () => field.value.trim() === "";
  const onSubmit = guard((event: SubmitEvent) => {
    if (!isEmpty()) return;
    event.preventDefault();
    ask();
  });
  form.addEventListener("submit", onSubmit, { signal });
  field.addEventListener("input", () => isEmpty() || clear(), { signal });
  // An overlay that is opened again begins anew.
  form.closest("dialog")?.addEventListener("close", clear, { signal });
  signal.addEventListener("abort", clear);
}

/** The form's child that the field lies in: the hint goes under the whole line, button included. */
function lineOf(field: Element, form: Element): Element {
  let line = field;
  while (line.parentElement && line.parentElement !== form) line = line.parentElement;
  return line;
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
