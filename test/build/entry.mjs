// @ts-check
/** What esbuild has no option for: the entry's stable name, and no file that is fetched for nothing. */
import { plainName } from "./graph.mjs";

/**
 * Only the entry has a stable name. esbuild gives all entry points one naming rule, so it is renamed here, which is
 * safe because nothing imports it: with splitting, what an entry point shares with a chunk becomes a chunk.
 *
 * @param {Map<string, Uint8Array>} files changed in place
 * @returns {(file: string) => string} old name → new name
 */
export function giveEntryItsName(files) {
  const hashed = [...files.keys()].find((file) => plainName(file) === "signet.js") ?? "";
  const script = Buffer.from(files.get(hashed) ?? []).toString();
  const map = files.get(`${hashed}.map`);
  files.delete(hashed);
  files.delete(`${hashed}.map`);
  const link = (/** @type {string} */ name) => `sourceMappingURL=${name}.map`;
  files.set("signet.js", Buffer.from(script.replace(link(hashed), link("signet.js"))));
  if (map) files.set("signet.js.map", map);
  return (file) => (file === hashed ? "signet.js" : file);
}

/**
 * esbuild's own helpers (for CommonJS: React) become a chunk, and it makes every script import that chunk, also those
 * that take nothing from it: each page would wait for a second file. The chunk only defines functions, so an import
 * that takes nothing from it does nothing. It is blanked, not cut, so that the source maps still fit.
 *
 * @param {Map<string, Uint8Array>} files changed in place
 * @param {import("./graph.mjs").Graph} graph changed in place
 */
export function dropIdleImports(files, graph) {
  for (const [file, output] of graph) {
    output.imports = output.imports.filter(({ file: chunk, lazy }) => {
      const isHelpers = graph.get(chunk)?.inputs.length === 0;
      if (lazy || !isHelpers) return true;
      const script = Buffer.from(files.get(file) ?? []).toString();
      const statement = /** @type {const} */ ([`import"./${chunk}";`, `import "./${chunk}";`]).find((one) =>
        script.includes(one),
      );
      if (!statement) return true;
      files.set(file, Buffer.from(script.replace(statement, " ".repeat(statement.length))));
      return false;
    });
  }
}
