#!/usr/bin/env node
// @ts-check
/**
 * Makes `dist/`: the entry `signet.js` under its stable name, hashed chunks beside it, one css file for each
 * marker, source maps, types, `manifest.json`, and the licences of everything that went in.
 *
 *     node build.mjs [--watch] [--dist DIR]
 *
 * Css goes first. Under esbuild all css that an entry can reach, dynamic imports included, ends up in that entry's
 * one css file (evanw/esbuild#1590), so each marker's css is an entry point of its own, and its hashed name reaches
 * the script through the define `__SIGNET_CSS__`. The parts of the build lie in `test/build/`, next to its tests.
 */
import { readFileSync, realpathSync } from "node:fs";
import { basename, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { overruns, table, weigh } from "./test/build/budgets.mjs";
import { bundle, root } from "./test/build/bundle.mjs";
import { dropIdleImports, giveEntryItsName } from "./test/build/entry.mjs";
import { BuildError } from "./test/build/failure.mjs";
import { refuseUnwritable, replaceFolder } from "./test/build/folder.mjs";
import { readGraph } from "./test/build/graph.mjs";
import { kit } from "./test/build/kit.mjs";
import { leaflet } from "./test/build/leaflet.mjs";
import { describe } from "./test/build/manifest.mjs";
import { thirdPartyNotices } from "./test/build/notices.mjs";
import { partsReachMount } from "./test/build/parts.mjs";
import { reactAsModules } from "./test/build/react-as-modules.mjs";
import { cssEntries, readRegistry } from "./test/build/registry.mjs";
import { MARK, squeeze } from "./test/build/squeeze.mjs";
import { watchFolders } from "./test/run/watch.mjs";

/**
 * @typedef {object} BuildOptions
 * @property {string} [outdir] the folder to replace; default `dist`
 * @property {string} [entry] the module that becomes `signet.js`; default `src/main.ts`
 * @property {readonly string[]} [registryNames] markers whose css to build; default: what `src/registry.ts` lists
 * @property {Record<string, string>} [css] further css entries, name → file
 * @property {boolean} [minify] default true
 *
 * @typedef {object} BuildResult
 * @property {string} outdir absolute
 * @property {import("./test/build/manifest.mjs").Manifest} manifest
 * @property {import("./test/build/graph.mjs").Graph} graph
 * @property {import("esbuild").Metafile[]} metafiles of the css and of the scripts
 * @property {import("./test/build/budgets.mjs").Weight[]} weights empty for another entry than the product's
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
  const { minify = true, css: moreCss = {} } = options;
  const registry = options.registryNames ? [] : await readRegistry();
  const markers = options.registryNames ?? registry.map(({ name }) => name);

  // One name for the bundler whatever the folder, so that the same source gives the same bytes everywhere.
  const within = join(root, "dist");
  const styles = await bundle({
    entryPoints: { ...cssEntries(markers), ...moreCss },
    outdir: within,
    minify,
  });
  const hashedCss = styles.outputFiles
    .map(({ path }) => basename(path))
    .filter((file) => file.endsWith(".css"));
  const css = hashedCss.map((file) => file.slice(0, -".css".length)).join(" ");

  const scripts = await bundle({
    // Named entry points give a marker's chunks the marker's name; without, it would be their modules', "start".
    entryPoints: {
      ...Object.fromEntries(registry.flatMap(({ modules }) => Object.entries(modules))),
      signet: resolve(root, options.entry ?? "src/main.ts"),
    },
    outdir: within,
    minify,
    format: "esm",
    splitting: true,
    plugins: [partsReachMount(), kit(), reactAsModules(), leaflet()],
    define: { __SIGNET_CSS__: JSON.stringify(css) },
    banner: { js: minify ? MARK : "" },
  });

  const strayCss = scripts.outputFiles.find(({ path }) => path.endsWith(".css"));
  if (strayCss) {
    throw new BuildError(
      "A script imports css, which no page would load: put it into a css file named for its marker.",
    );
  }

  /** @type {Map<string, Uint8Array>} */
  const files = new Map();
  for (const { path, contents } of [...styles.outputFiles, ...scripts.outputFiles]) {
    files.set(basename(path), contents);
  }
  const rename = giveEntryItsName(files);
  const graph = readGraph(scripts.metafile, rename);
  dropIdleImports(files, graph);
  if (minify) await squeeze(files);
  const metafiles = [styles.metafile, scripts.metafile];
  files.set("signet.d.ts", readFileSync(join(root, "src/signet.d.ts")));
  files.set("THIRD-PARTY-NOTICES.txt", thirdPartyNotices(root, metafiles));
  const manifest = describe(files, graph, registry);
  files.set("manifest.json", Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`));

  const weights = options.entry ? [] : weigh(manifest, graph);
  replaceFolder(outdir, files);
  return { outdir, manifest, graph, metafiles, weights };
}

/** @param {readonly string[]} args */
async function main(args) {
  const { values } = parseArgs({
    args: [...args],
    options: { watch: { type: "boolean" }, dist: { type: "string" } },
  });
  const outdir = values.dist === undefined ? {} : { outdir: resolve(values.dist) };
  const once = async () => {
    const started = performance.now();
    const result = await build(outdir);
    const time = `${Math.round(performance.now() - started)} ms`;
    const count = Object.keys(result.manifest.files).length;
    console.log(`Built ${relative(process.cwd(), result.outdir) || "."}/: ${count} files in ${time}\n`);
    console.log(`${table(result.weights)}\n`);
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
