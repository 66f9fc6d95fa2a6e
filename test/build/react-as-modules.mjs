// @ts-check
/**
 * React as modules. It comes as CommonJS, of which a bundler has to keep everything, in a wrapper, and to which each
 * module that imports it speaks through an object of its own: `(0, object.jsx)(…)`. Its production files are plain
 * enough to be read as modules instead: each `exports.name` becomes a variable that is exported, each `require` an
 * import. What nobody imports is then left out, as everywhere else: 3.9 kB of gzip on the programme's page.
 */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { BuildError } from "./failure.mjs";

const require = createRequire(import.meta.url);

/** @type {Readonly<Record<string, string>>} what is imported → the file of its package that runs in production */
const FILES = {
  react: "cjs/react.production.js",
  "react/jsx-runtime": "cjs/react-jsx-runtime.production.js",
  "react-dom": "cjs/react-dom.production.js",
  "react-dom/client": "cjs/react-dom-client.production.js",
  scheduler: "cjs/scheduler.production.js",
};

/** @returns {import("esbuild").Plugin} */
export function reactAsModules() {
  return {
    name: "react-as-modules",
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^(react|react-dom|scheduler)(\/|$)/ }, ({ path }) => {
        const file = FILES[path];
        if (file === undefined) throw new BuildError(`${path} is no part of React that this build knows.`);
        const folder = dirname(require.resolve(`${path.split("/")[0]}/package.json`));
        return { path: join(folder, file), sideEffects: false };
      });
      onLoad({ filter: /\/cjs\/(react|scheduler)[\w-]*\.production\.js$/ }, ({ path }) => ({
        contents: asModule(readFileSync(path, "utf8"), path),
      }));
      // Packages that take React as an object: all of it would have to be kept for them.
      onLoad({ filter: /\/node_modules\/(zustand|react-leaflet|@react-leaflet)\/.*\.m?js$/ }, ({ path }) => ({
        contents: readFileSync(path, "utf8").replace(
          /^import React\b(?:, (\{[^}]*\}))? from ["']react["'];?/m,
          (_, names = "{}") => `import * as React from "react"; import ${names} from "react";`,
        ),
      }));
    },
  };
}

/**
 * @param {string} source of one of React's production files
 * @param {string} file its name, for the message
 */
function asModule(source, file) {
  const names = new Set([...source.matchAll(/\bexports\.(\w+)/g)].map(([, name]) => name));
  /** @type {string[]} */
  const imports = [];
  const code = source
    .replace(/^var (?:\w+ = require\("[\w-]+"\)[,;]\s+)+/m, (statement) => {
      for (const [, name, from] of statement.matchAll(/(\w+) = require\("([\w-]+)"\)/g))
        imports.push(`import * as ${name} from "${from}";`);
      return statement.trimEnd().endsWith(",") ? "var " : "";
    })
    .replace(/\bexports\.(\w+)/g, "exported_$1");
  if (names.size === 0 || /\bexports\b|\brequire\(/.test(code))
    throw new BuildError(`${file} is written in a way that this build does not read as a module.`);
  const list = [...names];
  return [
    ...imports,
    `let ${list.map((name) => `exported_${name}`).join(", ")};`,
    code,
    `export { ${list.map((name) => `exported_${name} as ${name}`).join(", ")} };`,
  ].join("\n");
}
