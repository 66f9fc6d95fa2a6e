/** A failing test is found by its title: one line, which a terminal shows whole. */
import { parseAst } from "rolldown/parseAst";
import { expect, test } from "vitest";
import { filesIn, read } from "./sources.ts";

/** In characters, as written in the source. A group and a test count each for themselves. */
const LONGEST = 90;

type Node = Readonly<Record<string, unknown>> & { readonly type: string };

/** `test` in `test("…")` and in `test.each(…)("…")`. */
function calledName(node: unknown): string {
  const { type, name, object, callee, tag } = (node ?? {}) as Node;
  return type === "Identifier" ? String(name) : node ? calledName(object ?? callee ?? tag) : "";
}

function titlesIn(path: string): string[] {
  const source = read(path);
  const titles: string[] = [];
  const visit = (value: unknown): void => {
    if (typeof value !== "object" || value === null) return;
    const node = value as Node;
    if (node.type === "CallExpression" && /^(describe|it|test)$/.test(calledName(node.callee))) {
      const [title, more] = node.arguments as readonly (Node & { start: number; end: number })[];
      // The table of `each` is an argument alone.
      if (title && more && /^(Literal|TemplateLiteral)$/.test(title.type))
        titles.push(source.slice(title.start + 1, title.end - 1));
    }
    for (const child of Object.values(node)) visit(child);
  };
  visit(parseAst(source, { lang: path.endsWith("x") ? "tsx" : "ts" }));
  return titles;
}

test("no title in test/ is longer than a line", () => {
  const titles = filesIn("test", /\.test\.tsx?$/).flatMap((path) =>
    titlesIn(path).map((title) => ({ path, title })),
  );
  expect(titles).not.toEqual([]);
  expect(titles.filter(({ title }) => title.length > LONGEST)).toEqual([]);
});
