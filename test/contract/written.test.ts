/**
 * What is written from the markers' facts (`NAME.facts.ts`): tables and snippets of docs/markers.md, docs/keyboard.md, and
 * the WordPress plugin's table and patterns. `npm run docs` writes them anew; after a change of the plugin, npm run
 * test:cms tries it in a WordPress.
 */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { AttributeFacts, MarkerFacts } from "../../src/markers/marker-facts.ts";
import { markerFacts } from "../../src/markers.ts";
import { registry } from "../../src/registry.ts";
import { patternFor } from "../wordpress/pattern.ts";
import { ROOT, read } from "./sources.ts";

const PLUGIN = "templates-fixtures/wordpress/signet";
const row = (cells: readonly string[]) => `| ${cells.join(" | ")} |`.replaceAll("|  |", "| |");

const lastCell = ({ required, englishDefault }: AttributeFacts): string =>
  required ? "required" : (englishDefault ?? "");

function attributesTable(attributes: readonly AttributeFacts[]): string {
  const hasLast = attributes.some((one) => lastCell(one) !== "");
  const cells = (one: AttributeFacts) => [
    `\`${one.name}\``,
    one.english,
    ...(hasLast ? [lastCell(one)] : []),
  ];
  const head = ["attribute", "value", ...(hasLast ? [""] : [])];
  return [row(head), `|${"---|".repeat(head.length)}`, ...attributes.map((one) => row(cells(one)))].join(
    "\n",
  );
}

/** A part of a marker's section: its snippet, or a table of the attributes that the comment names. */
function partOf(facts: MarkerFacts, wanted: string): string {
  if (wanted === "snippet") return `\`\`\`html\n${facts.snippet}\n\`\`\``;
  return attributesTable(
    wanted.split(" ").map((name) => {
      const known = facts.attributes.find((one) => one.name === name);
      if (!known) throw new Error(`docs/markers.md: ${facts.name} has no ${name}`);
      return known;
    }),
  );
}

const PART = /<!-- facts: ([^>]+) -->\n[\s\S]*?\n<!-- \/facts -->/g;

/** docs/markers.md with each part between the comments written anew. */
function markersPage(): string {
  return read("docs/markers.md")
    .split(/^(?=### )/m)
    .map((section) => {
      const [, name = ""] = /^### `data-(?:island|behaviour)="([^"]+)"`/.exec(section) ?? [];
      const facts = markerFacts.find((one) => one.name === name);
      if (!facts) return section;
      return section.replace(
        PART,
        (_, wanted: string) => `<!-- facts: ${wanted} -->\n${partOf(facts, wanted)}\n<!-- /facts -->`,
      );
    })
    .join("");
}

const KEYBOARD = `# Keyboard

The keys of each widget, beyond what browsers do without script: Enter follows links, Enter and Space press buttons,
arrows move in native lists. Everything works without a mouse. No key is taken from the browser or a screen reader
unless it is listed here. Except for Escape, no key acts on a widget while focus is elsewhere.

There is one section for each marker. A test in a real browser proves every row; its title names the row as
\`keyboard: NAME / KEYS / WHERE\`, in the row's own words. A title that proves several rows joins them with semicolons,
and may continue after a colon; therefore \`:\`, \`;\` and \`|\` are not allowed in the first two columns. A marker that adds
no key says 'Takes no keys' in place of the table. \`test/contract/keyboard.test.ts\` compares rows and titles. The rows
are in the markers' facts (\`NAME.facts.ts\`); \`npm run docs\` writes this page.
`;

function keyboardPage(): string {
  const sections = markerFacts.map(({ name, keys, keysNote }) => {
    const table = [
      row(["Keys", "Where", "What it does"]),
      "|---|---|---|",
      ...keys.map((one) => row([one.keys, one.where, one.does])),
    ].join("\n");
    return [`## ${name}`, ...(keys.length > 0 ? [table] : []), ...(keysNote ? [keysNote] : [])].join("\n\n");
  });
  return `${[KEYBOARD, sections.join("\n\n")].join("\n")}\n`;
}

/** includes/markers.php with its table written anew. */
function pluginTable(): string {
  const rows = markerFacts.map(({ kind, name, title, attributes }) => {
    const when = registry.find((one) => one.name === name)?.when;
    const quoted = attributes.map((one) => `'${one.name.replace("data-", "")}'`).join(", ");
    return [
      `\t\t'${name}'${" ".repeat(14 - name.length)} => array(`,
      `\t\t\t'kind'       => '${kind}',`,
      `\t\t\t'title'      => '${title}',`,
      `\t\t\t'now'        => ${when === "now"},`,
      `\t\t\t'attributes' => array(${quoted ? ` ${quoted} ` : ""}),`,
      "\t\t),",
    ].join("\n");
  });
  return read(`${PLUGIN}/includes/markers.php`).replace(
    /\treturn array\(\n[\s\S]*?\n\t\);/,
    () => `\treturn array(\n${rows.join("\n")}\n\t);`,
  );
}

test("docs/markers.md has the tables and snippets of the facts", async () => {
  await expect(markersPage()).toMatchFileSnapshot(join(ROOT, "docs/markers.md"));
});

test("docs/markers.md has a table with every attribute, and every snippet to paste, once", () => {
  const sections = read("docs/markers.md").split(/^### /m);
  for (const { kind, name, attributes } of markerFacts) {
    const section = sections.find((text) => text.startsWith(`\`data-${kind}="${name}"\``)) ?? "";
    const parts = [...section.matchAll(PART)].map(([, wanted = ""]) => wanted);
    expect(
      parts.filter((wanted) => wanted === "snippet"),
      name,
    ).toHaveLength(1);
    const listed = parts.filter((wanted) => wanted !== "snippet").flatMap((wanted) => wanted.split(" "));
    // Those of the exhibitors are the authors'.
    if (!section.includes("are those of `"))
      expect(listed.toSorted(), name).toEqual(attributes.map((one) => one.name).sort());
  }
});

test("docs/keyboard.md has the keys of the facts", async () => {
  await expect(keyboardPage()).toMatchFileSnapshot(join(ROOT, "docs/keyboard.md"));
});

describe("the WordPress plugin", () => {
  test("has a table of the markers", async () => {
    await expect(pluginTable()).toMatchFileSnapshot(join(ROOT, `${PLUGIN}/includes/markers.php`));
  });

  test.each(markerFacts)("has a pattern of $name", async (facts) => {
    await expect(patternFor(facts)).toMatchFileSnapshot(join(ROOT, `${PLUGIN}/patterns/${facts.name}.html`));
  });

  test("has no other pattern", () => {
    const known = registry.map(({ name }) => `${name}.html`);
    expect(readdirSync(join(ROOT, PLUGIN, "patterns")).filter((file) => !known.includes(file))).toEqual([]);
  });
});
