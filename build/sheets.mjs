// @ts-check
/**
 * The names of the css files, and the css as modules, for the entry that bundlers use: `faq.css-AB12CD34.js` exports the text of `faq-AB12CD34.css`. Not
 * every bundler recognises the address of a css file in a script; all of them follow an `import()`
 * (docs/decisions/0032).
 */
import { createHash } from "node:crypto";
import { basename } from "node:path";
import { plainName } from "./graph.mjs";
import { withoutMapLink } from "./maps.mjs";

/**
 * Puts one hash of all css into each file's name: `faq.css` becomes `faq-AB12CD34.css`. A hash for each would be 150 B in
 * the entry, which every page downloads (decision 0008).
 *
 * @param {import("./bundle.mjs").Bundle} bundle with plain names
 * @returns {import("./bundle.mjs").Bundle}
 */
export function hashSheets({ outputFiles, metafile }) {
  const isSheet = (/** @type {string} */ path) => /\.css(\.map)?$/.test(path);
  const digest = createHash("sha256");
  for (const { path, contents } of outputFiles.filter(({ path }) => path.endsWith(".css")))
    digest.update(basename(path)).update(contents);
  const hash = BigInt(`0x${digest.digest("hex")}`)
    .toString(36)
    .slice(0, 8)
    .toUpperCase();
  const named = (/** @type {string} */ path) =>
    isSheet(path) ? path.replace(/\.css(\.map)?$/, `-${hash}.css$1`) : path;
  return {
    outputFiles: outputFiles.map((file) => {
      const name = basename(file.path);
      const text = file.text.replace(`sourceMappingURL=${name}.map`, (link) => named(link));
      const contents = isSheet(name) ? Buffer.from(text) : file.contents;
      return { ...file, path: named(file.path), contents };
    }),
    metafile: {
      ...metafile,
      outputs: Object.fromEntries(
        Object.entries(metafile.outputs).map(([path, output]) => [named(path), output]),
      ),
    },
  };
}

/**
 * @param {Map<string, Uint8Array>} files built so far; the modules are added
 * @returns {Record<string, string>} name of the css, such as `programme.map` → file of its module
 */
export function addSheetModules(files) {
  const sheets = [...files].filter(([file]) => file.endsWith(".css"));
  return Object.fromEntries(
    sheets.map(([file, bytes]) => {
      const css = withoutMapLink(Buffer.from(bytes).toString());
      const module = file.replace(/(-[A-Z0-9]{8})\.css$/, ".css$1.js");
      files.set(module, Buffer.from(`export default ${JSON.stringify(css)};\n`));
      return [plainName(file).replace(/\.css$/, ""), module];
    }),
  );
}
