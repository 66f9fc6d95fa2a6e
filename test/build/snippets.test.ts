/**
 * JavaScript and TypeScript in the documentation, compiled as an integrator would: `signet` and the address of
 * `signet.js` have the types that the package publishes. JavaScript is checked, too, where it has types.
 */
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Snippet, snippetsIn } from "../contract/markdown.ts";
import { ROOT } from "../contract/sources.ts";

// Inside of the repository, where the compiler finds its libraries.
mkdirSync(join(ROOT, "node_modules/.cache"), { recursive: true });
const folder = mkdtempSync(join(ROOT, "node_modules/.cache/snippets-"));
afterAll(() => rmSync(folder, { recursive: true }));

const TYPES = join(ROOT, "src/signet.d.ts");
const fileOf = (snippet: Snippet, index: number) => `snippet-${index}.${snippet.language}`;

/** What the compiler says about each file that it finds at fault. */
function compile(files: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  const compilerOptions = {
    strict: true,
    // A listener in plain JavaScript has no types for its event.
    noImplicitAny: false,
    checkJs: true,
    noEmit: true,
    target: "ES2022",
    module: "ESNext",
    moduleResolution: "bundler",
    moduleDetection: "force",
    lib: ["ES2023", "DOM", "DOM.Iterable"],
    types: [],
    paths: { signet: [TYPES], "/theme/signet/signet.js": [TYPES] },
  };
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, include: ["*", TYPES] }));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const { stdout } = spawnSync(
    process.execPath,
    [join(ROOT, "node_modules/typescript/bin/tsc"), "-p", folder],
    {
      cwd: folder,
      encoding: "utf8",
    },
  );
  const faults = new Map<string, string>();
  for (const [line, name = ""] of stdout.matchAll(/^([\w.-]+)\(.*$/gm))
    faults.set(name, `${faults.get(name) ?? ""}${line}\n`);
  if (stdout && faults.size === 0) throw new Error(stdout);
  return faults;
}

const snippets = snippetsIn("js", "ts");
const WRONG = 'document.addEventListener("signet:filter", ({ detail }) => detail.counts);';
let faults: ReadonlyMap<string, string> = new Map();
beforeAll(() => {
  const files = snippets.map((one, index) => [fileOf(one, index), one.text]);
  faults = compile({ ...Object.fromEntries(files), "wrong.js": WRONG });
});

test.each(snippets.map((one, index) => [one.name, fileOf(one, index)] as const))("%s", (_, file) => {
  expect(faults.get(file)).toBeUndefined();
});

test("a misspelled detail is found", () => {
  expect(faults.get("wrong.js")).toContain("'counts' does not exist");
});
