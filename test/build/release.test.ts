import { describe, expect, test } from "vitest";
import { datedChangelog } from "../../build/release/changelog.mjs";
import { compareContents, listOf } from "../../build/release/contents.mjs";

describe("the changelog of a release", () => {
  const text = "# Changelog\n\n## Unreleased\n\n- A new marker.\n\n## 0.1.0 (2026-11-01)\n\n- The first.\n";

  test("gets the version's heading above what is unreleased", () => {
    expect(datedChangelog(text, "0.2.0", "2026-11-23")).toEqual({
      notes: "- A new marker.",
      changelog: text.replace("Unreleased\n", "Unreleased\n\n## 0.2.0 (2026-11-23)\n"),
    });
  });

  test("is refused when nothing is written", () => {
    const empty = text.replace("- A new marker.\n", "");
    expect(() => datedChangelog(empty, "0.2.0", "2026-11-23")).toThrow(/^CHANGELOG\.md says nothing below/);
    expect(() => datedChangelog("# Changelog\n", "0.2.0", "2026-11-23")).toThrow(/^CHANGELOG\.md says/);
  });
});

test("contents are compared without the hashes of a build: what came, what went, how large", () => {
  const before = listOf([
    { path: "dist/faq-AB12CD34.css", size: 1000 },
    { path: "docs/old.md", size: 4000 },
  ]);
  const after = listOf([
    { path: "dist/faq-ZZ12CD34.css", size: 2000 },
    { path: "docs/new.md", size: 1000 },
  ]);
  expect(before).toBe("dist/faq.css 1000\ndocs/old.md 4000\n");
  expect(compareContents(before, after)).toEqual([
    "2 files, 3 kB; the last release had 2, 5 kB.",
    "  + docs/new.md",
    "  - docs/old.md",
  ]);
  expect(compareContents("", after)).toEqual(["2 files, 3 kB; no earlier release to compare with."]);
});
