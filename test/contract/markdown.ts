/** The Markdown of the documentation, as its host shows it: headings, links, fenced blocks. */
import { posix } from "node:path";
import GithubSlugger from "github-slugger";
import { marked, type Token } from "marked";
import { filesIn, read } from "./sources.ts";

export interface Snippet {
  /** 'docs/events.md, 2: for (const type of' */
  readonly name: string;
  readonly path: string;
  /** What stands after the fence; empty for an indented block. */
  readonly language: string;
  readonly text: string;
}

interface Page {
  readonly path: string;
  /** Fragments that lead to a heading. */
  readonly anchors: ReadonlySet<string>;
  /** Addresses of links and pictures, as they are written. */
  readonly links: readonly string[];
  readonly snippets: readonly Snippet[];
}

/** Everything that an integrator or a developer reads. */
export const PAGES: readonly string[] = [
  ...["README.md", "CHANGELOG.md", "CONTRIBUTING.md"],
  ...filesIn("docs", /\.md$/),
];

function plain(token: Token): string {
  const { tokens, text = "" } = token as { tokens?: readonly Token[]; text?: string };
  return tokens ? tokens.map(plain).join("") : text;
}

/** Reads a page's Markdown. */
export function pageOf(path: string, text = read(path)): Page {
  const slugger = new GithubSlugger();
  const anchors = new Set<string>();
  const links: string[] = [];
  const snippets: Snippet[] = [];
  marked.walkTokens(marked.lexer(text), (token) => {
    if (token.type === "heading") anchors.add(slugger.slug(plain(token)));
    if (token.type === "link" || token.type === "image") links.push(token.href);
    if (token.type === "code") {
      const [first = ""] = token.text.split("\n");
      const name = `${path}, ${snippets.length + 1}: ${first.slice(0, 60)}`;
      snippets.push({ name, path, language: token.lang ?? "", text: token.text });
    }
  });
  return { path, anchors, links, snippets };
}

/** A project in files and commands, which `test/package/first-page.test.ts` starts as a whole. */
const FIRST_PAGE = "docs/first-page.md";

/** All blocks of code in these languages, but those of the first page. */
export const snippetsIn = (...languages: readonly string[]): readonly Snippet[] =>
  PAGES.filter((path) => path !== FIRST_PAGE)
    .flatMap((path) => pageOf(path).snippets)
    .filter(({ language }) => languages.includes(language));

/** Path and fragment that a relative link of a page leads to; null for a link to another site. */
export function targetOf(
  page: string,
  link: string,
): { readonly path: string; readonly anchor: string } | null {
  if (/^[a-z]+:/i.test(link)) return null;
  const [to = "", anchor = ""] = link.split("#");
  return { path: to ? posix.join(posix.dirname(page), decodeURI(to)) : page, anchor };
}
