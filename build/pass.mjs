// @ts-check
/** Runs rolldown for one pass of `scripts.mjs`: in memory, every warning is an error. */
import { dirname, join, relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { rolldown } from "rolldown";
import { root } from "./bundle.mjs";
import { copies, fileOf } from "./copies.mjs";
import { BuildError } from "./failure.mjs";
import { LEAFLET_EFFECTS, leaflet, withoutMapView } from "./leaflet.mjs";
import { minifiers } from "./minify.mjs";
import { place } from "./placement.mjs";
import { reactAsModules } from "./react.mjs";

/**
 * @typedef {import("rolldown").Plugin} Plugin
 * @typedef {import("rolldown").RolldownLog} RolldownLog
 *
 * @typedef {object} Chunk
 * @property {string} file its name in `dist/`
 * @property {string} code
 * @property {string} map the source map
 * @property {string | null} source the module that it is the chunk of, absolute; null for one that others share
 * @property {string[]} inputs the modules that are left of what it holds, absolute
 * @property {import("./graph.mjs").Import[]} imports files
 *
 * @typedef {object} Pass
 * @property {Record<string, string>} input name of the chunk → module, absolute
 * @property {import("./chunks.mjs").Kind} [kind]
 * @property {ReadonlyMap<string, string>} [built] module → the file that an earlier pass has put it in
 * @property {(module: string) => Promise<string>} [buildLazy] builds what an `import()` names; returns its file
 * @property {Plugin[]} [plugins]
 *
 * @typedef {{ define: Record<string, string>, minify: boolean, mapView: boolean }} PassOptions
 */

/** Files with a name that stays: for a script tag, and for bundlers. */
const ENTRIES = ["signet", "module"];

/** React's tools for developers find the islands of a build that is not minified (`npm start`). */
const FOR_VISITORS = { "typeof __REACT_DEVTOOLS_GLOBAL_HOOK__": '"undefined"' };

/**
 * @param {Pass} pass
 * @param {PassOptions} options
 * @returns {Promise<Chunk[]>}
 * @throws {BuildError} that names the file at fault
 */
export async function runPass({ input, kind, plugins = [], ...earlier }, { define, minify, mapView }) {
  /** @type {import("rolldown").InputOptions} */
  const options = {
    cwd: root,
    input,
    // A marker's start and the modules that its parts share with it are one chunk.
    preserveEntrySignatures: "allow-extension",
    transform: {
      target: "es2022",
      define: { "process.env.NODE_ENV": '"production"', ...(minify && FOR_VISITORS), ...define },
    },
    // A pass that makes one file of its own needs no copies.
    plugins: [
      ...plugins,
      fromEarlierPasses(earlier),
      kind && copies(),
      refuseCss(),
      reactAsModules(),
      mapView ? leaflet() : withoutMapView(),
    ],
    onLog: refuseWarning,
    // Warns when plugins are slow, which depends on the machine.
    checks: { bundlerTimings: false },
    // Reading a property has no side effect in our code and in our packages.
    treeshake: { propertyReadSideEffects: false, moduleSideEffects: [LEAFLET_EFFECTS] },
  };
  try {
    const placed = kind && (await placeIn(options, kind, input));
    const bundle = await rolldown({
      ...options,
      input: placed?.input ?? input,
      plugins: [options.plugins, minify && minifiers()],
    });
    const { output } = await bundle.generate({
      // Source maps name their sources from here, wherever the files are written in the end.
      dir: join(root, "dist"),
      format: "es",
      sourcemap: true,
      // See minify.mjs
      minify: false,
      // See names.mjs
      minifyInternalExports: false,
      // All notices lie in THIRD-PARTY-NOTICES.txt; the comments would be sent to every visitor.
      comments: { legal: false, annotation: false, jsdoc: false },
      entryFileNames: ({ name }) => (ENTRIES.includes(name) ? "[name].js" : "[name]-[hash].js"),
      chunkFileNames: "[name]-[hash].js",
      hashCharacters: "base36",
      codeSplitting: { groups: placed?.groups ?? [] },
    });
    await bundle.close();
    return output
      .filter((file) => file.type === "chunk")
      .map(toChunk(output.map(({ fileName }) => fileName)));
  } catch (error) {
    throw explained(error);
  }
}

/**
 * Runs the pass once without output, to read the imports that decide where each module goes.
 *
 * @param {import("rolldown").InputOptions} options
 * @param {import("./chunks.mjs").Kind} kind
 * @param {Record<string, string>} input
 * @returns {Promise<ReturnType<typeof place>>}
 */
async function placeIn(options, kind, input) {
  /** @type {ReturnType<typeof place> | undefined} */
  let placed;
  const bundle = await rolldown({
    ...options,
    plugins: [
      options.plugins,
      {
        name: "place",
        buildEnd(error) {
          if (!error) placed = place(this, kind, input);
        },
      },
    ],
  });
  await bundle.generate();
  await bundle.close();
  return /** @type {ReturnType<typeof place>} */ (placed);
}

/**
 * Writes hashes in upper case, as esbuild does for css: servers recognise by "-AB12CD34." what they may cache for ever.
 *
 * @param {readonly string[]} files all files of the pass
 */
const toChunk = (files) => (/** @type {import("rolldown").OutputChunk} */ chunk) => {
  const final = (/** @type {string} */ file) =>
    file.replace(/-\w{8}(?=\.js$)/, (hash) => hash.toUpperCase()).replace(/^\.\//, "");
  const rename = (/** @type {string} */ text) =>
    files
      .filter((file) => file.endsWith(".js"))
      .reduce((result, file) => result.replaceAll(file, final(file)), text);
  return {
    file: final(chunk.fileName),
    code: rename(chunk.code),
    map: rename(JSON.stringify(chunk.map)),
    source: chunk.facadeModuleId,
    inputs: Object.keys(chunk.modules)
      .filter((id) => chunk.modules[id]?.code)
      .map(fileOf),
    imports: [
      ...chunk.imports.map((file) => ({ file: final(file), lazy: false })),
      ...chunk.dynamicImports.map((file) => ({ file: final(file), lazy: true })),
    ],
  };
};

/**
 * @param {Pick<Pass, "built" | "buildLazy">} earlier
 * @returns {Plugin}
 */
function fromEarlierPasses({ built, buildLazy }) {
  return {
    name: "from-earlier-passes",
    resolveId: {
      filter: { id: /^\.\.?\// },
      async handler(source, importer, { kind }) {
        const module = join(dirname(importer ?? ""), source);
        const file = built?.get(module) ?? (kind === "dynamic-import" && (await buildLazy?.(module)));
        return file ? { id: `./${file}`, external: true } : null;
      },
    },
  };
}

/** @returns {Plugin} */
function refuseCss() {
  return {
    name: "refuse-css",
    load: {
      filter: { id: /\.css$/ },
      handler(id) {
        throw new BuildError(
          `A script imports css, which no page would load: put ${relative(root, id)} into a css file named for its marker.`,
        );
      },
    },
  };
}

/**
 * Warnings are mistakes in the code.
 *
 * @param {string} level
 * @param {RolldownLog} log
 */
function refuseWarning(level, log) {
  // React reads names that only the development version of its scheduler exports.
  const isReact = log.code === "IMPORT_IS_UNDEFINED" && log.message.includes("node_modules/scheduler/");
  if (level === "warn" && !isReact) throw new BuildError(sentence(log));
}

/** @param {unknown} error */
function explained(error) {
  const { errors } = /** @type {{ errors?: (RolldownLog & { cause?: unknown })[] }} */ (error);
  if (!errors) return error;
  return errors.find((one) => one instanceof BuildError) ?? new BuildError(errors.map(sentence).join("\n"));
}

/** @param {RolldownLog} log */
function sentence({ loc, id, message }) {
  const file = loc?.file ?? id;
  const where = file && `${relative(root, file)}${loc ? `:${loc.line}:${loc.column}` : ""}: `;
  return stripVTControlCharacters(`${where ?? ""}${message}`).trim();
}
