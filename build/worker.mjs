// @ts-check
/**
 * The optional files for use without a network, each by itself: the worker for the site's root, the worker that removes it,
 * and the page's side. They share no file with `signet.js`, and a page without them loads nothing of them.
 */
import { basename, join } from "node:path";
import { bundle, root } from "./bundle.mjs";

/** Name in `dist/` without its ending → source. */
const ENTRIES = {
  "signet-offline": "src/offline/page.ts",
  "signet-sw": "src/offline/worker/worker.ts",
  "signet-sw-remove": "src/offline/worker/remove.ts",
};

/** A name that changes with the content: `programme-AB12CD34.css`. */
const HASHED = /-[A-Z0-9]{8}\.\w+$/;

/**
 * @param {{ minify: boolean, built: Iterable<string> }} options names of all other files, of which the worker has to know
 *   those that never change
 * @returns {Promise<{ files: Map<string, Uint8Array>, inputs: string[] }>}
 * @throws {import("./failure.mjs").BuildError}
 */
export async function buildOffline({ minify, built }) {
  const { outputFiles, metafile } = await bundle({
    entryPoints: Object.fromEntries(Object.entries(ENTRIES).map(([name, file]) => [name, join(root, file)])),
    entryNames: "[name]",
    outdir: join(root, "dist"),
    // A worker is no module: Firefox has module workers only since 2025.
    format: "iife",
    minify,
    // Sorted, because passes end in any order: the same source has to give the same bytes.
    define: {
      __SIGNET_FILES__: JSON.stringify(
        [...built]
          .filter((name) => HASHED.test(name))
          .sort()
          .join(" "),
      ),
    },
  });
  return {
    files: new Map(outputFiles.map(({ path, contents }) => [basename(path), contents])),
    inputs: Object.values(metafile.outputs).flatMap(({ inputs }) =>
      Object.entries(inputs).flatMap(([file, { bytesInOutput }]) => (bytesInOutput > 0 ? [file] : [])),
    ),
  };
}
