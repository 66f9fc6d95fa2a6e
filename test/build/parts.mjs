// @ts-check
/**
 * An island's `parts.ts` lists what comes after its start. Without help esbuild would cut what these parts share with
 * `mount.tsx` into one chunk for each set of them that shares it, a dozen small files that compress badly and that
 * the first list would wait for. Each part is therefore made to reach `mount.tsx`, and with it everything that the first
 * list needs: to all of them that is one and the same set, hence one chunk.
 */
import { readFileSync } from "node:fs";
import { basename, dirname, extname, join, relative } from "node:path";
import { BuildError } from "./failure.mjs";

/** @returns {import("esbuild").Plugin} */
export function partsReachMount() {
  const again = Symbol("already being resolved");
  return {
    name: "parts-reach-mount",
    setup({ onResolve, onLoad, resolve }) {
      onResolve({ filter: /^\./ }, async ({ path, kind, importer, resolveDir, pluginData }) => {
        if (kind !== "dynamic-import" || basename(importer) !== "parts.ts" || pluginData === again)
          return null;
        const found = await resolve(path, { kind, importer, resolveDir, pluginData: again });
        if (found.errors.length > 0) return { errors: found.errors };
        return { path: found.path, pluginData: { mount: join(dirname(importer), "mount.tsx") } };
      });
      onLoad({ filter: /\.tsx?$/ }, ({ path, pluginData }) => {
        const mount = pluginData?.mount;
        if (!mount) return null;
        const [, name] = /^export function (\w+)/m.exec(readFileSync(mount, "utf8")) ?? [];
        if (!name) throw new BuildError(`${mount} exports no function, which parts.ts relies on.`);
        // Relative, for source maps tell nothing of the machine that built them.
        const to = `./${relative(dirname(path), mount).replaceAll("\\", "/")}`;
        const reach = `export { ${name} as mount } from ${JSON.stringify(to)};`;
        return {
          contents: `${readFileSync(path, "utf8")}\n${reach}\n`,
          loader: extname(path) === ".tsx" ? "tsx" : "ts",
          resolveDir: dirname(path),
        };
      });
    },
  };
}
