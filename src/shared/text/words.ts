/**
 * Texts that the page gives in place of ours: `<script type="application/json" data-signet-words>`, anywhere in the
 * page. It is an object of catalogues by name; each has the shape of ours and contains only its changes.
 * docs/words.md lists all texts. Broken JSON goes to `reportError`, because it belongs to no marker.
 */

import { pageScript, scriptJson } from "../enhance/json.ts";
import { grouped } from "./grouped.ts";

type Catalogue = Readonly<Record<string, unknown>>;

const isCatalogue = (value: unknown): value is Catalogue => typeof value === "object" && value !== null;

/** Merges the page's texts into ours. In the page's text, `{0}`, `{1}`… are replaced by the entry's arguments. */
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

function ownWords(): unknown {
  try {
    return scriptJson(pageScript("signet-words"), "signet-words");
  } catch (error) {
    reportError(error);
    return null;
  }
}

let own: unknown;

/**
 * Returns a catalogue of texts, with the page's in place of ours. The page's JSON is read once, with the first
 * catalogue.
 *
 * @param name the catalogue's name in the page's JSON
 * @param ours texts, functions that make texts, and objects or lists of these
 */
export function words<Words extends object>(name: string, ours: Words): Words {
  if (own === undefined) own = ownWords();
  return isCatalogue(own) ? (merged(ours, own[name]) as Words) : ours;
}
