/** What the codecs of the page's address have in common: how a query is read, and what of it is somebody else's. */

/** Pages beyond this are neither read from the address nor loaded in a row (ruling D08). */
export const MOST_PAGES = 40;

/**
 * Only digits are a number: `12abc`, `-1` and `1e3` are as good as absent (ruling D14), and so is what is longer than
 * any id or instant, which no API would read.
 */
export const whole = (text: string | null | undefined): number | null =>
  text && /^\d{1,13}$/.test(text) ? Number(text) : null;

/** The pages that `page` asks for, 1 to 40. */
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
 * A query without `?`: ours, then what stands in `search` under foreign keys (tracking, a CMS's preview token), as it is.
 *
 * @param own `key=value`, encoded
 * @param keys which keys are ours
 */
export function joinQuery(own: readonly string[], keys: readonly string[], search: string): string {
  const foreign = queryPieces(search).filter(({ key }) => !keys.includes(key));
  // In front, a `?` of a foreign key would be taken for the one that begins the query.
  return [...own, ...foreign.map(({ raw }) => raw.replace(/^\?/, "%3F"))].join("&");
}
