/** Writes the invented fair's files: `npx tsx templates-fixtures/data/generate.ts`. */
import { writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { fairFiles, SEED } from "./generator/fair.ts";

const here = dirname(fileURLToPath(import.meta.url));

for (const [name, text] of fairFiles(SEED)) {
  writeFileSync(join(here, name), text);
  console.log(`${name}: ${text.length} characters`);
}
