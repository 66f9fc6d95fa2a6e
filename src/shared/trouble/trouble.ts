import type { MarkerKind } from "../enhance/declaration.ts";

/** Detail of `signet:error` (the marker failed) and `signet:report` (the marker continues). */
export interface Trouble {
  readonly kind: MarkerKind;
  /** The marker's name as read from the page. */
  readonly name: string;
  /** What was thrown. Its `name` says whose fault it is: see docs/events.md. */
  readonly error: unknown;
}

export type TroubleEvent = "signet:error" | "signet:report";
