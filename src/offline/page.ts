/**
 * `signet-offline.js`: registers the worker `signet-sw.js`, shows the age of stored answers, and refreshes lists when the
 * network is back. The page loads it beside `signet.js`; the two share no file:
 *
 *     <script type="module" src="/theme/signet/signet-offline.js" data-worker="/signet-sw.js" data-api="/api"></script>
 */

import { readRoot } from "../shared/http/api-root.ts";
import { pageWorkers, workerTag } from "../shared/stored/worker-in-charge.ts";
import { isOff } from "./off.ts";
import { API_KEY } from "./protocol.ts";
import { register, unregister } from "./registration.ts";
import { watchStored } from "./watch-stored.ts";

function start(): void {
  const tag = workerTag();
  const container = pageWorkers();
  if (!tag || !container) return;
  const { worker, api = "" } = tag.dataset;
  if (!worker || isOff()) {
    unregister(container).catch(reportError);
    return;
  }
  const address = new URL(worker, document.baseURI);
  const root = readRoot(api).replace(/\/+$/, "");
  if (root) address.searchParams.set(API_KEY, root);
  watchStored(container);
  register(container, address).catch(reportError);
}

if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", start);
else start();
