import { clean } from "./attributes.ts";
import type { MarkerKind } from "./declaration.ts";

const KINDS: readonly MarkerKind[] = ["island", "behaviour"];

/**
 * All markers in `root`, itself included, islands first, outer before inner. One query per attribute name: on a
 * page of 10,000 elements that takes a tenth of a walk, and a fifth of one query for both.
 */
export function markersIn(root: ParentNode): HTMLElement[] {
  return KINDS.flatMap((kind) => {
    const selector = `[data-${kind}]`;
    const self = root instanceof Element && root.matches(selector) ? [root as HTMLElement] : [];
    return [...self, ...root.querySelectorAll<HTMLElement>(selector)];
  });
}

/** What a marker asks for. The name is read as an editor may have typed it: any case, spaces or quotes around it. */
export function identityOf(marker: Element): { readonly kind: MarkerKind; readonly name: string } {
  const kind = marker.hasAttribute("data-island") ? "island" : "behaviour";
  return { kind, name: clean(marker.getAttribute(`data-${kind}`)).toLowerCase() };
}

/**
 * Whether `marker` belongs to the server HTML, or to the content, of an island that stands: it waits until that
 * island has failed, since its nodes are about to be put away, or are React's.
 */
export const isHeld = (marker: Element): boolean =>
  marker.parentElement?.closest('[data-island][data-enhanced]:not([data-enhanced="failed"])') != null;
