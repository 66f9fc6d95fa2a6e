import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { bundledPackages } from "../../build/bundled-packages.mjs";
import { thirdPartyNotices } from "../../build/notices.mjs";
import { build } from "../../build.mjs";

let scratch: string;
beforeEach(() => {
  scratch = mkdtempSync(join(tmpdir(), "signet-broken-"));
});
afterEach(() => rmSync(scratch, { recursive: true, force: true }));

function write(name: string, content: string) {
  writeFileSync(join(scratch, name), content);
  return join(scratch, name);
}

const buildOf = (entry: string, more = {}) =>
  build({ entry, registryNames: [], outdir: join(scratch, "dist"), ...more });

test("a build that fails names the file and line, and leaves the last good one as it was", async () => {
  await buildOf(write("good.ts", "document.title = 'good';"));
  await expect(buildOf(write("bad.ts", "const a = 1;\nconst = 2;"))).rejects.toThrow(/bad\.ts:2:/);
  expect(readFileSync(join(scratch, "dist/signet.js"), "utf8")).toContain("good");
  expect(readdirSync(scratch).sort()).toEqual(["bad.ts", "dist", "good.ts"]);
});

test("css imported by a script is refused: no page would load it", async () => {
  write("stray.css", "p { color: red }");
  await expect(buildOf(write("entry.ts", 'import "./stray.css";'))).rejects.toThrow("A script imports css");
});

test("css is written beside the entry, which knows its hashed name", async () => {
  write("dot.png", "not looked at");
  const css = write("quiet.css", '.quiet { background: url("./dot.png") }');
  const entry = write("entry.ts", "declare const __SIGNET_CSS__: string;\nconsole.log(__SIGNET_CSS__);");
  const { manifest } = await buildOf(entry, { css: { quiet: css } });
  const { "quiet.css": file = "", "dot.png": picture } = manifest.names;
  expect(file).toMatch(/^quiet-[A-Z0-9]{8}\.css$/);
  // The name, and what follows each name.
  expect(readFileSync(join(scratch, "dist/signet.js"), "utf8")).toContain(file.replace("quiet-", "quiet -"));
  expect(readFileSync(join(scratch, "dist", file), "utf8")).toContain(`"./${picture}"`);
});

test("an svg is inlined in the css that names it, without comments and line breaks", async () => {
  write("dot.svg", "<!-- a\n dot -->\n<svg>\n  <path d='M0 0h1\n    v1'/>\n</svg>\n");
  const css = write("quiet.css", '.quiet { background: url("./dot.svg") }');
  const { manifest } = await buildOf(write("entry.ts", ""), { css: { quiet: css } });
  const built = readFileSync(join(scratch, "dist", manifest.names["quiet.css"] ?? ""), "utf8");
  expect(built).toContain(`"data:image/svg+xml,<svg><path d='M0 0h1v1'/></svg>"`);
});

test("a dist that is a file is refused, with advice", async () => {
  write("dist", "not a folder");
  const line = /^Cannot write .*dist: it is not a folder; remove it, then run this again\.$/;
  await expect(buildOf(write("entry.ts", ""))).rejects.toThrow(line);
});

test("a package without a licence text stops the build", () => {
  mkdirSync(join(scratch, "node_modules/bare"), { recursive: true });
  write("node_modules/bare/package.json", '{ "name": "bare", "version": "1.0.0" }');
  expect(() => thirdPartyNotices(bundledPackages(scratch, ["node_modules/bare/main.js"]))).toThrow(
    "bare is bundled but brings no licence file",
  );
});
