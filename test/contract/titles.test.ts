/** A failing test is found by its title: one line, which a terminal shows whole. */
import { parseAst } from "rolldown/parseAst";
import { expect, test } from "vitest";
import { filesIn, read } from "./sources.ts";

/** In characters, as written in the source. A group and a test count each for themselves. */
const LONGEST = 90;

const FOLDERS = [
  "build",
  "contract",
  "data",
  "doctor",
  "engines",
  "host-api",
  "journeys",
  "package",
  "pages",
  "browser/appearance",
  "browser/carousel",
  "browser/faq",
  "browser/guide",
  "browser/html",
  "browser/mega-menu",
  "browser/must-see",
  "browser/overlays",
  "browser/theming",
  "browser/translated",
  "browser/video-overlay",
  "browser/webcast",
];

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

test.each(FOLDERS)("no title in test/%s is longer than a line", (folder) => {
  const titles = filesIn(`test/${folder}`, /\.test\.tsx?$/).flatMap(titlesIn);
  expect(titles).not.toEqual([]);
  expect(titles.filter((title) => title.length > LONGEST)).toEqual([]);
});
