/**
 * Stops the worker from storing anything more. A worker that is being removed stays in charge of the pages that are open,
 * and would store their answers after its stores were deleted.
 */
import type { WorkboxPlugin } from "workbox-core/types.js";
import { STOP } from "../protocol.ts";
import { STORES } from "../stores.ts";
import { deleteAll } from "./notes.ts";
import { scope } from "./scope.ts";

let stopped = false;

/** Belongs to every strategy, after all plugins that write something. */
export const storeUntilStopped: WorkboxPlugin = {
  // A browser may end a stopped worker and start it again, which knows only that there are no stores.
  cacheWillUpdate: async ({ response }) => (!stopped && (await caches.has(STORES.pages)) ? response : null),
  // The request to stop may come between the question above and the end of the write.
  cacheDidUpdate: async () => {
    if (stopped) await deleteAll();
  },
};

/** Stops storing when a page, or the worker that takes this one's place, asks for it. */
export function listenForStop(): void {
  scope.addEventListener("message", (event) => {
    if ((event.data as { type?: unknown } | null)?.type !== STOP) return;
    stopped = true;
    event.waitUntil(deleteAll());
  });
}
