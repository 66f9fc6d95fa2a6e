/** Compares docs/keyboard.md with the browser tests: each row is named by a test, and each such test has a row. */
import { expect, test } from "vitest";
import { registry } from "../../src/registry.ts";
import { type Row, tableUnder } from "./markdown-table.ts";
import { filesIn, read } from "./sources.ts";

const PAGE = "docs/keyboard.md";
const NO_KEYS = "Takes no keys";

/** Title of a test or a group of tests: the first argument of the call. */
const TITLE = /\(\s*(["'`])((?:(?!\1).)*\bkeyboard: (?:(?!\1).)*)\1/g;
/** One row named in a title, which may name several: it ends with the title, or before `:` or `;`. */
const PROMISE = /\bkeyboard: ([a-z-]+ \/ [^:;]+)/g;

const sections = [...read(PAGE).matchAll(/^## (.+)$/gm)].map(([, name = ""]) => name);

const rowsOf = (section: string): readonly Row[] => tableUnder(PAGE, section);

const promised = sections.flatMap((section) =>
  rowsOf(section).map(({ Keys, Where }) => `${section} / ${Keys} / ${Where}`),
);

const proved = filesIn("test/browser", /\.test\.ts$/).flatMap((path) =>
  [...read(path).matchAll(TITLE)].flatMap(([, , title = ""]) =>
    [...title.matchAll(PROMISE)].map(([, promise = ""]) => ({ path, promise: promise.trim() })),
  ),
);

test("docs/keyboard.md has one section for each marker, with its keys or 'Takes no keys'", () => {
  expect(sections.toSorted()).toEqual(registry.map(({ name }) => name).sort());
  const text = read(PAGE);
  for (const section of sections) {
    const body = text.split(`\n## ${section}\n`)[1]?.split(/^## /m)[0] ?? "";
    expect(rowsOf(section).length > 0, `${section} has a table, or says '${NO_KEYS}'`).toBe(
      !body.trim().startsWith(NO_KEYS),
    );
  }
});

test("each row says which keys, where, and what they do, and occurs once", () => {
  for (const section of sections) {
    for (const row of rowsOf(section)) {
      expect(Object.keys(row), section).toEqual(["Keys", "Where", "What it does"]);
      for (const cell of Object.values(row)) expect(cell, `${section}: ${row.Keys}`).not.toBe("");
    }
  }
  expect(promised.filter((promise, place) => promised.indexOf(promise) !== place)).toEqual([]);
});

test("each row is proved by a browser test whose title names it", () => {
  const names = new Set(proved.map(({ promise }) => promise));
  expect(promised.filter((promise) => !names.has(promise))).toEqual([]);
});

test("each browser test that names keys has its row", () => {
  expect(proved.filter(({ promise }) => !promised.includes(promise))).toEqual([]);
});
