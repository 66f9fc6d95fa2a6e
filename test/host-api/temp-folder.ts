import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll } from "vitest";

/** A folder with these files (path → text, or a value to write as JSON), removed after the test file. */
export function tempFolder(files: Readonly<Record<string, unknown>>): string {
  const dir = mkdtempSync(join(tmpdir(), "signet-"));
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(dir, path)), { recursive: true });
    writeFileSync(join(dir, path), typeof content === "string" ? content : JSON.stringify(content));
  }
  afterAll(() => rmSync(dir, { recursive: true, force: true }));
  return dir;
}
