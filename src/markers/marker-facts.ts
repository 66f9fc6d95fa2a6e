/** The shape of what `src/markers.ts` knows of a marker. */
import type { MarkerKind } from "../shared/enhance/declaration.ts";

export interface AttributeFacts {
  /** With `data-`. */
  readonly name: string;
  /**
   * What its value is: `flag` has none, `api` and `link` are addresses, `template` is an address with places such as
   * `{id}`, `word` is the one word of `example`, `text` anything.
   */
  readonly value: "flag" | "api" | "link" | "template" | "word" | "text";
  /** A value to paste; empty for a flag. */
  readonly example: string;
  /** Places that a template must have. */
  readonly places?: readonly string[];
  readonly required?: true;
  /** The value without the attribute, or what happens then. */
  readonly without?: string;
  readonly about: string;
}

export interface InsideFacts {
  /** An attribute with `data-`, or an element. */
  readonly name: string;
  readonly required?: true;
  readonly about: string;
}

export interface MarkerFacts {
  readonly kind: MarkerKind;
  readonly name: string;
  /** What an editor calls it. */
  readonly title: string;
  readonly purpose: string;
  readonly attributes: readonly AttributeFacts[];
  readonly inside: readonly InsideFacts[];
  /** HTML that an editor can paste: the first snippet 'What an editor can paste' of docs/markers.md. */
  readonly snippet: string;
}
