import { markerError } from "./errors.ts";

/**
 * Tries again twice, after `pause` and four times `pause` ms, because the network may have failed only briefly; then
 * throws a MarkerError about `what`. Browsers that remember a failed import (Firefox before 155 and older Chromium,
 * https://github.com/whatwg/html/issues/6768) fail at once until the page is reloaded. After an abort nothing is tried.
 */
export async function retried<T>(
  attempt: () => Promise<T>,
  what: string,
  pause: number,
  signal: AbortSignal,
  tries = 0,
): Promise<T> {
  try {
    return await attempt();
  } catch (cause) {
    if (tries > 1) throw markerError(`${what} did not load (${cause})`, { fault: "load", cause });
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, pause * 4 ** tries);
      signal.addEventListener("abort", () => clearTimeout(timer));
    });
    return retried(attempt, what, pause, signal, tries + 1);
  }
}
