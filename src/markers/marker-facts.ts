/**
 * The shape of a marker's facts, `NAME.facts.ts` in its folder: what a page may write, and what is said of it. Written
 * from them are the doctor's words, the guide (`/guide`), the tables and snippets of docs/markers.md, docs/keyboard.md,
 * and the WordPress plugin's table and patterns (test/contract/written.test.ts). Visitors never download them.
 *
 * Texts are French, for editors, unless they are named `english`, or are in `keys`. Their spaces are plain; `frenchSpaces`
 * makes them no-break where French asks for it.
 */
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
  /** What docs/markers.md says of the value, as Markdown. */
  readonly english: string;
  /** The value without the attribute, as Markdown, where `english` does not say it. */
  readonly englishDefault?: string;
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
  /** HTML that an editor can paste. */
  readonly snippet: string;
  /** Content of the plugin's pattern, where it is not that of the snippet. */
  readonly inWordPress?: string;
  /** Keys beyond what browsers do without script, in the words of the browser tests that prove them. */
  readonly keys: readonly KeyFacts[];
  /** Markdown below their table, or in its place. */
  readonly keysNote?: string;
  readonly guide: GuideFacts;
}

/** A row of docs/keyboard.md. `keys` and `where` are in a test's title: they contain no colon, semicolon or bar. */
export interface KeyFacts {
  readonly keys: string;
  readonly where: string;
  readonly does: string;
}

export interface Mistake {
  /** HTML as somebody has written it. */
  readonly wrong: string;
  /** What is seen then. */
  readonly happens: string;
  /** What to write instead: HTML, or its part that differs. */
  readonly right: string;
  /** Value of `data-enhanced` then; null: the marker is not found. Absent: what is wrong cannot be seen there. */
  readonly state?: "failed" | "ready" | "waiting" | null;
}

/** The guide's chapter; `prose` (test/host/guide/prose.ts) prints code, links and spaces of its texts. */
export interface GuideFacts {
  /** Where the marker is on the site. */
  readonly see: string;
  /** What a visitor without script sees. */
  readonly without: string;
  readonly mistakes: readonly Mistake[];
  /** In place of the snippet, where that one names a provider: the same, with this site's own player. */
  readonly live?: string;
  /** How high the preview is. */
  readonly room: "low" | "middle" | "high";
}
