/** A value in a query: objects become bracket keys, lists repeat `key[]`, null and undefined are left out. */
type QueryValue =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly QueryValue[]
  | { readonly [key: string]: QueryValue };

/** Like encodeURIComponent, which throws on an unpaired surrogate; here it becomes U+FFFD. */
export function encodeText(text: string): string {
  return encodeURIComponent(text.replace(/\p{Cs}/gu, "\ufffd"));
}

function pairs(key: string, value: QueryValue): readonly string[] {
  if (value === null || value === undefined) return [];
  if (Array.isArray(value)) return value.flatMap((item: QueryValue) => pairs(`${key}[]`, item));
  if (typeof value === "object")
    return Object.entries(value).flatMap(([name, item]) => pairs(`${key}[${encodeText(name)}]`, item));
  return [`${key}=${encodeText(String(value))}`];
}

/**
 * Encodes a query as PHP reads it: `mode[name]=list&aspects[]=6332&aspects[]=6335`. The order is that of the
 * object's keys, so that equal queries are equal addresses for every cache (ruling D16).
 */
export function encodeQuery(query: { readonly [key: string]: QueryValue }): string {
  return Object.entries(query)
    .flatMap(([key, value]) => pairs(encodeText(key), value))
    .join("&");
}
