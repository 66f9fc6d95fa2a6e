#!/usr/bin/env node
// @ts-check
/**
 * Makes `dist/`: the entry `signet.js` under its stable name, hashed chunks beside it, one css file for each
 * marker, source maps, types, `manifest.json`, and the licences and the bill of materials of everything that went in.
 *
 *     node build.mjs [--watch] [--without-maps] [--without-map-view] [--dist DIR]
 *
 * Css goes first. Under esbuild all css that an entry can reach, dynamic imports included, ends up in that entry's
 * one css file (evanw/esbuild#1590), so each marker's css is an entry point of its own, and its hashed name reaches
 * the script through the define `__SIGNET_CSS__`. Then rolldown builds the scripts. The parts of the build lie in
 * `build/`: begin with `build/chunks.mjs`, which says what lies in which file.
 */
import { readFileSync, realpathSync } from "node:fs";
import { basename, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { overruns, table, weigh } from "./build/budgets.mjs";
import { bundle, root } from "./build/bundle.mjs";
import { bundledPackages } from "./build/bundled-packages.mjs";
import { watchFolders } from "./build/dev/watch.mjs";
import { BuildError } from "./build/failure.mjs";
import { refuseUnwritable, replaceFolder } from "./build/folder.mjs";
import { plainName, readGraph } from "./build/graph.mjs";
import { describe } from "./build/manifest.mjs";
import { withoutMaps } from "./build/maps.mjs";
import { thirdPartyNotices } from "./build/notices.mjs";
import { cssEntries, readRegistry } from "./build/registry.mjs";
import { billOfMaterials } from "./build/sbom.mjs";
import { buildScripts } from "./build/scripts.mjs";
import { addSheetModules, hashSheets } from "./build/sheets.mjs";
import { noteStamp, stampOf } from "./build/stamp.mjs";
import { buildOffline } from "./build/worker.mjs";

/**
 * @typedef {object} BuildOptions
 * @property {string} [outdir] the folder to replace; default `dist`
 * @property {string} [entry] the module that becomes `signet.js`; default `src/main.ts`
 * @property {readonly string[]} [registryNames] markers whose css to build; default: what `src/registry.ts` lists
 * @property {Record<string, string>} [css] further css entries, name → file
 * @property {boolean} [minify] default true
 * @property {boolean} [maps] source maps, default true; the package has none
 * @property {boolean} [mapView] the programme's drawn map, default true: the one part with code under Hippocratic-2.1
 *
 * @typedef {object} BuildResult
 * @property {string} outdir absolute
 * @property {import("./build/manifest.mjs").Manifest} manifest
 * @property {import("./build/graph.mjs").Graph} graph of the scripts
 * @property {import("esbuild").Metafile} styles
 * @property {import("./build/budgets.mjs").Weight[]} weights empty for another entry than the product's, unminified, or without a part
 */

/**
 * Builds in memory, writes beside `outdir`, then swaps: a build that fails leaves the last good one as it was.
 * Budgets are weighed, not enforced: see `overruns`.
 *
 * @param {BuildOptions} [options]
 * @returns {Promise<BuildResult>}
 * @throws {BuildError} with a sentence when the source or the folder is at fault
 */
export async function build(options = {}) {
  const outdir = resolve(root, options.outdir ?? "dist");
  refuseUnwritable(outdir);
  const { minify = true, maps = true, mapView = true, css: moreCss = {} } = options;
  const registry = options.registryNames ? [] : await readRegistry();
  const markers = options.registryNames ?? registry.map(({ name }) => name);
  const doctorCss = options.registryNames ? {} : { doctor: join(root, "src/doctor/doctor.css") };

  const plain = await bundle({
    entryPoints: { ...cssEntries(markers), ...doctorCss, ...moreCss },
    entryNames: "[name]",
    // Not `outdir`: the same source must give the same bytes whatever the folder.
    outdir: join(root, "dist"),
    minify,
  });
  const styles = hashSheets(plain);
  /** @type {Map<string, Uint8Array>} */
  const built = new Map(styles.outputFiles.map(({ path, contents }) => [basename(path), contents]));
  const css = [...built.keys()].filter((file) => file.endsWith(".css"));
  const sheetNames = (/** @type {(name: string) => boolean} */ isWanted) => {
    const names = css.map((file) => plainName(file).replace(/\.css$/, "")).filter(isWanted);
    return JSON.stringify([...names, css[0]?.slice(-".AB12CD34.css".length)].join(" "));
  };

  const sheets = addSheetModules(built);
  const scripts = await buildScripts(resolve(root, options.entry ?? "src/main.ts"), registry, sheets, {
    define: {
      __SIGNET_CSS__: sheetNames((name) => name !== "doctor"),
      // Named apart from the others, because every visitor downloads their names.
      __SIGNET_DOCTOR_CSS__: sheetNames((name) => name === "base" || name === "doctor"),
      __SIGNET_MAP_VIEW__: JSON.stringify(mapView),
      __SIGNET_VERSION__: JSON.stringify(product.version),
    },
    minify,
    mapView,
  });
  for (const { file, code, map } of scripts) {
    built.set(file, Buffer.from(code));
    built.set(`${file}.map`, Buffer.from(map));
  }
  const offline = options.entry ? null : await buildOffline({ minify, built: built.keys() });
  for (const [file, contents] of offline?.files ?? []) built.set(file, contents);
  const graph = readGraph(scripts);
  const packages = bundledPackages(root, [
    ...(offline?.inputs ?? []),
    ...Object.keys(styles.metafile.inputs),
    ...[...graph.values()].flatMap((one) => one.inputs),
  ]);
  built.set("signet.d.ts", readFileSync(join(root, "src/signet.d.ts")));
  built.set("THIRD-PARTY-NOTICES.txt", thirdPartyNotices(packages));
  built.set("sbom.cdx.json", billOfMaterials(mapView ? product : { ...product, license: "MIT" }, packages));
  const published = withoutMaps(built);
  const files = maps ? built : published;
  const manifest = describe(files, graph, registry);
  files.set("manifest.json", Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`));

  // As visitors get them from the package.
  const weights =
    options.entry || !minify || !mapView ? [] : weigh(describe(published, graph, registry), graph);
  replaceFolder(outdir, files);
  return { outdir, manifest, graph, styles: styles.metafile, weights };
}

/** @type {{ name: string, version: string, license: string }} */
const product = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));

/** @param {readonly string[]} args */
async function main(args) {
  const { values } = parseArgs({
    args: [...args],
    options: {
      watch: { type: "boolean" },
      "without-maps": { type: "boolean" },
      "without-map-view": { type: "boolean" },
      dist: { type: "string" },
    },
  });
  const maps = !values["without-maps"];
  const mapView = !values["without-map-view"];
  const outdir = values.dist === undefined ? {} : { outdir: resolve(values.dist) };
  // The minifier takes most of the time: a rebuild does without.
  const once = async (minify = !values.watch) => {
    const started = performance.now();
    const stamp = stampOf({ minify, maps, mapView });
    const result = await build({ ...outdir, minify, maps, mapView });
    noteStamp(result.outdir, stamp);
    const time = `${Math.round(performance.now() - started)} ms`;
    const count = Object.keys(result.manifest.files).length;
    console.log(`Built ${relative(process.cwd(), result.outdir) || "."}/: ${count} files in ${time}`);
    if (result.weights.length > 0) console.log(`\n${table(result.weights)}\n`);
    const over = overruns(result.weights);
    if (over.length > 0) throw new BuildError(over.join("\n"));
  };
  if (!values.watch) return once();
  const report = (/** @type {unknown} */ error) =>
    console.error(error instanceof BuildError ? error.message : error);
  await once().catch(report);
  watchFolders([join(root, "src")], () => once().catch(report));
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  main(process.argv.slice(2)).catch((error) => {
    const expected = error instanceof BuildError || String(error?.code).startsWith("ERR_PARSE_ARGS");
    console.error(expected ? error.message : error);
    process.exitCode = 1;
  });
}
