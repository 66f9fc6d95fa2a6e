import { markerError } from "./errors.ts";

/**
 * Tries again once, after `pause` ms, because the network may have failed only briefly; then throws a MarkerError
 * about `what`. Browsers that remember a failed import (Firefox before 155 and older Chromium,
 * https://github.com/whatwg/html/issues/6768) fail the second time at once. After an abort nothing is tried.
 */
export async function twice<T>(
  attempt: () => Promise<T>,
  what: string,
  pause: number,
  signal: AbortSignal,
): Promise<T> {
  try {
    return await attempt().catch(async () => {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, pause);
        signal.addEventListener("abort", () => clearTimeout(timer));
      });
      return attempt();
    });
  } catch (cause) {
    throw markerError(`${what} did not load (${cause})`, { fault: "load", cause });
  }
}
