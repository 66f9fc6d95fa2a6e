/** The worker's stores; works in pages and in workers. */

/** All stores of the worker, and no others, begin with this. */
export const PREFIX = "signet-offline-";
/** The last part changes when an older version's stores hold what may no longer be kept, or cannot be read. */
const store = (name: string): string => `${PREFIX}${name}-2`;

export const STORES = {
  pages: store("pages"),
  files: store("files"),
  theme: store("theme"),
  data: store("data"),
} as const;

/** Makes the stores: nothing is kept where there is none, so that a worker that was removed stays so. */
export async function openStores(): Promise<void> {
  await Promise.all(Object.values(STORES).map((name) => caches.open(name)));
}

/** Deletes all stores of the worker. */
export async function deleteStores(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  await Promise.all(names.map((name) => caches.delete(name)));
}
