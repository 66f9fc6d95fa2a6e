// @ts-check
/**
 * Two minifiers, one after the other: rolldown's own, then swc, which finds more in our code (decision 0008).
 * React's file it would make larger.
 */
import swc from "@swc/core";
import { minifySync } from "rolldown/experimental";

/** @returns {import("rolldown").Plugin[]} */
export const minifiers = () => [
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
    name: "minify-with-swc",
    renderChunk(code, { name }) {
      if (name === "react") return null;
      return swc.minifySync(code, {
        module: true,
        sourceMap: true,
        compress: { passes: 2, ecma: 2022 },
        mangle: true,
      });
    },
  },
];
