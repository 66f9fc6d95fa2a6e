/** Elements that were meant as markers and that Signet does not see: the most silent of all mistakes. */
import { documentPath } from "../../shared/trouble/documents.ts";
import type { Finding } from "../finding.ts";
import { probableMarker } from "../known-markers.ts";
import { nearName } from "../near-name.ts";
import { correctedTag } from "../tag.ts";

const KINDS = ["data-island", "data-behaviour"];

/** `data-behavior`, `data-iland`, `behaviour`: with a value that names a marker, so that another script's are left alone. */
export function lostMarkers(root: ParentNode): readonly Finding[] {
  return [...root.querySelectorAll("*")].flatMap((element) =>
    [...element.attributes].flatMap(({ name, value }): readonly Finding[] => {
      if (!nearName(name, KINDS) || KINDS.some((kind) => element.hasAttribute(kind))) return [];
      const meant = probableMarker(value);
      if (!meant) return [];
      const american = name === "data-behavior" ? " (avec un « u »)" : "";
      return [
        {
          level: "fault",
          what: `L’attribut ${name} n’existe pas : Signet ne voit pas ce marqueur. Écrivez data-${meant.kind}${american}.`,
          write: correctedTag(element, { [name]: null, [`data-${meant.kind}`]: meant.name }),
          element,
          more: documentPath("markers"),
        },
      ];
    }),
  );
}
