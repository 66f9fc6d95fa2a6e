import type { MarkerError, MarkerErrorOptions } from "./errors.ts";

/** Makes a MarkerError, for the runtime itself and the readers of attributes: see `markerError` in errors.ts. */
export const refusal = (message: string, more: MarkerErrorOptions): MarkerError =>
  Object.assign(new Error(message), { name: "MarkerError" as const }, more);
