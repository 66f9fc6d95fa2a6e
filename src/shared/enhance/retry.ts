import { markerError } from "./errors.ts";

/**
 * Tries again twice, after `pause` and four times `pause` ms, because the network may have failed only briefly; then
 * throws a MarkerError about `what`. Browsers that remember a failed import (Firefox before 155 and older Chromium,
 * https://github.com/whatwg/html/issues/6768) fail at once until the page is reloaded. After an abort nothing is tried.
 *
 * What throws at once was not asked for, so no later attempt can help: webpack on a page that requires Trusted Types
 * without its policy throws at the first import(), and answers the second with a promise that never ends.
 */
export async function retried<T>(
  attempt: () => Promise<T>,
  what: string,
  pause: number,
  signal: AbortSignal,
  tries = 0,
): Promise<T> {
  let answer: Promise<T> | undefined;
  try {
    answer = attempt();
    return await answer;
  } catch (cause) {
    if (!answer || tries > 1)
      throw markerError("not-loaded", {
        values: [what, `${cause}`],
        cause,
        ...(answer && { fault: "load" }),
      });
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, pause * 4 ** tries);
      signal.addEventListener("abort", () => clearTimeout(timer));
    });
    return retried(attempt, what, pause, signal, tries + 1);
  }
}
