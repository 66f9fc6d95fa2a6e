/** What a page says of its map, read from the marker when the map is opened: the declaration needs nothing of it. */
import { encodeText } from "../../../shared/http/query.ts";
import { unquoted } from "../../../shared/text/unquoted.ts";

export interface MapSettings {
  /** Address of a tile with `{z}`, `{x}` and `{y}` for Leaflet to fill in; null when there is no map. */
  readonly tiles: string | null;
  /** What is wrong with the attributes, for whoever can mend them. */
  readonly fault: string | null;
  /** Whose map it is, as the terms of nearly every service ask for. */
  readonly credit: { readonly text: string; readonly url: string | null } | null;
  /** Nothing is fetched before the visitor has asked for it (ruling D69). */
  readonly ask: boolean;
}

const EXAMPLE = 'data-map-tiles="https://…/{z}/{x}/{y}.png"';

export function readMapSettings(marker: Element): MapSettings {
  const value = (name: string) => unquoted(marker.getAttribute(`data-map-${name}`));
  const read = readTiles(value("tiles"), value("token"), marker.baseURI);
  return {
    tiles: typeof read === "string" ? read : null,
    fault: typeof read === "string" ? null : (read?.fault ?? null),
    credit: readCredit(value("attribution")),
    ask: /^ask$/i.test(value("consent")),
  };
}

function readTiles(template: string, token: string, base: string): string | { fault: string } | null {
  if (template === "") return null;
  if (template.includes("{token}") && token === "")
    return { fault: `data-map-tiles asks for a {token}, and data-map-token is missing` };
  const address = template.replaceAll("{token}", encodeText(token));
  const places: readonly string[] = address.match(/\{[^}]*\}/g) ?? [];
  const known = places.every((place) => /^\{(z|x|-?y|s|r)\}$/.test(place));
  // Leaflet fills the places in, so they may not be encoded: only the test is made of an address without them.
  const url = address.replace(/\{[^}]*\}/g, "0");
  const isWeb = URL.canParse(url, base) && /^https?:$/.test(new URL(url, base).protocol);
  if (
    !known ||
    !isWeb ||
    ![/^\{z/, /^\{x/, /^\{-?y/].every((place) => places.some((found) => place.test(found)))
  )
    return { fault: `data-map-tiles is no address of tiles, expected: ${EXAMPLE}` };
  return address;
}

/** 'Words https://…': the words become a link. */
function readCredit(text: string): MapSettings["credit"] {
  if (text === "") return null;
  const [, words = "", url = ""] = /^(.*\S)\s+(https?:\/\/\S+)$/.exec(text) ?? [];
  return url === "" ? { text, url: null } : { text: words, url };
}
