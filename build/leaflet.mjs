// @ts-check
/**
 * Leaflet in the parts that we use. What `leaflet` names is one file in which every control, vector and renderer
 * registers itself, so that nothing can be left out of it: 41 kB of gzip. Its sources, in the same package, are modules;
 * with these the bundler leaves out what nobody imports, which makes 32.
 */

/** Folders whose modules only do something for those who import a name of theirs: not so `map/`, with its handlers. */
export const LEAFLET_EFFECTS = {
  test: /\/leaflet\/src\/(?:control|core|geo|layer)\//,
  sideEffects: false,
};

/** @returns {import("rolldown").Plugin} */
export function leaflet() {
  return {
    name: "leaflet",
    resolveId: {
      filter: { id: /^leaflet$/ },
      handler(_, importer) {
        return this.resolve("leaflet/src/Leaflet.js", importer);
      },
    },
  };
}
