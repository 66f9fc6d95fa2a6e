/** What the page and the worker agree on: names of messages and headers. */

/** An answer that came from the worker's store because the network gave none. */
export interface Kept {
  readonly kind: "page" | "data";
  readonly url: string;
  /** When it came from the server, in epoch ms; 0 when unknown. */
  readonly at: number;
}

/** From the worker to a page: one answer, as `{ type: TELL, kept }`. */
export const TELL = "signet:kept";
/** From a page to the worker: which answers did you give me before I could listen? */
export const ASK = "signet:which-kept";
/** From a page, or the removing worker, to a worker: store nothing more, as `{ type: STOP }`. */
export const STOP = "signet:stop";
/** Header of a stored answer: when it came, in epoch ms. */
export const AGE_HEADER = "x-signet-kept";
/** The worker's parameter that says which address is the API's root. */
export const API_KEY = "api";
