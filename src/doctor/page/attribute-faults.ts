/** Attributes of a marker that do nothing: mistyped, another marker's, or with a value that means nothing. */
import type { AttributeFacts, MarkerFacts } from "../../markers/marker-facts.ts";
import { markerFacts } from "../../markers.ts";
import { readRoot } from "../../shared/http/api-root.ts";
import { unquoted } from "../../shared/text/unquoted.ts";
import { documentPath } from "../../shared/trouble/documents.ts";
import type { Finding } from "../finding.ts";
import { nearName } from "../near-name.ts";
import { correctedTag, isRepeatable } from "../tag.ts";

/** Attributes of HTML that look like ours without `data-`. */
const HTML = ["title", "id", "class", "style", "role", "lang", "hidden", "slot", "part", "is", "dir"];

const more = (facts: MarkerFacts): string => documentPath("markers", `data-${facts.kind}${facts.name}`);

/** Names on the marker that Signet does not read. */
function mistyped(marker: Element, facts: MarkerFacts): readonly Finding[] {
  const known = facts.attributes.filter(({ name }) => !marker.hasAttribute(name));
  return [...marker.attributes].flatMap(({ name, value }): readonly Finding[] => {
    const own = facts.attributes.some((one) => one.name === name);
    if (own || HTML.includes(name) || /^(data-(island|behaviour|enhanced|menu.*)|aria-.*|on.*)$/.test(name))
      return [];
    const meant = known.find((one) => nearName(name, [one.name]));
    const others = markerFacts.filter((one) => one.attributes.some((attribute) => attribute.name === name));
    if (others.length > 0) {
      const list = others.map((one) => one.name).join(", ");
      return [
        {
          level: "doubt",
          what: `${name} ne fait rien sur ${facts.name} : c’est un attribut de ${list}.`,
          todo: `Retirez ${name}${meant ? `, ou écrivez ${meant.name}` : ""}.`,
          element: marker,
          more: more(facts),
        },
      ];
    }
    if (!meant) return [];
    return [
      {
        level: "fault",
        what: `L’attribut ${name} n’existe pas, Signet l’ignore. Écrivez ${meant.name}.`,
        write: correctedTag(marker, { [name]: null, [meant.name]: meaningOf(meant, value) }),
        element: marker,
        more: more(facts),
      },
    ];
  });
}

/** The value to keep in a corrected attribute. */
const meaningOf = (one: AttributeFacts, value: string): string =>
  one.value === "word" || one.value === "flag" || value === "" || !isRepeatable(one.name, unquoted(value))
    ? one.example
    : unquoted(value);

/** What is wrong with an attribute's value; empty when it is right. Addresses with places are read by the widgets. */
function wrongValue(one: AttributeFacts, value: string): string {
  if (one.value === "api" && !readRoot(value))
    return `${one.name}="${value}" n’est pas l’adresse d’une API : il faut une adresse web, sans « ? » ni « # ».`;
  if (one.value === "word" && value.toLowerCase() !== one.example)
    return `${one.name}="${value}" ne fait rien : la seule valeur est « ${one.example} ».`;
  if (one.value === "link" && value !== "" && !/^https?:/.test(absolute(value)))
    return `${one.name}="${value}" n’est pas une adresse web.`;
  return "";
}

const absolute = (value: string): string =>
  URL.canParse(value, document.baseURI) ? new URL(value, document.baseURI).href : "";

/** Required attributes that are missing, and values that mean nothing. */
function misused(marker: Element, facts: MarkerFacts): readonly Finding[] {
  return facts.attributes.flatMap((one): readonly Finding[] => {
    const given = marker.getAttribute(one.name);
    const isMissing = one.required && unquoted(given) === "" && !marker.hasAttribute("data-before-event");
    const what = isMissing
      ? `Il manque ${one.name} : ${one.about.charAt(0).toLowerCase()}${one.about.slice(1)}`
      : given === null || unquoted(given) === ""
        ? ""
        : wrongValue(one, unquoted(given));
    if (!what) return [];
    const write = correctedTag(marker, { [one.name]: one.example });
    return [{ level: "fault", what, write, element: marker, more: more(facts) }];
  });
}

/** Names inside the marker that are almost those of its parts: `data-video` for `data-video-id`. */
function insideMistyped(marker: Element, facts: MarkerFacts): readonly Finding[] {
  const known = facts.inside.map(({ name }) => name).filter((name) => name.startsWith("data-"));
  const isReact = facts.kind === "island" && marker.getAttribute("data-enhanced") === "ready";
  if (known.length === 0 || isReact) return [];
  return [...marker.querySelectorAll("*")].flatMap((element) =>
    [...element.attributes].flatMap(({ name, value }): readonly Finding[] => {
      const meant = name.startsWith("data-") ? nearName(name, known) : null;
      if (!meant || element.hasAttribute(meant)) return [];
      return [
        {
          level: "fault",
          what: `L’attribut ${name} n’existe pas, Signet l’ignore. Écrivez ${meant}.`,
          write: correctedTag(element, { [name]: null, [meant]: value }),
          element,
          more: more(facts),
        },
      ];
    }),
  );
}

/** An activity's id that is the end of its address: rarely what the API calls `id`. */
function slugAsId(marker: Element): readonly Finding[] {
  const id = unquoted(marker.getAttribute("data-activity"));
  const link = marker.querySelector("a[href]")?.getAttribute("href") ?? "";
  const ends = [location.href, absolute(link)].map(
    (address) => /([^/]+)\/?$/.exec(address.replace(/[?#].*/s, ""))?.[1],
  );
  if (!/[a-z]/i.test(id) || !ends.includes(id)) return [];
  return [
    {
      level: "doubt",
      what: `data-activity="${id}" est la fin de l’adresse de l’activité : si ce n’est pas aussi son id dans l’API, « Ma sélection » ne la trouve pas.`,
      todo: "Comparez avec le champ id de GET /api/events, et écrivez celui-là.",
      element: marker,
    },
  ];
}

export const attributeFaults = (marker: Element, facts: MarkerFacts): readonly Finding[] => [
  ...misused(marker, facts),
  ...mistyped(marker, facts),
  ...insideMistyped(marker, facts),
  ...slugAsId(marker),
];
