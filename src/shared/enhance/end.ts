import type { MarkerKind } from "./declaration.ts";

/**
 * Key of the function that ends a marker. It is stored on the element under a symbol that all copies of the script
 * know: with two copies (an address with and without ?ver=) each marker is still enhanced once, and either copy can
 * release it. A copied element (cloneNode, innerHTML) has the attributes but not this function: it is a new marker.
 */
export const END = Symbol.for("signet.end");

interface End {
  (): void;
  /** The marker's, for events about it. */
  readonly identity: { readonly kind: MarkerKind; readonly name: string };
}

export type Marker = Element & { [END]?: End };
