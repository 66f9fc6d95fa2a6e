/**
 * `signet-offline.js`, the page's side of `signet-sw.js`: registers it, says how old the page is when the network fails, and
 * lets lists ask anew when it is back. Stands in the page beside `signet.js`, and shares no file with it:
 *
 *     <script type="module" src="/theme/signet/signet-offline.js" data-worker="/signet-sw.js" data-api="/api"></script>
 */

import { permitted } from "../shared/dom/permitted.ts";
import { readRoot } from "../shared/http/api-root.ts";
import { isOff } from "./off.ts";
import { API_KEY } from "./protocol.ts";
import { register, unregister } from "./registration.ts";
import { watchAges } from "./watch-ages.ts";

function start(): void {
  const tag = document.querySelector<HTMLScriptElement>("script[data-worker]");
  // Insecure pages have none.
  const container = permitted(() => (navigator as { serviceWorker?: ServiceWorkerContainer }).serviceWorker);
  if (!tag || !container) return;
  const { worker, api = "" } = tag.dataset;
  if (!worker || isOff()) {
    unregister(container).catch(reportError);
    return;
  }
  const address = new URL(worker, document.baseURI);
  const root = readRoot(api).replace(/\/+$/, "");
  if (root) address.searchParams.set(API_KEY, root);
  watchAges(container);
  register(container, address).catch(reportError);
}

if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", start);
else start();
