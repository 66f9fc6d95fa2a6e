/** docs/embedding.md lists every fact that a page can replace, with the built-in value. */
import { expect, test } from "vitest";
import { DEFAULT_FACTS } from "../../src/shared/facts/facts.ts";
import { codes, tableUnder } from "./markdown-table.ts";
import { read, readSources } from "./sources.ts";

type Row = readonly [fact: string, value: string];

/** 'areas.city.id', '6335' for each value; `look` is not the page's. */
function rows(value: unknown, path: string): readonly Row[] {
  if (typeof value !== "object" || value === null) return [[path, JSON.stringify(value)]];
  return Object.entries(value)
    .filter(([name]) => name !== "look")
    .flatMap(([name, entry]) => rows(entry, path ? `${path}.${name}` : name));
}

test("docs/embedding.md lists the facts with their built-in values", () => {
  const listed = tableUnder("docs/embedding.md", "Facts of the fair").map((row) => [
    codes(row.fact)[0],
    codes(row["built in"])[0],
  ]);
  expect(listed).toEqual(rows(DEFAULT_FACTS, ""));
});

test("no other file of src/ has these ids, names and addresses", () => {
  const own = rows(DEFAULT_FACTS, "")
    .map(([, value]) => value)
    .filter((value) => /^\d{4,}$|^"(https:.*|America.*|Palais des.*|Au Palais.*)"$/.test(value));
  const code = (path: string) => read(path).replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, "");
  const others = readSources()
    .map(({ path }) => path)
    .filter((path) => path !== "src/shared/facts/facts.ts" && !path.endsWith(".css"));
  const doubled = others.flatMap((path) =>
    own.filter((value) => code(path).includes(value)).map((value) => `${path} has ${value}`),
  );
  expect(doubled).toEqual([]);
});
