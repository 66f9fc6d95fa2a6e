/** Windows of one browser for tests of the selection, and browsers that refuse to store. */
import { SELECTION_KEY } from "../../../src/shared/selection/selection.ts";

type Storages = Partial<Record<"localStorage" | "sessionStorage", unknown>>;

/** A storage in memory. */
function memory(): Pick<Storage, "getItem" | "setItem" | "removeItem"> {
  const held = new Map<string, string>();
  return {
    getItem: (key) => held.get(key) ?? null,
    setItem: (key, text) => void held.set(key, text),
    removeItem: (key) => void held.delete(key),
  };
}

/** @param storages in place of the browser's; read at each access, and may throw */
export function tabs(storages: Storages = {}) {
  const pages: EventTarget[] = [];
  const session = memory();
  return {
    open(): Window {
      const page = new EventTarget();
      const value = (name: keyof Storages, otherwise: unknown) => ({
        get: () => (name in storages ? storages[name] : otherwise),
      });
      Object.defineProperties(page, {
        document: { value: document },
        localStorage: value("localStorage", localStorage),
        sessionStorage: value("sessionStorage", session),
      });
      pages.push(page);
      return page as unknown as Window;
    },
    /** The browser's message about a change by another tab, which may be an earlier one than the last. */
    tell(key: string | null, newValue = key === null ? null : localStorage.getItem(key)) {
      for (const page of pages) page.dispatchEvent(Object.assign(new Event("storage"), { key, newValue }));
    },
    /** What is stored, without the numbers of the writes. */
    stored(): unknown {
      const { mark, after, ...rest } = JSON.parse(localStorage.getItem(SELECTION_KEY) ?? "{}");
      return rest;
    },
    storage: localStorage,
  };
}

const refuse = (name: string) => () => {
  throw new DOMException("refused", name);
};

const readOnly = () => ({
  getItem: () => null,
  removeItem: () => {},
  setItem: refuse("QuotaExceededError"),
});

const denied = (...names: readonly (keyof Storages)[]): Storages =>
  Object.defineProperties(
    {},
    Object.fromEntries(names.map((name) => [name, { get: refuse("SecurityError"), enumerable: true }])),
  );

/** Browsers that refuse, and what the next page of the visit still knows of an id that was kept. */
export const stranger: Readonly<
  Record<string, { readonly make: () => Storages; readonly next: readonly number[] }>
> = {
  "cookies are blocked": { make: () => denied("localStorage", "sessionStorage"), next: [] },
  "local storage only is blocked": { make: () => denied("localStorage"), next: [2] },
  "storage is switched off": { make: () => ({ localStorage: null, sessionStorage: null }), next: [] },
  "an old private window": {
    make: () => ({ localStorage: readOnly(), sessionStorage: readOnly() }),
    next: [],
  },
  full: {
    make: () => ({
      localStorage: {
        getItem: (key: string) => localStorage.getItem(key),
        removeItem: (key: string) => localStorage.removeItem(key),
        setItem: refuse("QuotaExceededError"),
      },
    }),
    next: [2],
  },
  "every method fails": {
    make: () => ({
      localStorage: {
        getItem: refuse("NS_ERROR_FILE_CORRUPTED"),
        removeItem: refuse("NS_ERROR_FILE_CORRUPTED"),
        setItem: refuse("NS_ERROR_FILE_CORRUPTED"),
      },
      sessionStorage: {},
    }),
    next: [],
  },
};
