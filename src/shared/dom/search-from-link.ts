import { ownLanguage } from "./own-language.ts";

interface FormWords {
  /** Label of the field, when the link has no text. */
  readonly field: string;
  readonly send: string;
}

interface SearchForm {
  readonly form: HTMLFormElement;
  readonly field: HTMLInputElement;
}

/**
 * Creates a search form for the address of a link, labelled with the link's text: for a CMS that removes forms. It is
 * not inserted.
 */
export function searchFromLink(link: HTMLAnchorElement, words: FormWords): SearchForm {
  const form = document.createElement("form");
  const label = document.createElement("label");
  const line = document.createElement("span");
  const field = document.createElement("input");
  const send = document.createElement("button");
  form.className = "signet-root signet-search";
  ownLanguage(form, link);
  form.setAttribute("role", "search");
  form.action = link.href;
  label.textContent = link.textContent?.trim() || words.field;
  line.className = "signet-search-line";
  field.type = "search";
  field.name = "q";
  send.className = "signet-button signet-button-solid";
  send.textContent = words.send;
  label.append(field);
  line.append(label, send);
  form.append(line);
  // A GET form drops the query of its address: add it as fields.
  for (const [name, value] of new URL(link.href).searchParams) {
    const hiddenField = document.createElement("input");
    Object.assign(hiddenField, { type: "hidden", name, value });
    if (name !== "q") form.append(hiddenField);
  }
  return { form, field };
}
