/** Requests of one marker that leave while its code is still on its way. */
interface EarlyRequests {
  /** Starts a GET request. A failure shows only to whoever takes the answer. */
  start(address: string): void;
  /**
   * Hands over the answer for exactly this address, once: the next caller gets undefined and asks itself. From
   * here on `until` ends the request, too. The promise rejects as fetch does.
   */
  take(address: string, until: AbortSignal): Promise<Response> | undefined;
}

/** @param signal the marker's: its abort ends what is under way, taken or not */
export function earlyRequests(signal: AbortSignal): EarlyRequests {
  const early = new Map<string, readonly [Promise<Response>, AbortController]>();
  return {
    start(address) {
      const controller = new AbortController();
      signal.addEventListener("abort", () => controller.abort());
      const answer = fetch(address, { signal: controller.signal });
      answer.catch(() => {});
      early.set(address, [answer, controller]);
    },
    take(address, until) {
      const [answer, controller] = early.get(address) ?? [];
      early.delete(address);
      until.addEventListener("abort", () => controller?.abort(until.reason));
      return answer;
    },
  };
}

/**
 * The address to ask for early below the root of an API, as its island is going to write it.
 *
 * @param api what `data-api` says; of one that api-root.ts is going to refuse nothing is asked
 */
export function earlyAddress(api: string, path: string): readonly string[] {
  if (!api || !URL.canParse(api, document.baseURI)) return [];
  const { href } = new URL(api, document.baseURI);
  return /^https?:[^?#]+$/.test(href) ? [href.replace(/\/+$/, "") + path] : [];
}
