/**
 * The types that the package publishes. Written by hand so that they stand alone in `dist/`;
 * `test/build/published-types.ts` compares them with the exports of `main.ts`.
 */

/**
 * Enhances the markers in `root` (by default the whole page), `root` included; the script calls it once itself. For
 * pages that insert HTML later. Skips markers that are enhanced already or have failed, so it may be called twice.
 */
export declare function enhance(root?: ParentNode): void;

/**
 * Restores the server HTML of the markers in `root`, `root` included, and ends everything they started. For pages
 * that remove or replace HTML. `enhance` starts them again, failed ones included.
 */
export declare function release(root: ParentNode): void;

/** Detail of `signet:ready`: the widget is shown with its data. */
export interface SignetMarker {
  readonly kind: "island" | "behaviour";
  /** The marker's name in the page, e.g. "programme". */
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
    /**
     * The marker failed and its server HTML is restored. After `preventDefault()` nothing is printed on the console.
     */
    "signet:error": CustomEvent<SignetTrouble>;
    /** A problem that the widget survives. After `preventDefault()` nothing is printed on the console. */
    "signet:report": CustomEvent<SignetTrouble>;
  }
}
