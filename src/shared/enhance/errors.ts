import type { SENTENCES } from "../trouble/sentences.ts";

export type MarkerErrorCode = keyof typeof SENTENCES;

/**
 * Who can correct the cause: `name` (no such marker), `markup` (an attribute or an element in the page), `json` (the JSON
 * of a script in the page), `load` (a file of ours could not be loaded).
 */
type MarkerFault = "name" | "markup" | "json" | "load";

export interface MarkerErrorOptions extends ErrorOptions {
  /** What the sentence names: an attribute, the text that somebody has written. */
  readonly values?: readonly string[];
  /** The markup that the page should have, ready to paste; of JSON, the attribute of its script. */
  readonly expected?: string;
  /** `markup` by default. */
  readonly fault?: MarkerFault;
}

/**
 * Why a marker cannot be enhanced, for the person who can correct the page. `code` says what is wrong (`no-api`): the
 * console has a sentence for it (trouble/sentences.ts), the doctor a French one. `expected` quotes the right markup. Check its `name`, not `instanceof`: the page may contain two
 * copies of the script.
 */
export interface MarkerError extends Error, MarkerErrorOptions {
  readonly name: "MarkerError";
  readonly code: MarkerErrorCode;
}

/** Creates a MarkerError; its message is the code with its values. */
export const markerError = (code: MarkerErrorCode, more: MarkerErrorOptions = {}): MarkerError =>
  Object.assign(
    new Error([code, ...(more.values ?? [])].join(" ")),
    { name: "MarkerError" as const, code },
    more,
  );
