/**
 * A page's own words, in place of ours: `<script type="application/json" data-signet-words>`, anywhere in the page, an
 * object of catalogues by name, each shaped like the catalogue and holding only what it changes. docs/words.md lists them.
 * JSON that is broken goes to `reportError`, for it is no marker's: `signet:report` does not tell of it.
 */

import { grouped } from "./grouped.ts";

type Catalogue = Readonly<Record<string, unknown>>;

const isCatalogue = (value: unknown): value is Catalogue => typeof value === "object" && value !== null;

/** `{0}`, `{1}`… stand for what an entry with numbers or names in it is given. */
function merged(ours: unknown, own: unknown): unknown {
  if (typeof own === "string" && typeof ours === "string") return own;
  if (typeof own === "string" && typeof ours === "function") {
    return (...given: unknown[]) =>
      own.replace(/\{(\d)\}/g, (hole, place: string) => {
        const value = given[Number(place)] ?? hole;
        return typeof value === "number" ? grouped(value) : String(value);
      });
  }
  if (!isCatalogue(own) || !isCatalogue(ours)) return ours;
  if (Array.isArray(ours)) return ours.map((entry, index) => merged(entry, own[index]));
  return Object.fromEntries(Object.entries(ours).map(([key, entry]) => [key, merged(entry, own[key])]));
}

/** On a server there is no page, and its templates have words of their own. */
function ownWords(): unknown {
  const text = globalThis.document?.querySelector("script[data-signet-words]")?.textContent;
  try {
    return text ? JSON.parse(text) : null;
  } catch (cause) {
    reportError(
      new SyntaxError("The JSON of <script data-signet-words> is broken: its words are not used.", { cause }),
    );
    return null;
  }
}

let own: unknown;

/**
 * A catalogue of words, with the page's own in place of some. Read once, when the first catalogue is.
 *
 * @param name the catalogue's name in the page's JSON
 * @param ours texts, functions that make texts, and objects or lists of these
 */
export function words<Words extends object>(name: string, ours: Words): Words {
  if (own === undefined) own = ownWords();
  return isCatalogue(own) ? (merged(ours, own[name]) as Words) : ours;
}
