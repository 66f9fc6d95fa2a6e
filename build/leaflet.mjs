// @ts-check
/**
 * Bundles Leaflet from its source modules. In its single-file build every control, vector and renderer registers
 * itself, so that nothing can be left out. Gain on the map's page: 15.2 kB of gzip.
 */

/** Folders whose modules have no side effects. Those of `map/` register handlers. */
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
