/** An attribute's value without the spaces and quotes, straight or curled, that an editor or a CMS left around it. */
export const unquoted = (value: string | null | undefined): string =>
  (value ?? "").replace(/^[\s"'“”„«»‘’″′]+|[\s"'“”„«»‘’″′]+$/g, "");
