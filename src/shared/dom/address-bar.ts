import { afterPaint } from "./after-paint.ts";

/** The query of the page's address, and what is remembered with it in the history entry. */
export interface AddressBar {
  /** What stands there, or will in a moment. */
  read(): string;
  seed(): number | null;
  /** Writes after the next paint: a browser looks at every link of the page for it, and a click is answered first. */
  write(query: string, seed: number): void;
  /** Writes at once what has not been written yet, for whoever leaves or reads the address elsewhere. */
  flush(): void;
}

const SEED = "signetSeed";

interface Wish {
  /** Where the page was then: elsewhere it means nothing. */
  readonly at: string;
  readonly query: string;
  readonly seed: number;
  readonly writing: AbortController;
}

/**
 * The browser's address bar. It is always replaced, never pushed, so that Back leaves the page (ruling D07);
 * the hash stays. The seed of the result set goes into the history entry, where a reload and Back find it.
 */
export function createAddressBar(page: Window = window): AddressBar {
  let wish: Wish | null = null;
  const state = (): Record<string, unknown> => {
    const value: unknown = page.history.state;
    return typeof value === "object" && value !== null ? { ...value } : {};
  };
  const here = () => page.location.pathname + page.location.search;
  const wished = () => (wish?.at === here() ? wish : null);

  function forget(): void {
    wish?.writing.abort();
    wish = null;
  }

  function flush(): void {
    const wanted = wished();
    forget();
    if (!wanted) return;
    // In full: a <base> may lead to another site.
    const { origin, pathname, hash } = page.location;
    const address = `${origin}${pathname}${wanted.query === "" ? "" : `?${wanted.query}`}${hash}`;
    try {
      page.history.replaceState({ ...state(), [SEED]: wanted.seed }, "", address);
    } catch {
      // Safari refuses more than a hundred changes in thirty seconds: the address then lags, the list does not.
    }
  }

  const standing = () => page.location.search.replace(/^\?/, "");
  const standingSeed = () => {
    const value = state()[SEED];
    return typeof value === "number" ? value : null;
  };
  return {
    read: () => wished()?.query ?? standing(),
    seed: () => wished()?.seed ?? standingSeed(),
    write(query, seed) {
      forget();
      if (query === standing() && seed === standingSeed()) return;
      const writing = new AbortController();
      wish = { at: here(), query, seed, writing };
      afterPaint(flush, writing.signal);
      // Who leaves before that paint comes back to the same list.
      page.addEventListener("pagehide", flush, { signal: writing.signal });
    },
    flush,
  };
}
