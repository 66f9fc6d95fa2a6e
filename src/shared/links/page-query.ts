/** Reading and writing the page's query, shared by the widgets' address formats. */

/** Highest page number that is read from the address and loaded in one go (ruling D08). */
export const MOST_PAGES = 40;

/**
 * Reads a number of digits only. `12abc`, `-1` and `1e3` count as absent (ruling D14), and so do numbers longer
 * than any id or instant.
 */
export const whole = (text: string | null | undefined): number | null =>
  text && /^\d{1,13}$/.test(text) ? Number(text) : null;

/** Number of pages that `page` asks for, 1 to 40. */
export const pagesOf = (text: string | null): number => Math.min(MOST_PAGES, Math.max(1, whole(text) ?? 1));

/** Reads a query, with or without its `?`. The last value counts, as in PHP: a form sends a hidden `false` before its ticked box. */
export function queryReader(search: string): (key: string) => string | null {
  const params = new URLSearchParams(search);
  return (key) => params.getAll(key).at(-1) ?? null;
}

/** Splits a query into its raw `key=value` pieces, with the key decoded. */
export function queryPieces(search: string): readonly { readonly key: string; readonly raw: string }[] {
  return search
    .replace(/^\?/, "")
    .split("&")
    .filter((raw) => raw !== "")
    .map((raw) => ({ key: [...new URLSearchParams(raw).keys()][0] ?? "", raw }));
}

/**
 * Writes a query without `?`: our pairs, then the pairs of `search` with other keys (tracking, a CMS's preview
 * token), unchanged.
 *
 * @param own `key=value`, encoded
 * @param keys our keys
 */
export function joinQuery(own: readonly string[], keys: readonly string[], search: string): string {
  const foreign = queryPieces(search).filter(({ key }) => !keys.includes(key));
  // At the front, a `?` of another key would count as the start of the query.
  return [...own, ...foreign.map(({ raw }) => raw.replace(/^\?/, "%3F"))].join("&");
}
