/** What the page and the worker agree on. Installed workers have the same values: change none. */

/** An answer that the worker gave from its caches, because the network failed. */
export interface StoredAnswer {
  readonly kind: "page" | "data";
  readonly url: string;
  /** When it came from the server, in epoch ms. */
  readonly at: number;
}

/** Worker to page, as `{ type, kept: StoredAnswer }`: the page shows this stored answer. */
export const STORED_MESSAGE = "signet:kept";
/** Page to worker: send the messages about answers that I got before I listened. */
export const ASK_MESSAGE = "signet:which-kept";
/** Page, or removing worker, to worker: store nothing more. */
export const STOP_MESSAGE = "signet:stop";
/** Parameter of the worker's address: the API's root. */
export const API_KEY = "api";
