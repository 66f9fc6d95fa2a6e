/** What the page and the worker agree on: names of messages, of stores, and of the header with an answer's age. */

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
/** All stores of the worker, and no others, begin with this. */
export const STORES = "signet-offline-";
/** The worker's parameter that says which address is the API's root. */
export const API_KEY = "api";

/** The database in which Workbox notes what to drop next. */
const EXPIRATION = "workbox-expiration";

/** Deletes all that the worker has stored; works in pages and in workers. */
export async function deleteStores(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(STORES));
  await Promise.all(names.map((name) => caches.delete(name)));
  indexedDB.deleteDatabase(EXPIRATION);
}
