import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { replaceFolder } from "../../build/folder.mjs";

vi.mock("node:fs", async (importOriginal) => {
  const fs = await importOriginal<typeof import("node:fs")>();
  return { ...fs, renameSync: vi.fn(fs.renameSync) };
});

let scratch: string;
let dist: string;
beforeEach(() => {
  scratch = mkdtempSync(join(tmpdir(), "signet-folder-"));
  dist = join(scratch, "dist");
  mkdirSync(dist);
  writeFileSync(join(dist, "good.js"), "good");
});
afterEach(() => {
  vi.mocked(renameSync).mockClear();
  rmSync(scratch, { recursive: true, force: true });
});

const files = new Map([["new.js", Buffer.from("new")]]);

test("the new files replace all the old ones, and nothing is left beside the folder", () => {
  replaceFolder(dist, files);
  expect(readdirSync(dist)).toEqual(["new.js"]);
  expect(readdirSync(scratch)).toEqual(["dist"]);
});

test.each([1, 2])("when rename no. %i is refused, the last good build is back in its place", (refused) => {
  const rename = vi.mocked(renameSync).getMockImplementation() ?? renameSync;
  for (let nth = 1; nth < refused; nth++) vi.mocked(renameSync).mockImplementationOnce(rename);
  vi.mocked(renameSync).mockImplementationOnce(() => {
    throw Object.assign(new Error("busy"), { code: "EBUSY" });
  });
  expect(() => replaceFolder(dist, files)).toThrow(/^Cannot write .*dist \(EBUSY\)/);
  expect(readFileSync(join(dist, "good.js"), "utf8")).toBe("good");
  expect(readdirSync(scratch)).toEqual(["dist"]);
});
