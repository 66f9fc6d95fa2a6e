/**
 * What an access to the page's surroundings gives; undefined where the browser refuses it. Storage, workers and the
 * history throw in a sandboxed frame without `allow-same-origin`, in private modes, when storage is full, and after too
 * many changes of the address. Every access in the sources goes through here (test/contract/permitted.test.ts).
 */
export function permitted<T>(access: () => T): T | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}
