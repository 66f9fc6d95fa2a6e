/** What the documentation says of the code is true: messages, events, length. */
import { describe, expect, test } from "vitest";
import { pageOf } from "./markdown.ts";
import { codes, tableUnder } from "./markdown-table.ts";
import { filesIn, read } from "./sources.ts";

const code = filesIn("src", /\.tsx?$/)
  .map(read)
  .join("\n")
  // A message is written in pieces.
  .replace(/"\s*\+\s*["`]|`\s*\+\s*["`]/g, "");

describe("docs/troubleshooting.md quotes messages that the console shows:", () => {
  const page = read("docs/troubleshooting.md");
  const headings = ["A marker is `failed`", "It works, but the console warns"];
  const quoted = headings.flatMap((heading) =>
    tableUnder("docs/troubleshooting.md", heading).flatMap((row) => codes(row["the console says"])),
  );
  test.each([...quoted, "stays as the server sent it", "goes on, but"])("%s", (message) => {
    expect(page).toContain(message);
    // `${what} did not load`: what is loaded is a text of its own.
    const [, what, rest] = /^(its [a-z ]+?)( did not load)$/.exec(message) ?? [null, message, ""];
    expect(code).toContain(what === "the JSON of <script data-initial> is broken" ? "is broken (" : what);
    expect(code).toContain(rest);
  });
});

describe("docs/events.md", () => {
  const types = read("src/signet.d.ts");
  const rows = ["The state of a marker", "What the visitor does"].flatMap((heading) =>
    tableUnder("docs/events.md", heading),
  );
  const listed = rows.flatMap(({ event }) => codes(event)).filter((name) => name.startsWith("signet:"));

  test("lists the published events, no more and no less", () => {
    const published = [...types.matchAll(/"(signet:\w+)": CustomEvent/g)].map(([, name]) => name);
    expect(listed.toSorted()).toEqual(published.toSorted());
    expect(listed.length).toBeGreaterThan(6);
  });

  test.each(rows.filter(({ event }) => listed.includes(codes(event)[0] ?? "")))(
    "names each detail of $event",
    (row) => {
      const [event = ""] = codes(row.event);
      const [, detail = ""] = new RegExp(`"${event}": CustomEvent<(\\w+)>`).exec(types) ?? [];
      const [, body = ""] = new RegExp(`interface ${detail} [^{]*\\{([\\s\\S]*?)\\n\\}`).exec(types) ?? [];
      const keys = [...body.matchAll(/readonly (\w+):/g)].map(([, key = ""]) => key);
      const own = keys.filter((key) => key !== "kind" && key !== "name");
      for (const key of own) expect(codes(row["`event.detail`"])).toContain(key);
    },
  );
});

test("the pages to read take an hour, at 200 words a minute", () => {
  const [, section = ""] = read("docs/README.md").split("## To read");
  const [list = ""] = section.split("\n## ");
  const pages = pageOf("docs/README.md", list).links.filter((link) => /^[a-z-]+\.md$/.test(link));
  expect(pages.length).toBeGreaterThan(4);
  // What documents one marker is looked up.
  const words = pages.map(
    (page) => read(`docs/${page}`).split("\n## The markers\n")[0]?.split(/\s+/).length ?? 0,
  );
  expect(words.reduce((sum, count) => sum + count, 0)).toBeLessThan(60 * 200);
});

test("every ruling that code and documents name is in docs/rulings.md", () => {
  const rulings = new Set(read("docs/rulings.md").match(/\bD\d\d\b/g));
  const files = [
    ...filesIn("src", /\.(tsx?|css)$/),
    ...filesIn("docs", /\.md$/),
    ...filesIn("test", /\.tsx?$/),
  ];
  const named = files.flatMap((path) =>
    [...read(path).matchAll(/\brulings? (D\d\d(?:(?:, | and )D\d\d)*)/g)].flatMap(
      ([, list = ""]) => list.match(/D\d\d/g) ?? [],
    ),
  );
  expect(named.length).toBeGreaterThan(50);
  expect([...new Set(named)].filter((one) => !rulings.has(one))).toEqual([]);
});

test("docs/glossary.md lists words that the code uses", () => {
  const sources = ["src", "build", "test/host"].flatMap((folder) => filesIn(folder, /\.(tsx?|mjs|css)$/));
  const words = sources.map(read).join("\n").toLowerCase();
  const column = (heading: string, name: string) =>
    tableUnder("docs/glossary.md", heading).flatMap((row) => (row[name] ?? "").split(/, | and /));
  const terms = [...column("French words", "In code"), ...column("Our own terms", "Term")];
  expect(terms.length).toBeGreaterThan(50);
  // 'signing session' is `signingType` and the like: its first word.
  const first = (term: string) => term.toLowerCase().split(" ")[0] ?? "";
  expect(terms.filter((term) => !words.includes(first(term)))).toEqual([]);
});
