/**
 * The page's settings of the map, read from the marker when the map is opened: the declaration needs none of them.
 */
import { type MarkerError, markerError } from "../../../shared/enhance/errors.ts";
import { encodeText } from "../../../shared/http/query.ts";
import { unquoted } from "../../../shared/text/unquoted.ts";

export interface MapSettings {
  /** Address of a tile with `{z}`, `{x}` and `{y}` for Leaflet to fill in; null when there is no map. */
  readonly tiles: string | null;
  /** Fault of the attributes, for the integrator. */
  readonly fault: MarkerError | null;
  /** Attribution of the map, which nearly every service requires. */
  readonly credit: { readonly text: string; readonly url: string | null } | null;
  /** Nothing is requested before the visitor agrees (ruling D69). */
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

function readTiles(template: string, token: string, base: string): string | { fault: MarkerError } | null {
  if (template === "") return null;
  if (template.includes("{token}") && token === "")
    return { fault: markerError("no-token", { expected: 'data-map-token="…"' }) };
  const address = template.replaceAll("{token}", encodeText(token));
  const places: readonly string[] = address.match(/\{[^}]*\}/g) ?? [];
  const known = places.every((place) => /^\{(z|x|-?y|s|r)\}$/.test(place));
  // Leaflet fills in the placeholders, so they stay unencoded; this address without them is only for the check.
  const url = address.replace(/\{[^}]*\}/g, "0");
  const isWeb = URL.canParse(url, base) && /^https?:$/.test(new URL(url, base).protocol);
  if (
    !known ||
    !isWeb ||
    ![/^\{z/, /^\{x/, /^\{-?y/].every((place) => places.some((found) => place.test(found)))
  )
    return { fault: markerError("bad-tiles", { expected: EXAMPLE }) };
  return address;
}

/** 'Text https://…': the text becomes a link. */
function readCredit(text: string): MapSettings["credit"] {
  if (text === "") return null;
  const [, words = "", url = ""] = /^(.*\S)\s+(https?:\/\/\S+)$/.exec(text) ?? [];
  return url === "" ? { text, url: null } : { text: words, url };
}
