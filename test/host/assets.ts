import { join } from "node:path";
import * as v from "valibot";
import { freshJson } from "./fresh-json.ts";

const manifestShape = v.looseObject({
  names: v.record(v.string(), v.string()),
  loads: v.record(v.string(), v.array(v.string())),
  parts: v.optional(v.record(v.string(), v.array(v.string())), {}),
});

/**
 * The build's files for templates, from dist/manifest.json. Both functions throw when nothing is built or the name is
 * unknown.
 */
export interface Assets {
  /** Address of a built file by its stable name: `programme.css` → `/dist/programme-AB12CD34.css`. */
  asset(name: string): string;
  /** Addresses of the scripts that a marker and some of its parts load, for `<link rel="modulepreload">`. */
  scripts(marker: string, ...parts: readonly string[]): readonly string[];
}

export function createAssets(distDir: string): Assets {
  const path = join(distDir, "manifest.json");
  const manifest = freshJson(path, (content) => v.parse(manifestShape, content));

  function entry<K extends "names" | "loads" | "parts">(table: K, name: string) {
    const known = manifest();
    if (known === null) throw new Error(`${path} is missing: run "npm run build" first.`);
    const found = Object.entries(known[table]).find(([key]) => key === name);
    if (!found) {
      throw new Error(
        `The build has no "${name}": it has ${Object.keys(known[table]).join(", ")} (${path}).`,
      );
    }
    return found[1] as v.InferOutput<typeof manifestShape>[K][string];
  }

  const address = (file: string): string => `/dist/${file}`;
  return {
    asset: (name) => address(entry("names", name)),
    scripts: (marker, ...parts) =>
      [...new Set([entry("loads", marker), ...parts.map((part) => entry("parts", part))].flat())]
        .filter((file) => file.endsWith(".js"))
        .map(address),
  };
}
