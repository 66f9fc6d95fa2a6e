/** Every relative link in the documentation leads somewhere, fragments included; no page is out of reach. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { PAGES, pageOf, targetOf } from "./markdown.ts";
import { filesIn, ROOT } from "./sources.ts";

/** What is wrong with the links of a page. */
function broken(path: string, text?: string): string[] {
  return pageOf(path, text).links.flatMap((link) => {
    const target = targetOf(path, link);
    if (!target) return /^(https:|http:..127\.0\.0\.1)/.test(link) ? [] : [`${link}: not https`];
    if (target.path !== path && !existsSync(join(ROOT, target.path))) return [`${link}: no such file`];
    if (!target.anchor) return [];
    const { anchors } = target.path === path ? pageOf(path, text) : pageOf(target.path);
    return anchors.has(target.anchor) ? [] : [`${link}: no such heading`];
  });
}

test.each(PAGES)("%s has no broken link", (path) => {
  expect(broken(path)).toEqual([]);
});

test("a link to a missing file, heading or plain http is found, one in code is not", () => {
  const text = [
    "# Here",
    "[a](missing.md) [b](#here) [c](#there) [d](README.md#to-read) [e](README.md#to-reed)",
    "![f](no.png) [g](http://example.com) [h](https://example.com) `[i](missing.md)`",
  ].join("\n\n");
  expect(broken("docs/page.md", text)).toEqual([
    "missing.md: no such file",
    "#there: no such heading",
    "README.md#to-reed: no such heading",
    "no.png: no such file",
    "http://example.com: not https",
  ]);
});

test("from README.md, links lead to every page and picture of docs/", () => {
  const reached = new Set(["README.md"]);
  for (const path of reached) {
    if (!path.endsWith(".md")) continue;
    for (const link of pageOf(path).links) {
      const target = targetOf(path, link)?.path;
      if (target) reached.add(target);
    }
  }
  const files = filesIn("docs", /\.(md|png|svg)$/).filter((path) => !path.startsWith("docs/decisions/0"));
  expect(files.filter((path) => !reached.has(path))).toEqual([]);
});
