const SCHEME = /^([a-z][a-z\d+.-]*):/i;

/**
 * Returns the address if it may be used in `href` or `src`: http(s), mailto, or relative to this site. Otherwise
 * null: `javascript:`, `data:`, unknown schemes, text that is no address.
 *
 * Two forms are refused although browsers accept them, because they look like a path of this site and lead to
 * another: `//host` (no source of ours needs it) and backslashes, which browsers turn into slashes. Control
 * characters are refused because browsers drop them, which can reveal `java\nscript:`.
 */
export function safeLink(value: unknown): string | null {
  if (typeof value !== "string") return null;
  const address = value.trim();
  if (address === "" || /[\p{Cc}\p{Cs}\\]/u.test(address)) return null;
  if (address.startsWith("//")) return null;
  const scheme = SCHEME.exec(address)?.[1]?.toLowerCase();
  if (scheme === undefined) return address.replaceAll(" ", "%20");
  if (scheme === "mailto") return address;
  // No other scheme. Browsers disagree on 'https:path': relative to the page, or a host.
  return /^https?:\/\/[^/?#]/i.test(address) && URL.canParse(address) ? address.replaceAll(" ", "%20") : null;
}
