// @ts-check
/**
 * Builds the scripts in passes, each after what it imports: `COMMON`, the behaviours, the islands, the entry. Only files
 * of earlier passes are shared between passes (`chunks.mjs`). The entry comes last and imports nothing: it knows the
 * others' hashed names.
 */
import { basename, extname, join, sep } from "node:path";
import { root } from "./bundle.mjs";
import { COMMON, KINDS } from "./chunks.mjs";
import { sharedFiles } from "./copies.mjs";
import { BuildError } from "./failure.mjs";
import { runPass } from "./pass.mjs";

/**
 * @typedef {import("./pass.mjs").Chunk} Chunk
 * @typedef {(pass: import("./pass.mjs").Pass) => Promise<Chunk[]>} Run
 */

/**
 * @param {string} entry the module that becomes `signet.js`, absolute
 * @param {readonly import("./registry.mjs").Registered[]} registry
 * @param {Readonly<Record<string, string>>} sheets name → the file that has the css as a module
 * @param {import("./pass.mjs").PassOptions} options
 * @returns {Promise<Chunk[]>}
 * @throws {BuildError} that names the file at fault
 */
export async function buildScripts(entry, registry, sheets, options) {
  /** @type {Run} */
  const run = (pass) => runPass(pass, options);
  const signet = { signet: entry };
  if (registry.length === 0) return run({ input: signet });

  const common = await buildCommon(run);
  const chunks = [common];
  const built = new Map(commonFiles().map((file) => [file, common.file]));
  const modules = Object.entries(Object.assign({}, ...registry.map((one) => one.modules)));
  const passes = KINDS.map((kind) => {
    const own = modules.filter(([, module]) => module.startsWith(join(root, kind.folder) + sep));
    return run({ input: Object.fromEntries(own), kind, built });
  });
  chunks.push(...(await Promise.all(passes)).flat());
  for (const { source, file } of chunks) if (source) built.set(source, file);
  // What the entry itself loads later is built alone: it would share a file with the entry otherwise.
  const buildLazy = async (/** @type {string} */ module) => {
    const [chunk, ...others] = await run({ input: { [basename(module, extname(module))]: module } });
    if (!chunk || others.length > 0)
      throw new BuildError(`${module} loads more code: name it in the registry.`);
    chunks.push(chunk);
    built.set(module, chunk.file);
    return chunk.file;
  };
  const entries = [
    ...(await run({ input: signet, built, buildLazy })),
    ...(await buildModule(run, sheets, { built, buildLazy })),
  ];
  return [...entries, ...chunks];
}

/**
 * The entry for bundlers, which has the css as modules.
 *
 * @param {Run} run
 * @param {Readonly<Record<string, string>>} sheets
 * @param {Pick<import("./pass.mjs").Pass, "built" | "buildLazy">} earlier
 */
function buildModule(run, sheets, earlier) {
  const loads = Object.entries(sheets).map(
    ([name, file]) => `${JSON.stringify(name)}: () => import(${JSON.stringify(`./${file}`)})`,
  );
  const code = [
    // Not its path, which the source map would contain.
    'import { start } from "signet:start";',
    `export const { enhance, release } = start({ ${loads.join(", ")} });`,
  ];
  const external = {
    name: "sheets",
    resolveId(/** @type {string} */ source) {
      if (source === "signet:start") return join(root, "src/module.ts");
      const isSheet = Object.values(sheets).some((file) => source === `./${file}`);
      return isSheet ? { id: source, external: true } : null;
    },
  };
  return run({
    input: { module: "signet:module" },
    plugins: [external, virtual("signet:module", code)],
    ...earlier,
  });
}

/**
 * A module that the build writes.
 *
 * @param {string} id
 * @param {readonly string[]} code
 * @returns {import("rolldown").Plugin}
 */
const virtual = (id, code) => ({
  name: id,
  resolveId: (source) => (source === id ? id : null),
  load: (source) => (source === id ? code.join("\n") : null),
});

/**
 * @param {readonly string[]} names below `src/shared`
 * @returns {string[]} absolute
 * @throws {BuildError}
 */
export const commonFiles = (names = COMMON) => sharedFiles("COMMON", names);

/**
 * One file that exports all that the modules of `COMMON` export, by their own names.
 *
 * @param {Run} run
 * @returns {Promise<Chunk>}
 */
async function buildCommon(run) {
  const id = "signet:common";
  const code = commonFiles().map((file) => `export * from ${JSON.stringify(file)};`);
  const [chunk] = await run({ input: { common: id }, plugins: [virtual(id, code)] });
  if (!chunk) throw new BuildError("build/chunks.mjs: COMMON makes no file.");
  return chunk;
}
