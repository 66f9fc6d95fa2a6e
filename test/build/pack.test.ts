import { type SpawnSyncReturns, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { root } from "../../build/bundle.mjs";
import { copyCheckout } from "./command.ts";

let scratch: string;
let packed: string[];
let consumer: string;

beforeAll(() => {
  scratch = mkdtempSync(join(tmpdir(), "signet-pack-"));
  const checkout = join(scratch, "checkout");
  copyCheckout(checkout);
  cpSync(inject("distDir"), join(checkout, "dist"), { recursive: true });
  const [report] = JSON.parse(
    npm(checkout, "pack", "--json", "--ignore-scripts", "--pack-destination", scratch).stdout,
  );
  packed = report.files.map((file: { path: string }) => file.path);

  consumer = join(scratch, "consumer");
  mkdirSync(consumer);
  writeFileSync(join(consumer, "package.json"), '{ "private": true, "type": "module" }');
  npm(
    consumer,
    "install",
    "--offline",
    "--ignore-scripts",
    "--no-audit",
    "--no-fund",
    join(scratch, report.filename),
  );
});
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

function npm(cwd: string, ...args: string[]): SpawnSyncReturns<string> {
  const result = spawnSync("npm", args, { cwd, encoding: "utf8", shell: process.platform === "win32" });
  if (result.status !== 0) throw new Error(`npm ${args.join(" ")}\n${result.stderr}`);
  return result;
}

test("the package contains dist/, the templates and the four documents, nothing else", () => {
  const papers = ["CHANGELOG.md", "LICENSE", "README.md", "package.json"];
  const others = packed.filter(
    (path) => !/^(dist|templates-fixtures\/(macros|pages|partials|wordpress))\/.+/.test(path),
  );
  expect(others.sort()).toEqual(papers);
});

test("it contains all of dist/, as the manifest lists it, and a template for the marker", () => {
  const manifest = JSON.parse(readFileSync(join(inject("distDir"), "manifest.json"), "utf8"));
  const expected = ["manifest.json", ...Object.keys(manifest.files)].map((file) => `dist/${file}`);
  expect(packed.filter((path) => path.startsWith("dist/")).sort()).toEqual(expected.sort());
  expect(packed.some((path) => /^templates-fixtures\/macros\/.+\.njk$/.test(path))).toBe(true);
});

test("installing it installs no other package", () => {
  const lock = JSON.parse(readFileSync(join(consumer, "package-lock.json"), "utf8"));
  expect(Object.keys(lock.packages)).toEqual(["", "node_modules/signet"]);
});

test("every export is a file", () => {
  const macro = packed
    .find((path) => path.startsWith("templates-fixtures/macros/"))
    ?.replace("templates-fixtures/", "");
  const names = ["signet", "signet/manifest.json", "signet/dist/signet.js", `signet/templates/${macro}`];
  const script = `import { readFileSync } from "node:fs";
    for (const name of ${JSON.stringify(names)}) readFileSync(new URL(import.meta.resolve(name)));`;
  writeFileSync(join(consumer, "resolve.mjs"), script);
  const { status, stderr } = spawnSync(process.execPath, ["resolve.mjs"], {
    cwd: consumer,
    encoding: "utf8",
  });
  expect(stderr).toBe("");
  expect(status).toBe(0);
});

test.each([
  ["a bundler", "bundler", "esnext"],
  ["Node", "nodenext", "nodenext"],
])("its types stand alone and are right, as %s resolves them", (_who, moduleResolution, module) => {
  writeFileSync(
    join(consumer, "page.ts"),
    `import { enhance, release, type SignetTrouble } from "signet";
     enhance();
     enhance(document.body);
     release(document.createDocumentFragment());
     document.addEventListener("signet:error", (event) => {
       const { name, error }: SignetTrouble = event.detail;
       console.log(name.length, error);
     });
     // @ts-expect-error what is released has to be said
     release();
     // @ts-expect-error not a selector
     enhance("#late");
    `,
  );
  writeFileSync(
    join(consumer, "tsconfig.json"),
    JSON.stringify({
      compilerOptions: { module, moduleResolution, target: "es2022", strict: true, noEmit: true, types: [] },
      files: ["page.ts"],
    }),
  );
  const tsc = join(root, "node_modules/typescript/bin/tsc");
  const { status, stdout } = spawnSync(process.execPath, [tsc, "-p", consumer], { encoding: "utf8" });
  expect(stdout).toBe("");
  expect(status).toBe(0);
});
