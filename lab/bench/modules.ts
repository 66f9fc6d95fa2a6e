/**
 * The largest modules of each page's scripts, from the source maps: bytes of minified code, and the share of the
 * page's. The pages are those of `build/budgets.json`.
 *
 *     npx tsx lab/bench/modules.ts [--top LINES] [--packages] [PAGE…]
 *
 * PAGE is any part of a page's name. `--packages` joins the modules of each package.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { readBudgets } from "../../build/budgets.mjs";
import { closure } from "../../build/graph.mjs";
import { build } from "../../build.mjs";
import { moduleBytes } from "./module-bytes.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { top: { type: "string", default: "10" }, packages: { type: "boolean", default: false } },
});
const { manifest, graph, outdir } = await build();
const read = (file: string) => readFileSync(join(outdir, file), "utf8");
const known = new Map<string, ReadonlyMap<string, number>>();
const bytesOf = (file: string) => {
  const bytes = known.get(file) ?? moduleBytes(read(file), JSON.parse(read(`${file}.map`)));
  known.set(file, bytes);
  return bytes;
};

for (const { page, markers, lazy = [] } of readBudgets()) {
  if (positionals.length > 0 && !positionals.some((part) => page.includes(part))) continue;
  const chunks = lazy.flatMap((source) =>
    [...graph].filter(([, one]) => one.source === source).map(([file]) => file),
  );
  const files = new Set(
    [
      ...(manifest.loads.entry ?? []),
      ...markers.flatMap((marker) => manifest.loads[marker] ?? []),
      ...chunks.flatMap((file) => [...closure(graph, file)]),
    ].filter((file) => file.endsWith(".js")),
  );
  const modules = new Map<string, { bytes: number; files: Set<string> }>();
  for (const file of files) {
    for (const [source, bytes] of bytesOf(file)) {
      const name = values.packages ? source.replace(/^((?:@[^/]+\/)?[^/]+)\/.*/, "$1") : source;
      const module = modules.get(name) ?? { bytes: 0, files: new Set() };
      module.bytes += bytes;
      module.files.add(file.replace(/-\w+\.js$/, ""));
      modules.set(name, module);
    }
  }
  const all = [...modules.values()].reduce((sum, { bytes }) => sum + bytes, 0);
  console.log(`\n${page}: ${modules.size} modules, ${all} bytes`);
  const largest = [...modules]
    .sort(([, one], [, other]) => other.bytes - one.bytes)
    .slice(0, Number(values.top));
  for (const [name, { bytes, files }] of largest) {
    const share = `${((100 * bytes) / all).toFixed(1)} %`;
    console.log(`${String(bytes).padStart(8)} ${share.padStart(7)}  ${name}  (${[...files].join(", ")})`);
  }
}
