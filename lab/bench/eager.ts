/** Our own code as one eager file: what the page would be if nothing waited. */
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../build/bundle.mjs";
import { ownModule } from "./bundles.ts";

/** The names of the css files, as the build wrote them into the script. */
const CSS_NAMES = /[`"']([a-z. -]+ (-[A-Z0-9]{8}\.css))[`"']/;

interface Manifest {
  loads: Record<string, string[]>;
  parts: Record<string, string[]>;
}

/**
 * @param distDir the build to compare with
 * @returns a folder like it, whose script contains everything and loads nothing but css
 */
export async function eagerDist(distDir: string): Promise<string> {
  const folder = join(root, ".cache/bench-eager");
  cpSync(distDir, folder, { recursive: true });
  const script = readFileSync(join(distDir, "signet.js"), "utf8");
  const [, names = "", ending = ""] = CSS_NAMES.exec(script) ?? [];
  const eager = await ownModule("src/main.ts", {
    __SIGNET_CSS__: JSON.stringify(names),
    __SIGNET_DOCTOR_CSS__: JSON.stringify(`base doctor ${ending}`),
    __SIGNET_MAP_VIEW__: "true",
    __SIGNET_VERSION__: '"0.0.0"',
  });
  writeFileSync(join(folder, "signet.js"), eager);
  const path = join(folder, "manifest.json");
  const manifest = JSON.parse(readFileSync(path, "utf8")) as Manifest;
  const none = (table: Record<string, string[]>) =>
    Object.fromEntries(
      Object.entries(table).map(([name, files]) => [name, files.filter((file) => !file.endsWith(".js"))]),
    );
  const emptied = { ...manifest, loads: none(manifest.loads), parts: none(manifest.parts) };
  writeFileSync(path, JSON.stringify(emptied));
  return folder;
}
