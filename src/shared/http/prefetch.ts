import { readRoot } from "./api-root.ts";

/** A request that a marker sends while its code is still loading. */
interface EarlyRequest {
  /** Sends a GET request. Only a caller of `take` learns of its failure. */
  start(address: string): void;
  /**
   * Returns the answer for exactly this address, once; further calls return undefined and must send their own
   * request. `until` also aborts the request from then on. The promise rejects as fetch does.
   */
  take(address: string, until: AbortSignal): Promise<Response> | undefined;
}

/** @param signal the marker's signal: aborts the request, whether its answer was taken or not */
export function earlyRequest(signal: AbortSignal): EarlyRequest {
  let controller: AbortController;
  let asked = "";
  let answer: Promise<Response> | undefined;
  return {
    start(address) {
      asked = address;
      // Most markers never ask: a page of many would make a controller for each of them.
      controller = new AbortController();
      answer = fetch(address, { signal: controller.signal });
      answer.catch(() => {});
      signal.addEventListener("abort", () => controller.abort());
    },
    take(address, until) {
      if (!answer || address !== asked) return;
      asked = "";
      until.addEventListener("abort", () => controller.abort(until.reason));
      return answer;
    },
  };
}

/**
 * Address of an early request below the API's root, equal to the one that the island will request.
 *
 * @param api value of `data-api`
 * @returns an empty text when api-root.ts will refuse `api`
 */
export const earlyAddress = (api: string, path: string): string =>
  readRoot(api).replace(/(.)\/*$/, `$1${path}`);
