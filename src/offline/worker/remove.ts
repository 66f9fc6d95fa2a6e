/**
 * `signet-sw-remove.js`: copied over `signet-sw.js` it removes the worker and all that it has stored, from every browser that
 * comes back. A file that is only deleted would leave the worker in place.
 */
import { STOP } from "../protocol.ts";
import { deleteAll } from "./notes.ts";
import { scope } from "./scope.ts";

scope.addEventListener("install", () => {
  // Its last answers may come after the stores have gone.
  scope.registration.active?.postMessage({ type: STOP });
  scope.skipWaiting();
});
scope.addEventListener("activate", (event) => {
  event.waitUntil(deleteAll().then(() => scope.registration.unregister()));
});
