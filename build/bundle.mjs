// @ts-check
/** Runs esbuild, for the css and for reading the registry: in memory, every warning is an error. */
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import * as esbuild from "esbuild";
import { BuildError } from "./failure.mjs";
import { isolate } from "./isolation.mjs";

/** The repository, absolute. */
export const root = join(dirname(fileURLToPath(import.meta.url)), "..");

/** @typedef {{ outputFiles: esbuild.OutputFile[], metafile: esbuild.Metafile }} Bundle */

/**
 * @param {esbuild.BuildOptions} options added to the project's own
 * @returns {Promise<Bundle>}
 * @throws {BuildError} naming the file and line at fault
 */
export async function bundle(options) {
  try {
    const { outputFiles, metafile, warnings } = await esbuild.build({
      absWorkingDir: root,
      bundle: true,
      sourcemap: "linked",
      target: "es2022",
      // All notices lie in THIRD-PARTY-NOTICES.txt; the comments would be sent to every visitor.
      legalComments: "none",
      logLevel: "silent",
      entryNames: "[name]-[hash]",
      chunkNames: "[name]-[hash]",
      assetNames: "[name]-[hash]",
      loader: { ".png": "file", ".webp": "file", ".woff2": "file" },
      jsx: "automatic",
      ...options,
      plugins: [drawings(), isolate(), ...(options.plugins ?? [])],
      define: { "process.env.NODE_ENV": '"production"', ...options.define },
      write: false,
      metafile: true,
    });
    // Warnings are mistakes: a bare import dropped, a duplicate key.
    if (warnings.length > 0) throw new BuildError(await sentences(warnings));
    return { outputFiles, metafile };
  } catch (error) {
    if (error instanceof Error && "errors" in error) {
      throw new BuildError(await sentences(/** @type {esbuild.BuildFailure} */ (error).errors));
    }
    throw error;
  }
}

/**
 * Inlines an svg, without its comments and line breaks, into the css that names it.
 *
 * @returns {esbuild.Plugin}
 */
function drawings() {
  return {
    name: "drawings",
    setup({ onLoad }) {
      onLoad({ filter: /\.svg$/ }, ({ path }) => ({
        contents: readFileSync(path, "utf8").replace(/<!--.*?-->|\s*\n\s*/gs, ""),
        loader: "dataurl",
      }));
    },
  };
}

/** @param {esbuild.Message[]} messages */
async function sentences(messages) {
  return (await esbuild.formatMessages(messages, { kind: "error" })).join("").trim();
}
