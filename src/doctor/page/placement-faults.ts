/** Where a marker stands: what keeps it from starting, or from being seen. */
import type { MarkerFacts } from "../../markers/marker-facts.ts";
import { holderOf, identityOf } from "../../shared/enhance/scan.ts";
import type { Finding } from "../finding.ts";
import { markerAttribute, probableMarker } from "../known-markers.ts";
import { correctedTag, openingTag, tagOf } from "../tag.ts";

/** What a page closes on purpose, and opens on a click. */
const CLOSED = "dialog:not([open]), [popover]:not(:popover-open), details:not([open])";

/** The outermost ancestor, or the element itself, that has no box. */
function hiddenBy(element: Element): Element | null {
  const line: Element[] = [];
  for (let one: Element | null = element; one; one = one.parentElement) line.push(one);
  return line.reverse().find((one) => getComputedStyle(one).display === "none") ?? null;
}

function bothKinds(marker: Element): readonly Finding[] {
  const behaviour = marker.getAttribute("data-behaviour");
  if (behaviour === null || !marker.hasAttribute("data-island")) return [];
  const { name } = identityOf(marker);
  const other = probableMarker(behaviour)?.name ?? behaviour;
  return [
    {
      level: "fault",
      what: `Cet élément porte data-island et data-behaviour : Signet ne lit que data-island. Mettez un élément dans l’autre.`,
      write: `${tagOf("div", { "data-behaviour": other })}\n  ${tagOf("div", { "data-island": name })}…</div>\n</div>`,
      element: marker,
    },
  ];
}

function withoutBox(marker: Element): readonly Finding[] {
  if (marker.getClientRects().length > 0 || marker.closest(CLOSED)) return [];
  if (getComputedStyle(marker).display === "contents")
    return [
      {
        level: "fault",
        what: "Ce marqueur a le style display: contents : il n’a pas de place à l’écran, et n’y démarre pas.",
        todo: "Retirez display: contents, ou mettez le marqueur sur un autre élément.",
        element: marker,
      },
    ];
  const hidden = hiddenBy(marker);
  if (!hidden) return [];
  const where =
    hidden === marker ? "Ce marqueur est masqué" : `Ce marqueur est dans ${openingTag(hidden)}, masqué`;
  return [
    {
      level: "fault",
      what: `${where} par display: none : personne ne le voit, et il attend d’être affiché pour démarrer.`,
      todo: "Retirez display: none (ou l’attribut hidden), ou mettez le marqueur ailleurs.",
      element: marker,
    },
  ];
}

function held(marker: Element): readonly Finding[] {
  const island = holderOf(marker);
  if (!island) return [];
  return [
    {
      level: "doubt",
      what: `Ce marqueur est à l’intérieur de ${openingTag(island)}, dont le HTML est remplacé : il ne démarre pas.`,
      todo: "Mettez-le avant ou après.",
      element: marker,
    },
  ];
}

export const placementFaults = (marker: Element): readonly Finding[] => [
  ...bothKinds(marker),
  ...withoutBox(marker),
  ...held(marker),
];

/** A second programme writes the same address. */
export function repeatedProgramme(markers: readonly Element[]): readonly Finding[] {
  const [, ...others] = markers.filter((marker) => identityOf(marker).name === "programme");
  return others.map((element) => ({
    level: "doubt",
    what: "Un autre programme est sur la page : les deux écrivent leurs filtres dans la même adresse.",
    todo: "Gardez-en un par page.",
    element,
  }));
}

/** A name that no marker has. */
export function unknownName(marker: Element, facts: MarkerFacts | undefined): readonly Finding[] {
  if (facts) return [];
  const { kind, name } = identityOf(marker);
  const meant = probableMarker(name);
  const given = `data-${kind}="${name}"`;
  return [
    {
      level: "fault",
      what: meant
        ? `${given} n’existe pas. Écrivez ${markerAttribute(meant)}.`
        : `${given} n’existe pas : aucun marqueur de Signet n’a ce nom.`,
      write: meant && correctedTag(marker, { [`data-${kind}`]: null, [`data-${meant.kind}`]: meant.name }),
      todo: meant ? undefined : "Corrigez le nom, ou retirez l’attribut.",
      element: marker,
    },
  ];
}
