import type { MarkerError, MarkerErrorOptions } from "./errors.ts";

/** Creates a MarkerError in the entry. Chunks use `markerError` in errors.ts. */
export const refusal = (message: string, more: MarkerErrorOptions): MarkerError =>
  Object.assign(new Error(message), { name: "MarkerError" as const }, more);
