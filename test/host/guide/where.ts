/** Where each marker is in WordPress: the name of its pattern, from the plugin, and its shortcode. */
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { markerFacts } from "../../../src/markers.ts";

const HERE = dirname(fileURLToPath(import.meta.url));
const PLUGIN = join(HERE, "../../../templates-fixtures/wordpress/signet/includes/markers.php");

export function wordpressRows() {
  const php = readFileSync(PLUGIN, "utf8");
  const titles = new Map(
    [...php.matchAll(/'([a-z-]+)'\s*=> array\(\s*'kind'[^,]*,\s*'title'\s*=> '([^']+)'/g)].map(
      ([, name = "", title = ""]) => [name, title],
    ),
  );
  return markerFacts.map(({ name }) => {
    const pattern = titles.get(name);
    if (!pattern) throw new Error(`The plugin for WordPress has no pattern for ${name}.`);
    return { name, pattern, shortcode: `[signet marker="${name}"] … [/signet]` };
  });
}
