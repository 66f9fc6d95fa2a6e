/** A rendering that React throws away or repeats must leave no trace: refs are written in effects and handlers. */
import { expect, test } from "vitest";
import { filesIn, read } from "./sources.ts";

/** Lines of a component's or hook's own body, which run while it renders: the formatter indents them by two spaces. */
const whileRendering = (pattern: RegExp) =>
  filesIn("src", /\.tsx?$/)
    .filter((path) => /from "react"/.test(read(path)))
    .flatMap((path) => (read(path).match(pattern) ?? []).map((line) => `${path}: ${line.trim()}`));

test("no component writes a ref while rendering", () => {
  expect(whileRendering(/^ {2}\w+\.current (\?\?|\|\||&&)?= .*$/gm)).toEqual([]);
});

test("no component reads a media query while rendering, but subscribes with useMedia", () => {
  expect(whileRendering(/^ {2}\w+ .*(?<!=> )matchMedia\(.*$/gm)).toEqual([]);
});
