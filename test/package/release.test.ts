import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { copyCheckout } from "../build/command.ts";

describe("npm run release", () => {
  let scratch: string;
  let checkout: string;
  const git = (...args: string[]) => execFileSync("git", args, { cwd: checkout, encoding: "utf8" });
  const release = (...args: string[]) =>
    spawnSync("npm", ["run", "--silent", "release", "--", ...args], { cwd: checkout, encoding: "utf8" });
  const read = (file: string) => readFileSync(join(checkout, file), "utf8");

  beforeAll(() => {
    scratch = mkdtempSync(join(tmpdir(), "signet-release-"));
    checkout = join(scratch, "checkout");
    copyCheckout(checkout);
    writeFileSync(join(checkout, ".gitignore"), "node_modules\ndist/\n*.tgz\n");
    git("init", "--quiet");
    git("add", "--all");
    git("-c", "user.name=T", "-c", "user.email=t@example.org", "commit", "--quiet", "--message", "All");
  });
  afterAll(() => rmSync(scratch, { recursive: true, force: true }));

  test("says what it would do, and changes no file", () => {
    const { stdout, status } = release("minor");
    expect(stdout).toMatch(/^Version 0\.1\.0 → 0\.2\.0\n[\s\S]+\nThe package: \d+ files, \d+ kB/);
    expect(stdout).toMatch(/Nothing is changed\. To do it: npm run release -- minor --write\n$/);
    expect(status).toBe(0);
    expect(git("status", "--porcelain")).toBe("");
    expect(existsSync(join(checkout, "signet-salon-0.2.0.tgz"))).toBe(false);
  });

  test.each([
    ["no step", [], /^Write it as npm run release -- patch\|minor/],
    ["an unknown step", ["huge"], /^Write it as npm run release -- patch\|minor/],
    ["an earlier version", ["0.0.9"], /^0\.0\.9 is not after 0\.1\.0/],
    ["an unknown option", ["minor", "--force"], /^Write it as npm run release/],
  ])("refuses %s in one line", (_what, args, line) => {
    const { stderr, status } = release(...args);
    expect(stderr.trimEnd().split("\n")).toEqual([expect.stringMatching(line)]);
    expect(status).toBe(1);
  });

  test("--write refuses what is not committed, then sets version and changelog, and packs", () => {
    writeFileSync(join(checkout, "docs/new.md"), "New.\n");
    expect(release("minor", "--write").stderr).toMatch(/^Commit or stash this first/);
    rmSync(join(checkout, "docs/new.md"));

    const { stdout, stderr, status } = release("minor", "--write");
    expect(stderr).not.toMatch(/error/i);
    expect(status).toBe(0);
    expect(stdout).toContain("hand signet-salon-0.2.0.tgz to those who install it");
    expect(JSON.parse(read("package.json")).version).toBe("0.2.0");
    expect(JSON.parse(read("package-lock.json")).version).toBe("0.2.0");
    expect(read("CHANGELOG.md")).toMatch(/## Unreleased\n\n## 0\.2\.0 \(\d{4}-\d\d-\d\d\)\n\n\S/);
    expect(read("build/release/contents.txt")).toMatch(/^dist\/signet\.js \d+$/m);
    expect(existsSync(join(checkout, "signet-salon-0.2.0.tgz"))).toBe(true);
  });
});
