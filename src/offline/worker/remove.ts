/**
 * `signet-sw-remove.js`: copied over `signet-sw.js`, it removes the worker and its caches from every browser that comes back.
 * If `signet-sw.js` is only deleted, browsers keep the worker.
 */
import { STOP_MESSAGE } from "../protocol.ts";
import { deleteAll } from "./expiration.ts";
import { scope } from "./scope.ts";

scope.addEventListener("install", () => {
  // The worker before this one may still have requests under way, whose answers it would store.
  scope.registration.active?.postMessage({ type: STOP_MESSAGE });
  scope.skipWaiting();
});
scope.addEventListener("activate", (event) => {
  event.waitUntil(deleteAll().then(() => scope.registration.unregister()));
});
