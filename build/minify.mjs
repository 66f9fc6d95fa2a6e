// @ts-check
/**
 * Rolldown's own minifier, which comes with the bundler and finds most in React's file, then terser, which can be told
 * the names of variables (decision 0060).
 */
import { minifySync } from "rolldown/experimental";
import { minify } from "terser";
import { localNames, shortNames, withShortNames } from "./names.mjs";

/**
 * Reading a property has no side effect, as the build says to rolldown, too, and no function that is a value is a
 * constructor: declarations stay what they are.
 *
 * @type {import("terser").CompressOptions}
 */
const OURS = { passes: 3, ecma: 2020, pure_getters: true, unsafe_arrows: true };
/** React's file becomes larger where its functions are moved to their only call. */
const REACT = { ...OURS, inline: 1, reduce_funcs: false };

/** @returns {import("rolldown").Plugin[]} */
export const minifiers = () => [
  {
    name: "short-names",
    renderChunk(code, { fileName }, _options, { chunks }) {
      const shorts = shortNames(chunks, (module) => this.getModuleInfo(module)?.exports ?? []);
      return { code: withShortNames(code, fileName, shorts), map: null };
    },
  },
  {
    name: "minify-with-rolldown",
    renderChunk(code, { fileName }) {
      const { errors, ...result } = minifySync(fileName, code, {
        module: true,
        sourcemap: true,
        compress: { target: "es2022" },
        mangle: true,
      });
      if (errors[0]) throw errors[0];
      return result;
    },
  },
  {
    name: "minify-with-terser",
    async renderChunk(code, { name }) {
      // terser's cache of names, in which it finds names given by us.
      const props = Object.fromEntries([...localNames(code)].map(([local, given]) => [`$${local}`, given]));
      const { code: small = "", map } = await minify(code, {
        module: true,
        sourceMap: true,
        compress: name === "react" ? REACT : OURS,
        nameCache: { vars: { props } },
      });
      return { code: small, map: /** @type {string} */ (map) };
    },
  },
];
