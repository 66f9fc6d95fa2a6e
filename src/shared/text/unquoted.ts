/**
 * An attribute's value without the spaces and quotes that an editor or a CMS left around it. It equals the entry's
 * `clean` (shared/enhance/attributes.ts); sharing it would add a request to every page (docs/decisions/0001).
 */
export const unquoted = (value: string | null): string =>
  (value ?? "").replace(/^[\s"'“”„«»‘’″′]+|[\s"'“”„«»‘’″′]+$/g, "");
