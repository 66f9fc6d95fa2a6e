/**
 * Workbox's notes of what to drop next. They lie in one database for all workers of an origin, so that only ours are deleted.
 */
import { deleteStores, PREFIX, STORES } from "../stores.ts";

const DATABASE = "workbox-expiration";
const TABLE = "cache-entries";

/** Deletes the notes whose keys, store and address, begin like this. */
function deleteNotes(beginning: string): Promise<void> {
  return new Promise((resolve) => {
    const opening = indexedDB.open(DATABASE);
    // There was none: Workbox could not use an empty one.
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

/** Deletes all that the worker has stored. */
export async function deleteAll(): Promise<void> {
  await deleteStores();
  await deleteNotes(PREFIX);
}

/** Deletes the stores of older versions. */
export async function deleteOld(): Promise<void> {
  const current: readonly string[] = Object.values(STORES);
  const old = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && !current.includes(name));
  for (const name of old) {
    await caches.delete(name);
    await deleteNotes(`${name}|`);
  }
}
