import { navigationType } from "../../../shared/dom/navigation-type.ts";
import type { Filters } from "../domain/filters.ts";
import { joinHours } from "../domain/hours.ts";
import { parse } from "../state/url.ts";

function isChanged(field: Element): boolean {
  if (field instanceof HTMLInputElement)
    return field.checked !== field.defaultChecked || field.value !== field.defaultValue;
  if (!(field instanceof HTMLSelectElement)) return false;
  const asSent = [...field.options].findIndex((option) => option.defaultSelected);
  return field.selectedIndex !== Math.max(0, asSent);
}

/**
 * Whether the browser may have filled the form itself: with what its fields contained when the page was left, after a
 * reload or Back. A form with `autocomplete="off"` stays as the server sent it; the island's own form must not have that,
 * because WebKit resets such a form when the page returns from the back/forward cache.
 */
const mayBeRefilled = (form: HTMLFormElement): boolean =>
  form.autocomplete !== "off" && navigationType() !== "navigate";

/**
 * Filters that a visitor has chosen in the server's form while the script was loading; null when the form is
 * unchanged or missing, and when its fields may say what an earlier visit left in them. The fields have the names of the
 * address's keys, except for the hours, which are two fields.
 */
export function chosenBeforehand(marker: Element): Filters | null {
  const form = marker.querySelector("form");
  if (!form || mayBeRefilled(form) || ![...form.elements].some(isChanged)) return null;
  const fields = new FormData(form);
  joinHours(fields);
  const pairs = [...fields].map(([name, value]) => [name, String(value)]);
  return parse(new URLSearchParams(pairs).toString()).filters;
}
