import { appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { isUpToDate, noteStamp, stampOf } from "../../build/stamp.mjs";

let scratch: string;
let dist: string;
beforeEach(() => {
  scratch = mkdtempSync(join(tmpdir(), "signet-stamp-"));
  dist = join(scratch, "dist");
  mkdirSync(dist);
  writeFileSync(join(dist, "signet.js"), "1234");
  writeFileSync(join(dist, "manifest.json"), JSON.stringify({ files: { "signet.js": { size: 4 } } }));
});
afterEach(() => rmSync(scratch, { recursive: true, force: true }));

describe("a built folder", () => {
  test("is used again while its inputs are the same", () => {
    noteStamp(dist, "a");
    expect(isUpToDate(dist, "a")).toBe(true);
    expect(isUpToDate(dist, "b"), "another input").toBe(false);
    expect(isUpToDate(join(scratch, "other"), "a"), "another folder").toBe(false);
  });

  test("is not used again when a file is missing, truncated, or of another build", () => {
    noteStamp(dist, "a");
    appendFileSync(join(dist, "signet.js"), "5");
    expect(isUpToDate(dist, "a")).toBe(false);
    rmSync(join(dist, "signet.js"));
    expect(isUpToDate(dist, "a")).toBe(false);
    writeFileSync(join(dist, "signet.js"), "1234");
    expect(isUpToDate(dist, "a")).toBe(true);
    appendFileSync(join(dist, "manifest.json"), " ");
    expect(isUpToDate(dist, "a")).toBe(false);
  });

  test("has another stamp when it is not minified", () => {
    expect(stampOf({ minify: true })).toBe(stampOf({ minify: true }));
    expect(stampOf({ minify: true })).not.toBe(stampOf({ minify: false }));
  });
});
