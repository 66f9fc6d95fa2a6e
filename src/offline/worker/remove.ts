/**
 * `signet-sw-remove.js`: copied over `signet-sw.js` it removes the worker and all that it has stored, from every browser that
 * comes back. A file that is only deleted would leave the worker in place.
 */
import { deleteStores } from "../protocol.ts";
import { scope } from "./scope.ts";

scope.addEventListener("install", () => scope.skipWaiting());
scope.addEventListener("activate", (event) => {
  event.waitUntil(deleteStores().then(() => scope.registration.unregister()));
});
