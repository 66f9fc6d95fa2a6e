/**
 * The types that the package publishes. Written by hand so that they stand alone in `dist/`;
 * `test/build/published-types.ts` holds them to what `main.ts` really exports.
 */

/**
 * Enhances the markers in `root` (the whole page by default), itself included; the script does so once by itself. For
 * pages that insert HTML later. Markers that are enhanced already, or have failed, are left alone: calling it twice
 * is harmless.
 */
export declare function enhance(root?: ParentNode): void;

/**
 * Gives the markers in `root`, itself included, back to their server HTML, and ends all that they had started. For
 * pages that remove HTML, or replace it. `enhance` brings them to life again, failed ones included.
 */
export declare function release(root: ParentNode): void;

/** Detail of `signet:ready`: the widget is on screen, with its data. */
export interface SignetMarker {
  readonly kind: "island" | "behaviour";
  /** The marker's value in the page, e.g. "programme". */
  readonly name: string;
}

/** Detail of `signet:error` and `signet:report`. */
export interface SignetTrouble extends SignetMarker {
  /** What was thrown. Its name is "MarkerError", "HttpError" or "DataError" when you can correct the cause: see docs/markers.md. */
  readonly error: unknown;
}

declare global {
  /** All three bubble from the marker. */
  interface GlobalEventHandlersEventMap {
    "signet:ready": CustomEvent<SignetMarker>;
    /** The marker has gone back to its server HTML. `preventDefault()` keeps it off the console. */
    "signet:error": CustomEvent<SignetTrouble>;
    /** Something went wrong that the widget survives. `preventDefault()` keeps it off the console. */
    "signet:report": CustomEvent<SignetTrouble>;
  }
}
