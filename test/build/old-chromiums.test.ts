/** Old Chromiums to test in, on a machine without the registry: npm is a script here. */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { OLD_CHROMIUMS, requireOldChromium } from "../run/old-chromiums.mjs";

let folder: string;
let env: Record<string, string>;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "signet-chromium-"));
  env = { PATH: `${join(folder, "bin")}:/usr/bin:/bin`, XDG_CACHE_HOME: join(folder, "cache") };
  mkdirSync(join(folder, "bin"));
  vi.spyOn(console, "log").mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

function npm(lines: string): void {
  const file = join(folder, "bin/npm");
  writeFileSync(file, `#!/bin/sh\n${lines}\n`);
  chmodSync(file, 0o755);
}

/** A package with a Chromium of one line. */
function packed(): { archive: string; integrity: string } {
  mkdirSync(join(folder, "package/bin"), { recursive: true });
  writeFileSync(join(folder, "package/bin/chromium.br"), brotliCompressSync("#!/bin/sh\necho 1\n"));
  const archive = join(folder, "packed.tgz");
  spawnSync("tar", ["czf", archive, "package"], { cwd: folder });
  const digest = createHash("sha512").update(readFileSync(archive)).digest("base64");
  return { archive, integrity: `sha512-${digest}` };
}

const chromium = { name: "chromium-1", version: "1.0.0", isBelowFloor: true };
const cached = () =>
  readdirSync(join(folder, "cache/signet/chromium"), { recursive: true }).map(String).sort();

test("the versions are pinned, and the one below the floor is the first", () => {
  expect(OLD_CHROMIUMS.map(({ name }) => name)).toEqual(
    ["119", "121", "122", "131", "143", "153"].map((version) => `chromium-${version}`),
  );
  expect(OLD_CHROMIUMS.filter(({ isBelowFloor }) => isBelowFloor).map(({ name }) => name)).toEqual([
    "chromium-119",
  ]);
  for (const { version, integrity } of OLD_CHROMIUMS) {
    expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    expect(integrity).toMatch(/^sha512-[\w+/]{86}==$/);
  }
});

test("npm gets it once, into the user's cache, and nothing else stays there", async () => {
  const { archive, integrity } = packed();
  const log = join(folder, "asked");
  npm(`echo "$*" >> ${log}; cp ${archive} got.tgz; echo got.tgz`);
  const program = await requireOldChromium({ ...chromium, integrity }, env);
  expect(spawnSync(program, { encoding: "utf8" }).stdout).toBe("1\n");
  expect(await requireOldChromium({ ...chromium, integrity }, env)).toBe(program);
  expect(readFileSync(log, "utf8")).toMatch(/^pack @sparticuz\/chromium@1\.0\.0 .*\n$/);
  expect(cached()).toEqual(["1.0.0", "1.0.0/chromium"]);
});

test("another file than the pinned one is not run", async () => {
  const { archive } = packed();
  npm(`cp ${archive} got.tgz; echo got.tgz`);
  await expect(requireOldChromium({ ...chromium, integrity: "sha512-x" }, env)).rejects.toThrow(
    "No Chromium 1.0.0 to test in: what npm got is not @sparticuz/chromium@1.0.0.",
  );
  expect(existsSync(join(folder, "cache/signet/chromium/1.0.0/chromium"))).toBe(false);
});

test("without the network one line says what is missing and why", async () => {
  npm('echo "npm error code ENOTFOUND" >&2; exit 1');
  await expect(requireOldChromium({ ...chromium, integrity: "" }, env)).rejects.toThrow(
    /^No Chromium 1\.0\.0 to test in: npm run test:engines needs @sparticuz\/chromium@1\.0\.0 .+ network for it \(ENOTFOUND\)\.$/,
  );
});
