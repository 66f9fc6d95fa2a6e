import { afterPaint } from "./after-paint.ts";
import { permitted } from "./permitted.ts";

/** The query of the page's address, and the seed in its history entry. */
export interface AddressBar {
  /** The current query, or the one that is about to be written. */
  read(): string;
  seed(): number | null;
  /**
   * Writes after the next paint, because a browser checks every link of the page then; the click is painted first.
   */
  write(query: string, seed: number): void;
  /** Writes at once what is still pending, before the page is left or the address is read elsewhere. */
  flush(): void;
}

const SEED = "signetSeed";

interface Wish {
  /** The page's address at that time; at another address the wish is void. */
  readonly at: string;
  readonly query: string;
  readonly seed: number;
  readonly writing: AbortController;
}

/**
 * The browser's address bar. It is always replaced, never pushed, so that Back leaves the page (ruling D07); the hash
 * stays. The seed of the results is stored in the history entry, for a reload and Back.
 *
 * @param isHere whether the page is the marker's own (see `ownPage`): nothing is written into another page's address
 */
export function createAddressBar(isHere: () => boolean, page: Window = window): AddressBar {
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
    // Written in full, because a <base> may name another site.
    const { origin, pathname, hash } = page.location;
    const address = `${origin}${pathname}${wanted.query === "" ? "" : `?${wanted.query}`}${hash}`;
    // Safari allows a hundred changes in thirty seconds: then only the address lags behind.
    permitted(() => page.history.replaceState({ ...state(), [SEED]: wanted.seed }, "", address));
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
      if (!isHere() || (query === standing() && seed === standingSeed())) return;
      const writing = new AbortController();
      wish = { at: here(), query, seed, writing };
      afterPaint(flush, writing.signal);
      // Leaving before that paint must still come back to the same list.
      page.addEventListener("pagehide", flush, { signal: writing.signal });
    },
    flush,
  };
}
