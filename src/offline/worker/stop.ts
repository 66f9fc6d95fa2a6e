/**
 * Stops the worker from storing. A removed worker controls open pages until they close, and would store their answers after
 * its caches were deleted.
 */
import type { WorkboxPlugin } from "workbox-core/types.js";
import { CACHES } from "../../shared/stored/caches.ts";
import { STOP_MESSAGE } from "../protocol.ts";
import { deleteAll } from "./expiration.ts";
import { scope } from "./scope.ts";

let stopped = false;

/** Every strategy needs it. Order: after all plugins that store something. */
export const storeUntilStopped: WorkboxPlugin = {
  // A browser may restart a stopped worker: `stopped` is lost then, but the caches are gone.
  cacheWillUpdate: async ({ response }) => (!stopped && (await caches.has(CACHES.pages)) ? response : null),
  // The message to stop may come after the check above and before the end of the write.
  cacheDidUpdate: async () => {
    if (stopped) await deleteAll();
  },
};

/** Stops when a page, or the worker that replaces this one, sends the message. */
export function listenForStop(): void {
  scope.addEventListener("message", (event) => {
    if ((event.data as { type?: unknown } | null)?.type !== STOP_MESSAGE) return;
    stopped = true;
    event.waitUntil(deleteAll());
  });
}
