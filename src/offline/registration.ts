/** Registers and removes the worker. */
import { deleteCaches, openCaches } from "../shared/stored/caches.ts";
import { STOP_MESSAGE } from "./protocol.ts";

type Policy = { createScriptURL(address: string): string };
type TrustedTypes = {
  readonly trustedTypes?: { createPolicy(name: string, rules: Policy): Policy };
};

/** Passes the worker's address through a Trusted Types policy, for pages that require one. */
function trustedAddress(address: string): string {
  const rules = { createScriptURL: () => address };
  const policy = (globalThis as TrustedTypes).trustedTypes?.createPolicy("signet-offline", rules) ?? rules;
  return policy.createScriptURL(address);
}

const workerOf = (registration: ServiceWorkerRegistration | undefined): ServiceWorker | null =>
  registration?.active ?? registration?.waiting ?? registration?.installing ?? null;

const pathOf = (worker: ServiceWorker | null): string | undefined =>
  worker ? new URL(worker.scriptURL).pathname : undefined;

/** Resolves when the registration's worker is active; null when its installation fails. */
async function activeWorker(registration: ServiceWorkerRegistration): Promise<ServiceWorker | null> {
  const pending = registration.installing ?? registration.waiting;
  while (!registration.active && pending && pending.state !== "redundant")
    await new Promise((changed) => pending.addEventListener("statechange", changed, { once: true }));
  return registration.active;
}

/**
 * Asks the worker to store what the page has loaded without it: a first visit is stored, too. The observer also finds
 * requests that end after the worker has taken over.
 */
function storeLoaded(worker: ServiceWorker, site: string): void {
  const store = (urlsToCache: readonly (string | readonly [string, RequestInit])[]) =>
    worker.postMessage({ type: "CACHE_URLS", payload: { urlsToCache } });
  const page = { headers: { Accept: "text/html" } };
  store([[location.href.replace(/#.*/, ""), page]]);
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  // The browser hides the address that redirected here. Most visitors type the site's.
  if (visit?.redirectCount) store([[site, page]]);
  const observer = new PerformanceObserver((list) => {
    const past = (list.getEntries() as PerformanceResourceTiming[]).filter((one) => one.workerStart === 0);
    if (past.length > 0) store([...new Set(past.map(({ name }) => name))]);
  });
  observer.observe({ type: "resource", buffered: true });
}

/**
 * Registers the worker after the page's `load` event, so that it does not slow the page's start.
 *
 * @throws Error when another worker of the site, such as a plugin's, has the worker's folder or one above it
 */
export async function register(container: ServiceWorkerContainer, address: URL): Promise<void> {
  if (document.readyState !== "complete")
    await new Promise((loaded) => addEventListener("load", loaded, { once: true }));
  const folder = new URL(".", address).href;
  const present = pathOf(workerOf(await container.getRegistration(folder)));
  if (present !== undefined && present !== address.pathname)
    throw new Error(
      `Signet: ${present} is this site's worker already; ${address.pathname} is not registered.`,
    );
  const isFirst = container.controller === null;
  // Another script of the site may have deleted them.
  await openCaches();
  const registration = await container.register(trustedAddress(address.href), { updateViaCache: "none" });
  const active = await activeWorker(registration);
  if (isFirst && active) storeLoaded(active, registration.scope);
}

/** Removes Signet's worker and its caches; other workers stay. */
export async function unregister(container: ServiceWorkerContainer): Promise<void> {
  for (const registration of await container.getRegistrations()) {
    const worker = workerOf(registration);
    if (!pathOf(worker)?.endsWith("/signet-sw.js")) continue;
    // It controls open pages until they close.
    worker?.postMessage({ type: STOP_MESSAGE });
    await registration.unregister();
  }
  await deleteCaches();
}
