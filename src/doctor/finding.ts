/** One thing that is wrong with the page or its data, for the person who can correct it. */
export interface Finding {
  /** `fault`: something does not work. `doubt`: it may be meant so. */
  readonly level: "fault" | "doubt";
  /** What is wrong: a French sentence, with plain spaces. */
  readonly what: string;
  /** HTML, or a line of a header, to write instead. */
  readonly write?: string | undefined;
  /** What to do when no markup says it: a French sentence. */
  readonly todo?: string | undefined;
  /** The element at fault; null for the page itself, and for its data. */
  readonly element: Element | null;
  /** Path in the package of a document that says more. */
  readonly more?: string | undefined;
}

/** Findings that say the same of the same element are one. */
export const findingKey = ({ what, element }: Finding, numberOf: (element: Element) => number): string =>
  `${element ? numberOf(element) : "page"} ${what}`;
