/** Registers the worker, and takes it away again. */
import { STOP } from "./protocol.ts";
import { deleteStores, openStores } from "./stores.ts";

type Policy = { createScriptURL(address: string): string };
type TrustedTypes = {
  readonly trustedTypes?: { createPolicy(name: string, rules: Policy): Policy };
};

/** Where a page requires Trusted Types, a worker's address has to come from a policy; this one knows no other address. */
function trusted(address: string): string {
  const rules = { createScriptURL: () => address };
  const policy = (globalThis as TrustedTypes).trustedTypes?.createPolicy("signet-offline", rules) ?? rules;
  return policy.createScriptURL(address);
}

const workerOf = (registration: ServiceWorkerRegistration | undefined): ServiceWorker | null =>
  registration?.active ?? registration?.waiting ?? registration?.installing ?? null;

const pathOf = (worker: ServiceWorker | null): string | undefined =>
  worker ? new URL(worker.scriptURL).pathname : undefined;

/** Resolves when the registration's worker is in charge; null when it is refused. */
async function activeWorker(registration: ServiceWorkerRegistration): Promise<ServiceWorker | null> {
  const coming = registration.installing ?? registration.waiting;
  while (!registration.active && coming && coming.state !== "redundant")
    await new Promise((changed) => coming.addEventListener("statechange", changed, { once: true }));
  return registration.active;
}

/**
 * Lets the worker keep what the page loads without it: without this a first visit would leave nothing behind. A request that
 * began before the worker took over may end after it.
 */
function keepLoaded(worker: ServiceWorker, site: string): void {
  const keep = (urlsToCache: readonly (string | readonly [string, RequestInit])[]) =>
    worker.postMessage({ type: "CACHE_URLS", payload: { urlsToCache } });
  const page = { headers: { Accept: "text/html" } };
  keep([[location.href.replace(/#.*/, ""), page]]);
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  // Nothing says which address led here; most visitors type the site's.
  if (visit?.redirectCount) keep([[site, page]]);
  const observer = new PerformanceObserver((list) => {
    const past = (list.getEntries() as PerformanceResourceTiming[]).filter((one) => one.workerStart === 0);
    if (past.length > 0) keep([...new Set(past.map(({ name }) => name))]);
  });
  observer.observe({ type: "resource", buffered: true });
}

/**
 * Registers the worker when the page has loaded, so that it takes nothing from the page's own start.
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
  await openStores();
  const registration = await container.register(trusted(address.href), { updateViaCache: "none" });
  const active = await activeWorker(registration);
  if (isFirst && active) keepLoaded(active, registration.scope);
}

/** Removes the worker, unless it is another one than ours, and what it has stored. */
export async function unregister(container: ServiceWorkerContainer): Promise<void> {
  for (const registration of await container.getRegistrations()) {
    const worker = workerOf(registration);
    if (!pathOf(worker)?.endsWith("/signet-sw.js")) continue;
    // It stays in charge of open pages until they close, and deletes its notes.
    worker?.postMessage({ type: STOP });
    await registration.unregister();
  }
  await deleteStores();
}
