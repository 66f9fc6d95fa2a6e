/**
 * Every block of code in the documentation is tried by its language. Here: what needs no browser, no compiler
 * and no host.
 * `test/build/snippets.test.ts` compiles JavaScript and TypeScript, `test/browser/pages/snippets.test.ts` mounts HTML,
 * `calls.test.ts` asks the stand-in CMS.
 */
import nunjucks from "nunjucks";
import postcss from "postcss";
import { describe, expect, test } from "vitest";
import { HELP } from "../../build/dev/start-options.mjs";
import { registry } from "../../src/registry.ts";
import { type Snippet, snippetsIn } from "./markdown.ts";
import { filesIn, read } from "./sources.ts";

const TRIED = ["html", "css", "js", "ts", "json", "njk", "sh", "http", "csp"];

const each = (language: string) => snippetsIn(language).map((one) => [one.name, one] as const);
const everything = filesIn("src", /\.(ts|tsx|css)$/)
  .map(read)
  .join("\n");

test("every block of code names a language that a test tries; `text` is for drawings", () => {
  const all = snippetsIn(...TRIED, "text", "");
  const others = all.filter(({ language }) => !TRIED.includes(language));
  expect(others.map(({ path, language }) => `${path}: ${language}`)).toEqual(["docs/architecture.md: text"]);
});

describe("html", () => {
  const documented = ["markers", "words", "embedding", "offline"]
    .map((page) => read(`docs/${page}.md`))
    .join("\n");
  test.each(each("html"))("%s", (_, { text }) => {
    const { body, head } = new DOMParser().parseFromString(text, "text/html");
    for (const element of [...head.querySelectorAll("*"), ...body.querySelectorAll("*")]) {
      const { island, behaviour } = (element as HTMLElement).dataset;
      const name = island ?? behaviour;
      if (name) expect(registry.map((one) => one.name)).toContain(name);
      for (const attribute of element.getAttributeNames().filter((one) => one.startsWith("data-")))
        expect(documented, attribute).toMatch(new RegExp(`\`(<[a-z ]*)?[^\`]*${attribute}`));
      if (element.getAttribute("type") === "application/json") JSON.parse(element.textContent ?? "");
    }
  });
});

describe("css: it parses, and its tokens and classes are ours", () => {
  test.each(each("css"))("%s", (_, { text }) => {
    expect(postcss.parse(text).nodes.length).toBeGreaterThan(0);
    for (const [name] of text.matchAll(/--signet-[\w-]+|\.signet-[\w-]+/g))
      expect(everything).toContain(name);
  });
});

describe("json", () => {
  test.each(each("json"))("%s", (_, { text }) => {
    expect(JSON.parse(text)).toBeTruthy();
  });
});

describe("njk: it renders, with the macros as they are", () => {
  const environment = new nunjucks.Environment(null, { autoescape: true });
  const manifest = {
    loads: { programme: ["programme-start-AB12CD34.js", "programme-AB12CD34.css"] },
    names: { "base.css": "base-AB12CD34.css", "programme.css": "programme-AB12CD34.css" },
    files: { "signet.js": { integrity: "sha384-a" }, "react-AB12CD34.js": { integrity: "sha384-b" } },
  };
  const scripts = Object.keys(manifest.files);
  test.each(each("njk"))("%s", (_, { text }) => {
    const imports = /\{% from "([^"]+)" import ([^%]+) %\}/.exec(text);
    if (imports) {
      // A page's whole context is a test of the pages: here, that the names exist and the call has room for its values.
      const [, file = "", names = ""] = imports;
      const source = read(`templates-fixtures/${file}`);
      for (const [name = "", alias = name] of names.split(",").map((one) => one.trim().split(" as "))) {
        const [, takes = ""] = new RegExp(`\\{% macro ${name}\\(([^)]*)\\)`).exec(source) ?? [null, null];
        expect(takes, `${name} in ${file}`).not.toBeNull();
        const [, given = ""] =
          new RegExp(`\\b${alias}\\(([^\\n]*)\\)`).exec(text.replace(imports[0], "")) ?? [];
        const values = nunjucksValues(given);
        expect(values).toBeLessThanOrEqual((takes ?? "").split(",").filter((one) => one.trim()).length);
      }
      return;
    }
    const html = environment.renderString(text, { manifest, scripts, nonce: "n" });
    expect(html).toMatch(/AB12CD34|sha384/);
    expect(html).not.toMatch(/\{[{%]/);
  });
});

/** The number of values in a call's brackets. */
function nunjucksValues(given: string): number {
  const flat = given.replace(/"[^"]*"/g, '""').replace(/\[.*\]|\{.*\}/g, "[]");
  return flat.trim() === "" ? 0 : flat.split(",").length;
}

describe("csp: each word of it is used by a test of the policy, or is a default of ours", () => {
  const tests = ["written-page.ts", "pages/trusted-types.test.ts", "runtime/other-origins.test.ts"]
    .map((file) => read(`test/browser/${file}`))
    .join();
  test.each(each("csp"))("%s", (_, { text }) => {
    const unknown = text
      .split(/[;\s]+/)
      .map((word) => word.replace("https://", ""))
      .filter((word) => ![tests, everything, DIRECTIVES.join()].some((where) => where.includes(word)));
    expect(unknown).toEqual([]);
  });
});
const DIRECTIVES = ["frame-src", "script-src", "style-src", "connect-src"];

describe("sh: each line is a command of this package, or a call that the stand-in CMS answers", () => {
  const { scripts } = JSON.parse(read("package.json")) as { scripts: Readonly<Record<string, string>> };
  const lines = ({ text }: Snippet) => text.split("\n").map((line) => line.replace(/\s+# .*$/, ""));
  test.each(each("sh"))("%s", async (_, snippet) => {
    for (const line of lines(snippet)) {
      const [, script = "", options = ""] = /^npm (?:run )?(\S+)(?: -- (.*))?$/.exec(line) ?? [];
      expect(line.startsWith("curl ") || script in scripts, line).toBe(true);
      for (const [option] of options.matchAll(/--\w+/g))
        if (script === "start") expect(HELP).toContain(option);
    }
  });
});
