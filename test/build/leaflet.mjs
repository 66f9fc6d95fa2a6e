// @ts-check
/**
 * Leaflet in the parts that we use. What `leaflet` names is one file in which every control, vector and renderer
 * registers itself, so that nothing can be left out of it: 41 kB of gzip. Its sources, in the same package, are modules;
 * with these the bundler leaves out what nobody imports, which makes 32.
 */

/** Folders whose modules only do something for those who import a name of theirs: not so `map/`, with its handlers. */
const QUIET = /\/leaflet\/src\/(?:control|core|geo|layer)\//;

/** @returns {import("esbuild").Plugin} */
export function leaflet() {
  const again = Symbol("already being resolved");
  return {
    name: "leaflet",
    setup({ onResolve, resolve }) {
      onResolve({ filter: /^leaflet$/ }, ({ kind, importer, resolveDir }) =>
        resolve("leaflet/src/Leaflet.js", { kind, importer, resolveDir }),
      );
      onResolve({ filter: /^\./ }, async ({ path, kind, importer, resolveDir, pluginData }) => {
        if (pluginData === again || !/\/leaflet\/src\//.test(importer)) return null;
        const found = await resolve(path, { kind, importer, resolveDir, pluginData: again });
        return { path: found.path, errors: found.errors, sideEffects: !QUIET.test(found.path) };
      });
    },
  };
}
