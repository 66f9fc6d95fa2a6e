/** One request of a marker, which leaves while its code is still on its way. */
interface EarlyRequest {
  /** Starts a GET request. A failure shows only to whoever takes the answer. */
  start(address: string): void;
  /**
   * Hands over the answer for exactly this address, once: the next caller gets undefined and asks itself. From
   * here on `until` ends the request, too. The promise rejects as fetch does.
   */
  take(address: string, until: AbortSignal): Promise<Response> | undefined;
}

/** @param signal the marker's: its abort ends what is under way, taken or not */
export function earlyRequest(signal: AbortSignal): EarlyRequest {
  const controller = new AbortController();
  let asked = "";
  let answer: Promise<Response> | undefined;
  return {
    start(address) {
      asked = address;
      answer = fetch(address, { signal: controller.signal });
      answer.catch(() => {});
      signal.addEventListener("abort", () => controller.abort());
    },
    take(address, until) {
      if (address !== asked) return;
      asked = "";
      until.addEventListener("abort", () => controller.abort(until.reason));
      return answer;
    },
  };
}

/**
 * The address to ask for early below the root of an API, as its island is going to write it.
 *
 * @param api what `data-api` says; of one that api-root.ts is going to refuse nothing is to be asked
 */
export function earlyAddress(api: string, path: string): string | false {
  const root = api && URL.canParse(api, document.baseURI) ? new URL(api, document.baseURI).href : "";
  return /^http[^?#]+$/.test(root) && root.replace(/\/*$/, path);
}
