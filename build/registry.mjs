// @ts-check
/** What `src/registry.ts` lists, and where each marker's code and css lie. */
import { readdirSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { bundle, root } from "./bundle.mjs";
import { BuildError } from "./failure.mjs";

/**
 * @typedef {object} Registered
 * @property {string} name
 * @property {Record<string, string>} modules all that the declaration loads: name of the chunk → module, absolute
 */

/**
 * Bundles the registry without its lazy imports, and runs it.
 *
 * @returns {Promise<Registered[]>}
 * @throws {BuildError} when the list is missing or an entry's declaration loads nothing
 */
export async function readRegistry() {
  /** @type {Map<string, Set<string>>} */
  const loadedBy = new Map();
  const { outputFiles } = await bundle({
    entryPoints: [join(root, "src/registry.ts")],
    outdir: root,
    sourcemap: false,
    format: "esm",
    plugins: [
      leaveLazyCodeOut((importer, module) => {
        const file = basename(importer);
        loadedBy.set(file, (loadedBy.get(file) ?? new Set()).add(module));
      }),
    ],
  });
  const code = Buffer.from(outputFiles[0]?.contents ?? []).toString("base64");
  const exported = await import(`data:text/javascript;base64,${code}`);
  /** @type {{ name: string, load: unknown }[] | undefined} */
  const list = Object.values(exported).find(Array.isArray);
  if (!list) throw new BuildError("src/registry.ts exports no list of declarations.");
  return list.map(({ name, load }) => {
    // A declaration may take its `load` from another one (`exhibitors` from `authors`): the chunks have the other's name.
    const owner = list.find((one) => one.load === load)?.name ?? name;
    const declarations = [`${owner}.island.ts`, `${owner}.behaviour.ts`];
    const modules = declarations.flatMap((file) => [...(loadedBy.get(file) ?? [])]);
    if (modules.length === 0) {
      throw new BuildError(
        `The registry lists "${name}", but neither ${declarations.join(" nor ")} loads code.`,
      );
    }
    return {
      name,
      modules: Object.fromEntries(modules.map((module) => [chunkName(owner, module, modules), module])),
    };
  });
}

/**
 * A marker's only chunk has its name; of several, each adds its own. A module outside of the folders, which several
 * markers load, has a name of its own.
 *
 * @param {string} marker
 * @param {string} module
 * @param {readonly string[]} modules all that the marker loads
 */
function chunkName(marker, module, modules) {
  const own = basename(module).replace(/\.tsx?$/, "");
  if (basename(dirname(module)) === "behaviours") return own;
  return modules.length === 1 ? marker : `${marker}-${own}`;
}

/**
 * @param {(importer: string, module: string) => void} seen
 * @returns {import("esbuild").Plugin}
 */
function leaveLazyCodeOut(seen) {
  const again = Symbol("already being resolved");
  return {
    name: "leave-lazy-code-out",
    setup({ onResolve, resolve }) {
      onResolve({ filter: /./ }, async ({ path, kind, importer, resolveDir, pluginData }) => {
        if (kind !== "dynamic-import" || pluginData === again) return null;
        const found = await resolve(path, { kind, importer, resolveDir, pluginData: again });
        if (found.errors.length > 0) return { errors: found.errors };
        seen(importer, found.path);
        return { path: found.path, external: true };
      });
    },
  };
}

/**
 * `base`, each marker's css file, and those of its parts that come later (`programme.map.css`), wherever in `src/` they
 * lie. A marker may have none.
 *
 * @param {readonly string[]} names
 * @returns {Record<string, string>} name → file
 * @throws {BuildError} when two files bear the same name
 */
export function cssEntries(names) {
  const all = readdirSync(join(root, "src"), { recursive: true, encoding: "utf8" });
  /** @type {Record<string, string>} */
  const entries = {};
  for (const file of all.filter((path) => path.endsWith(".css"))) {
    const name = basename(file, ".css");
    if (!["base", ...names].includes(name.split(".")[0] ?? "")) continue;
    const other = entries[name];
    if (other)
      throw new BuildError(
        `Two files are named ${name}.css: ${relative(join(root, "src"), other)} and ${file}.`,
      );
    entries[name] = join(root, "src", file);
  }
  return entries;
}
