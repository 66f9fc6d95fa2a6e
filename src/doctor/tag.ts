/**
 * Opening tags as text, to show and to paste. Values come from the page, where a CMS may have let anybody write them: the
 * browser itself escapes them, an address has to pass the link check, and what Signet does not know is not repeated.
 */
import { markerFacts } from "../markers.ts";
import { safeLink } from "../shared/links/safe-link.ts";

export type Attributes = Readonly<Record<string, string>>;

const facts = markerFacts.flatMap(({ attributes }) => attributes);

/** Attributes whose value may be repeated. */
const KNOWN: ReadonlySet<string> = new Set([
  ...facts.map(({ name }) => name),
  ...markerFacts.flatMap(({ inside }) =>
    inside.map(({ name }) => name).filter((name) => name.startsWith("data-")),
  ),
  ...["data-island", "data-behaviour", "id", "name", "type", "title", "lang", "dir", "role", "hidden"],
  ...["href", "src", "action", "method", "aria-label"],
]);

/** Those of them that are addresses. */
const ADDRESSES: ReadonlySet<string> = new Set([
  ...facts.filter(({ value }) => /^(api|link|template)$/.test(value)).map(({ name }) => name),
  ...["href", "src", "action"],
]);

/** Attributes that the page's author has not written, or that say nothing of the element. */
const NOT_SHOWN = /^(class|style|tabindex|novalidate|data-enhanced|data-menu.*|aria-.*|on.*)$/;

/** Stands for a value that is not repeated. */
const LEFT_OUT = "…";

/** In a document of its own no attribute does anything: a wrong `popover` would be a warning on the console. */
const inert = document.implementation.createHTMLDocument("");

/** Whether a value may stand in text that somebody pastes. */
export const isRepeatable = (name: string, value: string): boolean =>
  KNOWN.has(name) &&
  // A template's places are no part of an address.
  (value === "" || !ADDRESSES.has(name) || safeLink(value.replace(/\{[^}]*\}/g, "0")) !== null);

/** `<div id="a" data-island="programme">`; an empty value stands as the name alone. */
export function tagOf(name: string, attributes: Attributes): string {
  // Never an element of the name itself: Trusted Types refuse a script's address, and a picture would be requested.
  const element = inert.createElement("div");
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  const tag = element.outerHTML.slice("<div".length, -"</div>".length).replaceAll('=""', "");
  return `<${/^[a-z][\w-]*$/.test(name) ? name : "div"}${tag}`;
}

const shown = (element: Element, isWanted: (name: string) => boolean): Attributes =>
  Object.fromEntries(
    [...element.attributes]
      .filter(({ name }) => isWanted(name) && /^[a-z][\w.:-]*$/.test(name))
      .map(({ name, value }) => [name, isRepeatable(name, value) ? value : LEFT_OUT]),
  );

/** An element as it begins in the source: `<div id="a" data-island="programme">`. */
export function openingTag(element: Element, most = 160): string {
  const tag = tagOf(
    element.localName,
    shown(element, (name) => !NOT_SHOWN.test(name)),
  );
  return tag.length > most ? `${tag.slice(0, most)}…` : tag;
}

/** A marker by its id and name only, any other element as it begins. */
export function shortTag(element: Element): string {
  const kind = ["data-island", "data-behaviour"].find((name) => element.hasAttribute(name));
  return kind
    ? tagOf(
        element.localName,
        shown(element, (name) => name === kind || (name === "id" && element.id !== "")),
      )
    : openingTag(element, 120);
}

/** The opening tag to write: its known attributes, with other values; `null` leaves one out. */
export function correctedTag(element: Element, changes: Readonly<Record<string, string | null>>): string {
  const kept = shown(
    element,
    (name) => name !== "id" && !NOT_SHOWN.test(name) && KNOWN.has(name) && !(name in changes),
  );
  const changed = Object.entries(changes).filter((one): one is [string, string] => one[1] !== null);
  return tagOf(element.localName, { ...kept, ...Object.fromEntries(changed) });
}
