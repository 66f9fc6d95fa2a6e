/** The query of the page's address, and what is remembered with it in the history entry. */
export interface AddressBar {
  read(): string;
  seed(): number | null;
  write(query: string, seed: number): void;
}

const SEED = "signetSeed";

/**
 * The browser's address bar. It is always replaced, never pushed, so that Back leaves the page (ruling D07);
 * the hash stays. The seed of the result set goes into the history entry, where a reload and Back find it.
 */
export function createAddressBar(page: Window = window): AddressBar {
  const state = (): Record<string, unknown> => {
    const value: unknown = page.history.state;
    return typeof value === "object" && value !== null ? { ...value } : {};
  };
  const seed = () => {
    const value = state()[SEED];
    return typeof value === "number" ? value : null;
  };
  const read = () => page.location.search.replace(/^\?/, "");
  return {
    read,
    seed,
    write(query, newSeed) {
      if (query === read() && newSeed === seed()) return;
      const { pathname, hash } = page.location;
      const address = `${pathname}${query === "" ? "" : `?${query}`}${hash}`;
      try {
        page.history.replaceState({ ...state(), [SEED]: newSeed }, "", address);
      } catch {
        // Safari refuses more than a hundred changes in thirty seconds: the address then lags, the list does not.
      }
    },
  };
}
