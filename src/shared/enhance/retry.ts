import { refusal } from "./refusal.ts";

/**
 * Tries once more, after `pause` milliseconds, what may have failed by a hiccup of the network, then gives up with
 * a MarkerError about `what`. Browsers that keep a failed import for good (Firefox before 155 and older Chromium,
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
      await new Promise((resolve) => {
        const timer = setTimeout(resolve, pause, 0);
        signal.addEventListener("abort", () => clearTimeout(timer));
      });
      return attempt();
    });
  } catch (cause) {
    throw refusal(`${what} did not load (${cause})`, { fault: "load", cause });
  }
}
