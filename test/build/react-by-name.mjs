// @ts-check
/**
 * React comes as CommonJS. esbuild then gives each module that imports it an object of its own, and each use the form
 * `(0, object.jsx)(…)`: some forty variables, and calls that no two modules write alike. Our own modules get React's
 * names out of one module each instead, as if it were ESM.
 */
import { createRequire } from "node:module";
import { join } from "node:path";
import { root } from "./bundle.mjs";

const require = createRequire(import.meta.url);
const OWN = join(root, "src/");
const NAMESPACE = "react-by-name";

/** @returns {import("esbuild").Plugin} */
export function reactByName() {
  return {
    name: NAMESPACE,
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^react(-dom)?(\/|$)/ }, ({ path, importer }) =>
        importer.startsWith(OWN) ? { path, namespace: NAMESPACE } : null,
      );
      onLoad({ filter: /./, namespace: NAMESPACE }, ({ path }) => ({
        // A name that nobody uses goes, since what is marked as pure does.
        contents: [
          `import * as all from ${JSON.stringify(path)};`,
          ...Object.keys(require(path))
            .filter((name) => /^\w+$/.test(name))
            .map((name) => `export const ${name} = /* @__PURE__ */ (() => all.${name})();`),
        ].join("\n"),
        resolveDir: root,
      }));
    },
  };
}
