/** Looks at the page once: its markers, and everything that is wrong. Changes nothing. */
import type { MarkerFacts } from "../markers/marker-facts.ts";
import { meetsFloor } from "../shared/enhance/floor.ts";
import { identityOf, markersIn } from "../shared/enhance/scan.ts";
import type { DataCheck } from "./data/data-check.ts";
import { type Finding, findingKey } from "./finding.ts";
import { factsOf } from "./known-markers.ts";
import type { MarkerLog } from "./marker-log.ts";
import { attributeFaults } from "./page/attribute-faults.ts";
import { brokenPictures } from "./page/blocked.ts";
import { formFaults } from "./page/form-faults.ts";
import { lostMarkers } from "./page/lost-markers.ts";
import { placementFaults, repeatedProgramme, unknownName } from "./page/placement-faults.ts";
import { jsonFaults, scriptTagFaults } from "./page/script-faults.ts";
import { troubleFindings } from "./troubles/trouble-findings.ts";

export interface MarkerRow {
  readonly element: HTMLElement;
  readonly kind: string;
  readonly name: string;
  readonly facts: MarkerFacts | undefined;
  /** Value of `data-enhanced`; empty before the marker is found. */
  readonly state: string;
  /** When the state began, in ms since the page was opened; null when it is not known. */
  readonly at: number | null;
}

export interface Examination {
  readonly markers: readonly MarkerRow[];
  /** Faults first. */
  readonly findings: readonly Finding[];
  /** A sentence for each marker with data that has been read. */
  readonly data: readonly string[];
}

const numbers = new WeakMap<Element, number>();
let last = 0;
/** A number for each element, so that a finding can be recognised. */
export function numberOf(element: Element): number {
  const number = numbers.get(element) ?? ++last;
  numbers.set(element, number);
  return number;
}

function pageFindings(root: Document, markers: readonly Element[], isBundled: boolean): readonly Finding[] {
  const old: Finding = {
    level: "fault",
    what: "Ce navigateur est trop ancien pour Signet : la page reste comme le serveur l’a envoyée.",
    todo: "Ouvrez la page dans un navigateur à jour.",
    element: null,
  };
  const empty: Finding = {
    level: "doubt",
    what: "Cette page n’a aucun marqueur : Signet n’y fait rien.",
    write: '<div data-island="programme" data-api="/api">…</div>',
    element: null,
  };
  const lost = lostMarkers(root);
  return [
    ...(meetsFloor() ? [] : [old]),
    ...(isBundled ? [] : scriptTagFaults(root)),
    ...jsonFaults(root),
    ...lost,
    ...(markers.length + lost.length === 0 ? [empty] : []),
    ...repeatedProgramme(markers),
    ...formFaults(markers),
  ];
}

/** @param page findings about the page, of which some may lie in the marker */
function markerFindings(marker: Element, log: MarkerLog, page: readonly Finding[]): readonly Finding[] {
  const facts = factsOf(marker);
  const own = [
    ...unknownName(marker, facts),
    ...(facts ? attributeFaults(marker, facts) : []),
    ...placementFaults(marker),
  ];
  const said = [
    ...own,
    ...page.filter(({ level, element }) => level === "fault" && marker.contains(element)),
  ];
  const findings = log.toldBy(marker).flatMap(({ type, trouble }) => {
    const found = troubleFindings(marker, trouble, type === "signet:error");
    const { name } = trouble.error as Error;
    return name === "MarkerError" ? found.filter(({ what }) => !isSaid(what, said)) : found;
  });
  return [...own, ...findings];
}

/** Whether the page's own findings explain a MarkerError: they name its attribute, or an element inside the marker. */
function isSaid(what: string, said: readonly Finding[]): boolean {
  const [attribute] = /data-[\w-]+/.exec(what) ?? [];
  return said.some((finding) => (attribute ? finding.what.includes(attribute) : / q\.$/.test(what)));
}

/** @param isBundled a `signet.js` in the page would be the bundle */
export function examine(
  root: Document,
  log: MarkerLog,
  checks: ReadonlyMap<Element, DataCheck>,
  isBundled: boolean,
): Examination {
  const elements = markersIn(root);
  const unique = [...new Set(elements)];
  const page = pageFindings(root, unique, isBundled);
  const all = [
    ...page,
    ...unique.flatMap((marker) => markerFindings(marker, log, page)),
    ...log.blocked(),
    ...brokenPictures(unique),
    ...[...checks.values()].flatMap(({ findings }) => findings),
  ];
  const findings = [...new Map(all.map((one) => [findingKey(one, numberOf), one])).values()];
  return {
    markers: unique.map((element) => ({
      element,
      ...identityOf(element),
      facts: factsOf(element),
      state: element.getAttribute("data-enhanced") ?? "",
      at: log.stateOf(element)?.at ?? null,
    })),
    findings: [
      ...findings.filter(({ level }) => level === "fault"),
      ...findings.filter(({ level }) => level === "doubt"),
    ],
    data: [...checks.values()].map(({ summary }) => summary),
  };
}
