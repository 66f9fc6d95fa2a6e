// @ts-check
/**
 * What nearly every marker needs of `src/shared`. Left alone, esbuild cuts shared code into one chunk for each set of
 * files that shares it: four behaviours were enough for five files of 200 B, each compressed on its own, and for 1.4 kB
 * more on the programme's page. Therefore whatever a marker loads is made to reach all of the kit: one set, one chunk.
 */
import { relative } from "node:path";
import { root } from "./bundle.mjs";

/** Function → file below `src/shared`. Only what the programme's first list and a behaviour both load belongs here. */
const KIT = {
  markerError: "enhance/errors.ts",
  words: "text/words.ts",
  fold: "text/fold.ts",
  createAnnouncer: "dom/announcer.ts",
  setUntil: "dom/set-until.ts",
};

const NAME = "signet:kit";

/** The line that makes a module reach the kit. */
export const REACH_KIT = `export { kit } from ${JSON.stringify(NAME)};`;

/**
 * Whether what is asked for is a marker's: its start, or a part that it loads later. The entry's own late code
 * (explain.ts) is not, nor is the announcement, which stands on its own.
 *
 * @param {{ kind: import("esbuild").ImportKind, importer: string, path: string }} asked
 */
export function wantsKit({ kind, importer, path }) {
  if (kind !== "entry-point" && kind !== "dynamic-import") return false;
  const within = relative(root, kind === "entry-point" ? path : importer).replaceAll("\\", "/");
  return /^src\/(islands|behaviours)\/(?!.*\/load-)/.test(within);
}

/** Answers the import of REACH_KIT. @returns {import("esbuild").Plugin} */
export function kit() {
  return {
    name: "kit",
    setup({ onResolve, onLoad }) {
      onResolve({ filter: new RegExp(`^${NAME}$`) }, () => ({
        path: NAME,
        namespace: "kit",
        sideEffects: false,
      }));
      onLoad({ filter: /./, namespace: "kit" }, () => ({
        contents: [
          ...Object.entries(KIT).map(([name, file]) => `import { ${name} } from "./src/shared/${file}";`),
          // In one value, so that whoever reaches one of them reaches all.
          `export const kit = [${Object.keys(KIT)}];`,
        ].join("\n"),
        resolveDir: root,
      }));
    },
  };
}
