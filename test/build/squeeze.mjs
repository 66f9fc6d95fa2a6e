// @ts-check
/** A second pass over esbuild's minified scripts: some 2 kB of gzip on the programme's page, mostly React's. */
import { createRequire } from "node:module";
import { basename } from "node:path";
import { minify } from "terser";

const { version } = createRequire(import.meta.url)("terser/package.json");

/**
 * `unsafe_arrows`: function expressions without `this` become arrows, which nothing here constructs. What `reduce_funcs`,
 * `lhs_constants` and `sequences` do makes fewer characters, but fewer that gzip has seen before: 0.4 kB more of React.
 *
 * @type {import("terser").MinifyOptions}
 */
const OPTIONS = {
  module: true,
  ecma: 2020,
  compress: {
    passes: 2,
    pure_getters: true,
    unsafe_arrows: true,
    unsafe_methods: true,
    reduce_funcs: false,
    lhs_constants: false,
    sequences: false,
  },
};

/** What parts.mjs and kit.mjs add to the exports of a module, so that it reaches others; nobody imports these. */
const REACHES = /[\w$]+ as (?:kit|reached)\d,?/g;

/** @param {string} code minified, with one list of exports */
const withoutReaches = (code) =>
  code.replace(/export\{([^{}]*)\}/, (_, names) => `export{${names.replace(REACHES, "").replace(/,$/, "")}}`);

/**
 * First line of every script before the pass, which removes it: esbuild's hashes, taken before, then change with
 * what the pass does, so that a file kept for ever by its name is never another one.
 */
export const MARK = `//${version} ${JSON.stringify(OPTIONS)} ${REACHES}`;

/**
 * @param {Map<string, Uint8Array>} files scripts and their source maps, replaced in place
 * @returns {Promise<void>}
 */
export async function squeeze(files) {
  for (const [file, bytes] of files) {
    if (!file.endsWith(".js")) continue;
    const map = `${file}.map`;
    const content = Buffer.from(files.get(map) ?? "").toString();
    const result = await minify(
      { [basename(file)]: withoutReaches(Buffer.from(bytes).toString()) },
      { ...OPTIONS, sourceMap: { asObject: true, content, url: map, filename: file } },
    );
    files.set(file, Buffer.from(result.code ?? ""));
    // A chunk of imports alone has no sources, and terser then leaves their list out.
    files.set(map, Buffer.from(JSON.stringify({ sourcesContent: [], ...Object(result.map) })));
  }
}
