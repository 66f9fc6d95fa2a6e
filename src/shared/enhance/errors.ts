/**
 * Who can correct the cause: `name` (no such marker), `markup` (an attribute or an element in the page), `json` (the JSON
 * of a script in the page), `load` (a file of ours could not be loaded).
 */
type MarkerFault = "name" | "markup" | "json" | "load";

export interface MarkerErrorOptions extends ErrorOptions {
  /** The markup that the page should have, ready to paste; of JSON, the attribute of its script. */
  readonly expected?: string;
  /** `markup` by default. */
  readonly fault?: MarkerFault;
}

/**
 * Why a marker cannot be enhanced, for the person who can correct the page. `message` says what is wrong ('data-api
 * is missing'), `expected` quotes the right markup. Check its `name`, not `instanceof`: the page may contain two
 * copies of the script.
 */
export interface MarkerError extends Error, MarkerErrorOptions {
  readonly name: "MarkerError";
}

/** Creates a MarkerError. */
export const markerError = (message: string, more: MarkerErrorOptions = {}): MarkerError =>
  Object.assign(new Error(message), { name: "MarkerError" as const }, more);
