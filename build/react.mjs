// @ts-check
/**
 * Reads React's CommonJS files as modules. Of CommonJS a bundler keeps everything, in a wrapper, and each importer
 * reaches it through an object: `(0, object.jsx)(…)`. React's production files are simple enough to be read as modules:
 * each `exports.name` becomes an exported variable, each `require` an import. What nobody imports is then left out.
 * Gain on the programme's list: 3.1 kB of gzip (docs/decisions/0016).
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

/** @returns {import("rolldown").Plugin} */
export function reactAsModules() {
  return {
    name: "react-as-modules",
    resolveId: {
      filter: { id: /^(react|react-dom|scheduler)(\/|$)/ },
      handler(source) {
        const file = FILES[source];
        if (file === undefined) throw new BuildError(`${source} is no part of React that this build knows.`);
        const folder = dirname(require.resolve(`${source.split("/")[0]}/package.json`));
        return { id: join(folder, file), moduleSideEffects: false };
      },
    },
    load: {
      filter: { id: /\/cjs\/(react|scheduler)[\w-]*\.production\.js$/ },
      handler: (id) => ({ code: asModule(readFileSync(id, "utf8"), id), moduleType: "js" }),
    },
    transform: {
      // Packages that take React as an object: all of it would have to be kept for them.
      filter: { id: /\/node_modules\/(zustand|react-leaflet|@react-leaflet)\/.*\.m?js$/ },
      handler: (code) => ({
        code: code.replace(
          /^import React\b(?:, (\{[^}]*\}))? from ["']react["'];?/m,
          (_, names = "{}") => `import * as React from "react"; import ${names} from "react";`,
        ),
        map: null,
      }),
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
