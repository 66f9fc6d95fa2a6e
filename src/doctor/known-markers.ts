import type { MarkerFacts } from "../markers/marker-facts.ts";
import { markerFacts } from "../markers.ts";
import { identityOf } from "../shared/enhance/scan.ts";
import { unquoted } from "../shared/text/unquoted.ts";
import { nearName } from "./near-name.ts";

/** What is known of a marker in the page; undefined when there is no such marker. */
export function factsOf(marker: Element): MarkerFacts | undefined {
  const { kind, name } = identityOf(marker);
  return markerFacts.find((one) => one.kind === kind && one.name === name);
}

/** The marker that a value names, or almost names, of either kind. */
export function probableMarker(value: string | null): MarkerFacts | undefined {
  const name = unquoted(value).toLowerCase();
  const near = nearName(
    name,
    markerFacts.map((one) => one.name),
  );
  return markerFacts.find((one) => one.name === (near ?? name));
}

/** `data-island="programme"`. */
export const markerAttribute = ({ kind, name }: Pick<MarkerFacts, "kind" | "name">): string =>
  `data-${kind}="${name}"`;
