// @ts-check
/**
 * Bundles Leaflet from its source modules. In its single-file build every control, vector and renderer registers
 * itself, so that nothing can be left out. Gain on the map's page: 15.2 kB of gzip.
 */
import { BuildError } from "./failure.mjs";

/** Folders whose modules have no side effects. Those of `map/` register handlers. */
export const LEAFLET_EFFECTS = {
  test: /\/leaflet\/src\/(?:control|core|geo|layer)\//,
  sideEffects: false,
};

/**
 * What Leaflet finds out with `innerHTML` when it is loaded, which Trusted Types refuse: variable → its value in every
 * browser that runs the scripts. Both are functions that call themselves, on several lines.
 */
const PROBES = { inlineSvg: "true", vml: "false" };

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
    transform: {
      filter: { id: /\/leaflet\/src\/core\/Browser\.js$/ },
      handler(source) {
        let code = source.replaceAll("\r", "");
        for (const [name, value] of Object.entries(PROBES)) {
          const probe = new RegExp(`^var ${name} = .*\\{$[^]*?^\\}.*;$`, "m");
          if (!probe.test(code))
            throw new BuildError(`build/leaflet.mjs: Leaflet's Browser.js has no probe "${name}".`);
          code = code.replace(probe, `var ${name} = ${value};`);
        }
        return { code, map: null };
      },
    },
  };
}

/** Takes the drawn map's place in a build without it. `src/islands/programme/map/use-map-canvas.ts` never shows it. */
const NO_MAP = "export const MapCanvas = () => null;";

/** @returns {import("rolldown").Plugin} */
export function withoutMapView() {
  return {
    name: "without-map-view",
    load: {
      filter: { id: /\/map\/canvas\/MapCanvas\.tsx$/ },
      handler: () => NO_MAP,
    },
  };
}
