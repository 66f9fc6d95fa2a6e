/**
 * What a theme author is told about the macros' data: `shapes.d.ts`. That the demonstration's pages give these shapes is
 * checked by the compiler, where they give them (`satisfies`) and in `site-shapes.ts`.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

const FOLDER = "templates-fixtures/macros";
const shapes = readFileSync(join(FOLDER, "shapes.d.ts"), "utf8");
const types = new Set([...shapes.matchAll(/^export (?:interface|type) (\w+)/gm)].map((match) => match[1]));
const fields = new Set([...shapes.matchAll(/\b(\w+)\??[:(]/g)].map((match) => match[1]));
// Record<"authors" | "exhibitors", string>
for (const [, name] of shapes.matchAll(/"([\w-]+)"/g)) fields.add(name);

const macros = readdirSync(FOLDER)
  .filter((file) => file.endsWith(".njk"))
  .map((file) => ({ file, source: readFileSync(join(FOLDER, file), "utf8") }));

/** What is no data of the page: of Nunjucks, and attributes of the marker. */
const NOT_DATA = /^(loop|settings|size)$/;
const OF_ANY_LIST = /^(length|slice)$/;

/** `card.title`: the fields of its values that a macro reads. */
function readsOf(source: string): readonly RegExpMatchArray[] {
  const code = [...source.matchAll(/\{[{%]([\s\S]*?)[}%]\}/g)]
    .map((match) => match[1]?.replace(/"[^"]*"/g, ""))
    .join("\n");
  return [...code.matchAll(/\b([a-zA-Z]\w*)((?:\.[a-zA-Z]\w*)+)/g)].filter(
    ([, root = ""]) => !NOT_DATA.test(root),
  );
}

describe.each(macros)("$file", ({ source }) => {
  test("names the shapes that it wants, unless its values are texts", () => {
    if (readsOf(source).length === 0) return;
    const comments = [...source.matchAll(/\{#([\s\S]*?)#\}/g)].map((match) => match[1] ?? "");
    const head = comments.find((text) => text.includes("shapes.d.ts")) ?? "";
    const named = [...head.matchAll(/\b[A-Z]\w+(?:View|Words|Group|Fair|Link)\b/g)].map((match) => match[0]);
    expect(named.length, head).toBeGreaterThan(0);
    for (const name of named) expect(types).toContain(name);
  });

  test("reads no field that the shapes lack", () => {
    const reads = readsOf(source);
    const unknown = reads.flatMap(([whole, , path = ""]) =>
      path
        .slice(1)
        .split(".")
        .filter((name) => !OF_ANY_LIST.test(name) && !fields.has(name))
        .map((name) => `${whole}: ${name}`),
    );
    expect(unknown).toEqual([]);
  });
});
