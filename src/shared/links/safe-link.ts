const SCHEME = /^([a-z][a-z\d+.-]*):/i;

/**
 * The address if it may stand in an `href` or `src`: http(s), mailto, or relative to this site. Anything else
 * gives null: `javascript:`, `data:`, unknown schemes, text that is not an address.
 *
 * Two forms are refused although a browser would take them, because they read as a path of this site and
 * lead to another: `//host` (nothing that writes addresses for us needs it) and backslashes, which browsers
 * turn into slashes. Control characters are refused since browsers drop them, which uncovers `java\nscript:`.
 */
export function safeLink(value: unknown): string | null {
  if (typeof value !== "string") return null;
  const address = value.trim();
  if (address === "" || /[\p{Cc}\p{Cs}\\]/u.test(address)) return null;
  if (address.startsWith("//")) return null;
  const scheme = SCHEME.exec(address)?.[1]?.toLowerCase();
  if (scheme === undefined) return address.replaceAll(" ", "%20");
  if (scheme === "mailto") return address;
  if (scheme !== "http" && scheme !== "https") return null;
  // 'https:path' is relative to the page in one browser's reading and a host in another's.
  return /^https?:\/\/[^/?#]/i.test(address) && URL.canParse(address) ? address.replaceAll(" ", "%20") : null;
}
