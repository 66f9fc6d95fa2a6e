/**
 * Deletes caches, with Workbox's entries about them. All workers of an origin have one database of such entries: only ours
 * are deleted.
 */
import { CACHE_PREFIX, CACHES, deleteCaches } from "../../shared/stored/caches.ts";

const DATABASE = "workbox-expiration";
const TABLE = "cache-entries";

/** Deletes the entries whose key begins like this. A key is the cache's name, a bar and the address. */
function deleteEntries(beginning: string): Promise<void> {
  return new Promise((resolve) => {
    const opening = indexedDB.open(DATABASE);
    // There is no database. Do not create one: Workbox fails with an empty one.
    opening.onupgradeneeded = () => opening.transaction?.abort();
    opening.onerror = () => resolve();
    opening.onsuccess = () => {
      const database = opening.result;
      const end = () => {
        database.close();
        resolve();
      };
      if (!database.objectStoreNames.contains(TABLE)) return end();
      const change = database.transaction(TABLE, "readwrite");
      change.oncomplete = end;
      change.onabort = end;
      change.objectStore(TABLE).delete(IDBKeyRange.bound(beginning, `${beginning}\uffff`));
    };
  });
}

/** Deletes everything that the worker has stored. */
export async function deleteAll(): Promise<void> {
  await deleteCaches();
  await deleteEntries(CACHE_PREFIX);
}

/** Deletes the caches of older versions. */
export async function deleteOldVersions(): Promise<void> {
  const current: readonly string[] = Object.values(CACHES);
  const old = (await caches.keys()).filter(
    (name) => name.startsWith(CACHE_PREFIX) && !current.includes(name),
  );
  for (const name of old) {
    await caches.delete(name);
    await deleteEntries(`${name}|`);
  }
}
