/** Registers the worker, and takes it away again. */
import { deleteStores, STOP } from "./protocol.ts";

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

/** Stays when it was under another worker of the site, such as a plugin's: only one can have the root. */
const pathOf = (registration: ServiceWorkerRegistration | undefined): string | undefined => {
  const worker = workerOf(registration);
  return worker ? new URL(worker.scriptURL).pathname : undefined;
};

/**
 * Lets the worker keep what the page loads without it: without this a first visit would leave nothing behind. A request that
 * began before the worker took over may end after it.
 */
function keepLoaded(worker: ServiceWorker): void {
  const keep = (urlsToCache: readonly (string | readonly [string, RequestInit])[]) =>
    worker.postMessage({ type: "CACHE_URLS", payload: { urlsToCache } });
  keep([[location.href.replace(/#.*/, ""), { headers: { Accept: "text/html" } }]]);
  const observer = new PerformanceObserver((list) => {
    const past = (list.getEntries() as PerformanceResourceTiming[]).filter((one) => one.workerStart === 0);
    if (past.length > 0) keep([...new Set(past.map(({ name }) => name))]);
  });
  observer.observe({ type: "resource", buffered: true });
}

/**
 * Registers the worker when the page has loaded, so that it takes nothing from the page's own start.
 *
 * @throws Error when another worker has the site's root
 */
export async function register(container: ServiceWorkerContainer, address: URL): Promise<void> {
  if (document.readyState !== "complete")
    await new Promise((loaded) => addEventListener("load", loaded, { once: true }));
  const present = pathOf(await container.getRegistration("/"));
  if (present !== undefined && present !== address.pathname)
    throw new Error(
      `Signet: ${present} is this site's worker already; ${address.pathname} is not registered.`,
    );
  const isFirst = container.controller === null;
  await container.register(trusted(address.href), { updateViaCache: "none" });
  const { active } = await container.ready;
  if (isFirst && active) keepLoaded(active);
}

/** Removes the worker, unless it is another one than ours, and what it has stored. */
export async function unregister(container: ServiceWorkerContainer): Promise<void> {
  for (const registration of await container.getRegistrations()) {
    if (!pathOf(registration)?.endsWith("/signet-sw.js")) continue;
    // It answers open pages until they close.
    workerOf(registration)?.postMessage({ type: STOP });
    await registration.unregister();
  }
  await deleteStores();
}
