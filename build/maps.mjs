// @ts-check
/** Source maps, and the lines that name them. */

const LINK = /\s*(?:\/\/# sourceMappingURL=\S+|\/\*# sourceMappingURL=\S+ \*\/)\s*$/;

/** @param {string} text of a script or css file */
export const withoutMapLink = (text) => text.replace(LINK, "\n");

/**
 * Takes the maps out, as the package does: they would be three quarters of it. The files keep their names.
 *
 * @param {Map<string, Uint8Array>} files changed in place
 */
export function removeMaps(files) {
  for (const [file, bytes] of files) {
    if (file.endsWith(".map")) files.delete(file);
    else if (/\.(css|js)$/.test(file))
      files.set(file, Buffer.from(withoutMapLink(Buffer.from(bytes).toString())));
  }
}
