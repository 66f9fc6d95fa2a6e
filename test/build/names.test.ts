/** What chunks of one pass import from each other has one short name in all of them. */
import { expect, test } from "vitest";
import { localNames, shortNames, withShortNames } from "../../build/names.mjs";

const chunk = (exports: string[], imports: string[] = [], facadeModuleId: string | null = null) => ({
  exports,
  imports,
  facadeModuleId,
});

const CHUNKS = {
  "start.js": chunk(["mount", "words"], ["layer.js"], "/src/start.ts"),
  "view.js": chunk(["show"], ["layer.js", "start.js"], "/src/view.ts"),
  "layer.js": chunk(["useState", "later_exports"]),
  "alone.js": chunk(["openOverlay"], ["layer.js"]),
};
const KNOWN: Readonly<Record<string, string[]>> = { "/src/start.ts": ["mount"], "/src/view.ts": ["show"] };
const shorts = shortNames(CHUNKS, (module) => KNOWN[module] ?? []);

test("the shortest names go to what most chunks import; what others know keeps its name", () => {
  expect([...shorts]).toEqual([
    ["layer.js useState", "a"],
    ["start.js words", "b"],
  ]);
});

test("imports and exports say the short name, and every line stays where it is", () => {
  const code = [
    'import { outer } from "./common.js";',
    'import { useState as use$1 } from "./layer.js";',
    "const words = use$1(outer);",
    "export { mount, words };",
  ].join("\n");
  expect(withShortNames(code, "start.js", shorts).split("\n")).toEqual([
    'import {outer} from "./common.js";',
    'import {a as use$1} from "./layer.js";',
    "const words = use$1(outer);",
    "export {mount,words as b};",
  ]);
});

test("a variable gets the name under which it is imported or exported, unless that name is long", () => {
  const code = 'import{a as t,outer as n}from"./layer.js";let r=t(n);export{i as mount,r as b};';
  expect([...localNames(code)]).toEqual([
    ["t", "a"],
    ["r", "b"],
  ]);
});

test("a pass with more names than there are short ones is refused", () => {
  const names = Array.from({ length: 4000 }, (_, index) => `name${index}`);
  const many = { "layer.js": chunk(names), "view.js": chunk(["show"], ["layer.js"]) };
  expect(() => shortNames(many, () => [])).toThrow("out of short names");
});
