// @ts-check
/** Source maps, and the lines that name them. */

const LINK = /\s*(?:\/\/# sourceMappingURL=\S+|\/\*# sourceMappingURL=\S+ \*\/)\s*$/;

/** @param {string} text of a script or css file */
export const withoutMapLink = (text) => text.replace(LINK, "\n");

/**
 * The files without maps and the lines that name them, as the package has them: maps would be three quarters of it. The
 * files keep their names.
 *
 * @param {ReadonlyMap<string, Uint8Array>} files
 * @returns {Map<string, Uint8Array>}
 */
export const withoutMaps = (files) =>
  new Map(
    [...files]
      .filter(([file]) => !file.endsWith(".map"))
      .map(([file, bytes]) =>
        /\.(css|js)$/.test(file)
          ? [file, Buffer.from(withoutMapLink(Buffer.from(bytes).toString()))]
          : [file, bytes],
      ),
  );
