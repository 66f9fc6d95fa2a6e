// @ts-check
/**
 * An island's `parts.ts` lists what comes after its start. Without help esbuild would cut what these parts share with
 * `start.ts` and `mount.tsx` into one chunk for each set of them that shares it, a dozen small files that compress badly
 * and that the first list would wait for. Each part is therefore made to reach both, and with them everything that the
 * first list needs: to all of them that is one and the same set, hence one chunk for each of the two. For the same reason
 * `mount.tsx` is made to reach the `start.ts` beside it, without which it is never loaded.
 */
import { existsSync, readFileSync } from "node:fs";
import { basename, dirname, extname, join, relative } from "node:path";
import { BuildError } from "./failure.mjs";
import { reachKits, wantsKit } from "./kit.mjs";

const REACHED = ["start.ts", "mount.tsx"];

/** @returns {import("esbuild").Plugin} */
export function partsReachMount() {
  const again = Symbol("already being resolved");
  return {
    name: "parts-reach-mount",
    setup({ onResolve, onLoad, resolve }) {
      onResolve({ filter: /./ }, async ({ path, kind, importer, resolveDir, pluginData }) => {
        const island = kind === "dynamic-import" ? islandOfPart(importer) : null;
        if (pluginData === again || !(island || wantsKit({ kind, importer, path }))) return null;
        const found = await resolve(path, { kind, importer, resolveDir, pluginData: again });
        if (found.errors.length > 0) return { errors: found.errors };
        const { reached, folder } = island
          ? { reached: REACHED, folder: island }
          : {
              reached:
                basename(found.path) === "mount.tsx" && existsSync(join(dirname(found.path), "parts.ts"))
                  ? ["start.ts"]
                  : [],
              folder: dirname(found.path),
            };
        const islands = reached.map((file) => join(folder, file)).filter(existsSync);
        return {
          path: found.path,
          pluginData: { lines: [...reachKits(found.path), ...islands.map(reach(found.path))] },
        };
      });
      onLoad({ filter: /\.tsx?$/ }, ({ path, pluginData }) => {
        if (!pluginData?.lines) return null;
        return {
          contents: [readFileSync(path, "utf8"), ...pluginData.lines].join("\n"),
          loader: extname(path) === ".tsx" ? "tsx" : "ts",
          resolveDir: dirname(path),
        };
      });
    },
  };
}

/**
 * The folder of the island whose part this file loads: its `parts.ts`, or a file in one of its rooms; `load-….ts` loads
 * what stands on its own.
 *
 * @param {string} importer absolute path
 */
function islandOfPart(importer) {
  const [island] =
    /^.*\/src\/islands\/[^/]+(?=\/parts\.ts$|\/[^/]+\/(?!load-))/.exec(importer.replaceAll("\\", "/")) ?? [];
  return island ?? null;
}

/**
 * A line that exports something of a file, by which it is reached. By a relative path, for source maps tell nothing of
 * the machine that built them.
 *
 * @param {string} part absolute path
 */
const reach = (part) => (/** @type {string} */ file, /** @type {number} */ index) => {
  const [, name] = /^export (?:function|const) (\w+)/m.exec(readFileSync(file, "utf8")) ?? [];
  if (!name) throw new BuildError(`${file} exports no function, which parts.ts relies on.`);
  const path = `./${relative(dirname(part), file).replaceAll("\\", "/")}`;
  return `export { ${name} as reached${index} } from ${JSON.stringify(path)};`;
};
