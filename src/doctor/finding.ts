/** One thing that is wrong with the page or its data, for the person who can correct it. */
export interface Finding {
  /** `fault`: something does not work. `doubt`: it may be meant so. */
  readonly level: "fault" | "doubt";
  /** What is wrong: a French sentence, with plain spaces. */
  readonly what: string;
  /** HTML, or a line of a header, to write instead. */
  readonly write?: string | undefined;
  /** What to do when no markup says it: a French sentence. */
  readonly todo?: string | undefined;
  /** The element at fault; null for the page itself, and for its data. */
  readonly element: Element | null;
  /** Path in the package of a document that says more. */
  readonly more?: string | undefined;
}

/** Findings that say the same of the same element are one. */
export const findingKey = ({ what, element }: Finding, numberOf: (element: Element) => number): string =>
  `${element ? numberOf(element) : "page"} ${what}`;

/** An element as it begins in the source: `<div id="a" data-island="programme">`. */
export function openingTag(element: Element, most = 160): string {
  const attributes = [...element.attributes]
    .filter(({ name }) => !/^(class|style|tabindex|novalidate|data-enhanced|data-menu.*|aria-.*)$/.test(name))
    .map(({ name, value }) => (value === "" ? name : `${name}="${value}"`));
  const tag = `<${[element.localName, ...attributes].join(" ")}>`;
  return tag.length > most ? `${tag.slice(0, most)}…` : tag;
}

/** A marker by its id and name only, any other element as it begins. */
export function shortTag(element: Element): string {
  const kind = ["data-island", "data-behaviour"].find((name) => element.hasAttribute(name));
  if (!kind) return openingTag(element, 120);
  const id = element.id && ` id="${element.id}"`;
  return `<${element.localName}${id} ${kind}="${element.getAttribute(kind)}">`;
}

/** Attributes that the page's author has not written, or that say nothing of the marker. */
const NOT_OURS = /^(class|style|id|data-enhanced|data-menu.*)$/;

/** The opening tag with other attributes: `null` leaves one out, a text sets it, empty for an attribute without value. */
export function correctedTag(element: Element, changes: Readonly<Record<string, string | null>>): string {
  const kept = [...element.attributes]
    .filter(({ name }) => !NOT_OURS.test(name) && !(name in changes))
    .map(({ name, value }): readonly [string, string | null] => [name, value]);
  const written = [...kept, ...Object.entries(changes)].flatMap(([name, value]) => {
    if (value === null) return [];
    return value === "" ? [name] : [`${name}="${value}"`];
  });
  return `<${[element.localName, ...written].join(" ")}>`;
}
