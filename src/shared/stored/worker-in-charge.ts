import { permitted } from "../dom/permitted.ts";

/** The page's service workers; undefined on insecure pages, and where the browser refuses them. */
export const pageWorkers = (): ServiceWorkerContainer | undefined =>
  permitted(() => (navigator as { readonly serviceWorker?: ServiceWorkerContainer }).serviceWorker);

/** The script tag of `signet-offline.js`; null on pages without it. */
export const workerTag = (): HTMLScriptElement | null => document.querySelector("script[data-worker]");

/**
 * Whether Signet's worker answers this page's requests. Then the page neither stores nor shows answers itself (decision
 * 0066). Neither another worker of the site counts, nor one that an empty `data-worker` removes.
 */
export function isWorkerInCharge(): boolean {
  const address = workerTag()?.dataset.worker;
  const controller = pageWorkers()?.controller;
  if (!address || !controller) return false;
  // The query names the API, and may differ. An unreadable address is no worker's.
  const path = permitted(() => new URL(address, document.baseURI).pathname);
  return path === new URL(controller.scriptURL).pathname;
}
