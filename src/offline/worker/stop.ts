/**
 * Stops the worker from storing anything more. A worker that is being removed still answers the pages that are open, and
 * would store those answers after its stores were deleted.
 */
import type { WorkboxPlugin } from "workbox-core/types.js";
import { deleteStores, STOP } from "../protocol.ts";
import { scope } from "./scope.ts";

let isStopped = false;

/** Belongs to every strategy. */
export const storeUntilStopped: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => (isStopped ? null : response),
  // The request to stop may come between the question above and the end of the write.
  cacheDidUpdate: async ({ cacheName }) => {
    if (isStopped) await caches.delete(cacheName);
  },
};

/** Stops storing when a page, or the worker that takes this one's place, asks for it. */
export function listenForStop(): void {
  scope.addEventListener("message", (event) => {
    if ((event.data as { type?: unknown } | null)?.type !== STOP) return;
    isStopped = true;
    event.waitUntil(deleteStores());
  });
}
