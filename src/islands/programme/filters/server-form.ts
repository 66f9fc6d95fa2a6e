import type { Filters } from "../domain/filters.ts";
import { joinHours } from "../domain/hours.ts";
import { parse } from "../state/url.ts";

function isChanged(field: Element): boolean {
  if (field instanceof HTMLInputElement) return field.checked !== field.defaultChecked;
  if (!(field instanceof HTMLSelectElement)) return false;
  const asSent = [...field.options].findIndex((option) => option.defaultSelected);
  return field.selectedIndex !== Math.max(0, asSent);
}

/**
 * What a visitor has chosen in the server's form while the script was on its way, which is long on a bad network;
 * null when the form is as it was sent, or there is none. The form's fields are named as in the address, but for
 * the hours, which are two.
 */
export function chosenBeforehand(marker: Element): Filters | null {
  const form = marker.querySelector("form");
  if (!form || ![...form.elements].some(isChanged)) return null;
  const fields = new FormData(form);
  joinHours(fields);
  const pairs = [...fields].map(([name, value]) => [name, String(value)]);
  return parse(new URLSearchParams(pairs).toString()).filters;
}
