/**
 * Whose fault it is, so that the report can say how to mend it:
 * `name` (no such marker), `markup` (an attribute, a part or JSON in the page), `load` (a file of ours did not come).
 */
type MarkerFault = "name" | "markup" | "load";

export interface MarkerErrorOptions extends ErrorOptions {
  /** The markup that the page should have, as an integrator would paste it. */
  readonly expected?: string;
  /** `markup` by default. */
  readonly fault?: MarkerFault;
}

/**
 * Why a marker cannot be enhanced, in words for the person who can mend the page. `message` says what is wrong
 * ('data-api is missing'), `expected` quotes the right markup. It is recognised by its `name`, never by
 * `instanceof`: the page may hold two copies of the script.
 */
export interface MarkerError extends Error, MarkerErrorOptions {
  readonly name: "MarkerError";
}

/**
 * Makes one, for code that arrives in chunks: the `find` of behaviours, the mount of islands. (The entry has its
 * own, `refusal`: a module that both used would become a file of its own, one more request before the scan.)
 */
export function markerError(message: string, { cause, ...more }: MarkerErrorOptions = {}): MarkerError {
  return Object.assign(new Error(message, { cause }), { name: "MarkerError" as const, ...more });
}
