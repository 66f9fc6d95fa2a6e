// @ts-check
/**
 * `npm run new -- behaviour NAME`: a behaviour that works, with its facts, code, css, words, macro and test, in the
 * registry, in the list of facts and in docs/markers.md. Then what is written from the facts is written.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { runTool } from "../../test/run/tool.mjs";
import { Complaint, explain } from "./complaint.mjs";
import { ensureInstalled } from "./installed.mjs";
import { filesOf, sectionOf } from "./new-behaviour.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
const USAGE =
  "Write npm run new -- behaviour NAME, with a name of lower-case words and hyphens (reading-time).";

/** @param {string} path */
const read = (path) => readFileSync(join(root, path), "utf8");

/**
 * @param {string} path
 * @param {string} text
 */
function write(path, text) {
  mkdirSync(join(root, dirname(path)), { recursive: true });
  writeFileSync(join(root, path), text);
  console.log(path);
}

/**
 * Adds a line to a list of a file, and its import.
 *
 * @param {string} path
 * @param {string} imported the import
 * @param {string} entry the line of the list
 */
function enlist(path, imported, entry) {
  const lines = read(path).split("\n");
  const last = lines.findLastIndex((line) => line.startsWith("import {"));
  lines.splice(last + 1, 0, imported);
  const end = lines.lastIndexOf("];");
  lines.splice(end, 0, `  ${entry},`);
  write(path, lines.join("\n"));
}

/** @param {string[]} args */
async function create([kind, name = "", ...more]) {
  if (kind !== "behaviour" || !/^[a-z]+(-[a-z]+)*$/.test(name) || more.length > 0) throw new Complaint(USAGE);
  const folder = `src/behaviours/${name}`;
  if (existsSync(join(root, folder)) || existsSync(join(root, `src/islands/${name}`)))
    throw new Complaint(`There is a marker ${name} already: choose another name.`);
  ensureInstalled(root);
  const files = filesOf(name);
  for (const [path, text] of Object.entries(files)) write(path, text);
  const id = name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
  enlist(
    "src/registry.ts",
    `import { ${id}Behaviour } from "./behaviours/${name}/${name}.behaviour.ts";`,
    `${id}Behaviour`,
  );
  enlist(
    "src/markers.ts",
    `import { ${id}Facts } from "./behaviours/${name}/${name}.facts.ts";`,
    `${id}Facts`,
  );
  write("docs/markers.md", `${read("docs/markers.md").trimEnd()}\n\n${sectionOf(name)}`);
  await runTool(
    root,
    "@biomejs/biome",
    [
      "check",
      "--write",
      "src/registry.ts",
      "src/markers.ts",
      ...Object.keys(files).filter((path) => /\.(ts|css)$/.test(path)),
    ],
    { collect: true },
  );
  const { code, output } = await runTool(
    root,
    "vitest",
    ["run", "--project=unit", "test/contract/written.test.ts", "test/contract/words.test.ts", "--update"],
    { collect: true },
  );
  if (code !== 0) throw new Complaint(`${output}\nnpm run docs writes the documents.`);
  console.log(
    "\nWritten from the facts: docs/markers.md, docs/keyboard.md, docs/words.md, the WordPress plugin's table and pattern.",
  );
  console.log(
    `Now change ${folder}/${name}.facts.ts and ${name}.ts; then npm run docs, and npm test -- ${name}.`,
  );
}

try {
  await create(process.argv.slice(2));
} catch (error) {
  process.exitCode = 1;
  console.error(explain(error));
}
