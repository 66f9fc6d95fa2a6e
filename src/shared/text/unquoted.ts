/**
 * An attribute's value without the spaces and quotes that an editor or a CMS left around it: as the entry's `clean`
 * (shared/enhance/attributes.ts), character for character. A file for both would be one more request of every page
 * before its scan (docs/decisions/0001).
 */
export const unquoted = (value: string | null): string =>
  (value ?? "").replace(/^[\s"'“”„«»‘’″′]+|[\s"'“”„«»‘’″′]+$/g, "");
