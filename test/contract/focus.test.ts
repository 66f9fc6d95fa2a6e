/** Focus is moved, and clicks are read, in src/shared/focus alone: there they mean the same everywhere. */
import { expect, test } from "vitest";
import { filesIn, read } from "./sources.ts";

const elsewhere = filesIn("src", /\.tsx?$/).filter((path) => !path.startsWith("src/shared/focus/"));
const filesWith = (pattern: RegExp) => elsewhere.filter((path) => pattern.test(read(path)));

test("only moveFocus focuses an element", () => {
  expect(filesWith(/\.focus\((?!["'])|preventScroll/)).toEqual([]);
});

test("only isPlainClick reads the keys of a click; the rest read the keyboard", () => {
  expect(filesWith(/\b(ctrlKey|metaKey)\b/)).toEqual([
    "src/islands/programme/filters/advanced/search-select.ts",
    "src/shared/overlay/modal-dialog.ts",
  ]);
});
