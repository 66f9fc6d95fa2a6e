/** docs/theming.md lists every token, from src/shared/styles/tokens.css. After a change: vitest --update. */
import { join } from "node:path";
import postcss, { type ChildNode, type Container } from "postcss";
import { expect, test } from "vitest";
import { ROOT, read } from "./sources.ts";

const FILE = "src/shared/styles/tokens.css";

const INTRODUCTION = `# Theming

Set tokens in the theme's own css, before or after ours:

\`\`\`css
:root {
  color-scheme: light;
  --signet-accent: #0057b8;
  --signet-paper: white;
  --signet-paper-high: white;
  --signet-ink: #222;
  --signet-display: "My Face", sans-serif;
}
\`\`\`

Nothing else of a theme changes a widget by accident: element rules, resets and rules such as \`.entry-content a\` end at
\`.signet-root\`, because our selectors have the weight of an id. Ids and \`!important\` are stronger. What editors write
inside of a behaviour (answers of a FAQ, slides, the content of the menu) keeps the theme's style.

| token without a default | what it does |
| --- | --- |
| \`--signet-accent\` | one colour for what is live or chosen, in both schemes. The text on it becomes black or white, and the accent as text is darkened or lightened, so that each pair keeps 4.5:1. In a rule for \`:root\`; for one part of a page, give an element the class \`signet-accent\` and set the token there |
| \`--signet-ground\` | what a widget paints behind itself, \`--signet-paper\` by default. \`transparent\` shows the page; then give \`--signet-paper\` and \`--signet-ink\` the page's own colours |
| \`--signet-night-inset\` | space between the webcast's content and the edge of its dark ground, 12 px by default |
| \`--signet-scheme\` | \`light\` or \`dark\`, for a page that does not set \`color-scheme\` |
| \`--signet-unit\` | the length that is 16 px by default and that all sizes follow, such as \`18px\` or \`1.125rem\`. By default it is the visitor's own text size, or the page's \`rem\` if that is larger: a root of 62.5 % does not shrink a widget |
| \`--signet-display\`, \`--signet-reading\` | fonts of titles and controls, and of summaries and names. By default the page's own |

Colours are pairs: who changes a ground changes the text on it, too.

## Parts

To restyle a part, say so: double the id that our own selector has.

\`\`\`css
.signet-button:not(#signet):not(#signet) {
  border-radius: 2em;
}
\`\`\`

Parts that keep their name: \`.signet-root\`, \`.signet-button\`, \`.signet-button-solid\`, \`.signet-link\`,
\`.signet-ribbon\`, \`.signet-sign\`, \`.signet-poster\`, \`.signet-programme-card\`, \`.signet-programme-slot\`,
\`.signet-directory-entry\`, \`.signet-webcast-stream\`, \`.signet-programme-views\`, the bookmark \`.signet-keep\`, the number
\`.signet-kept-count\`, and the menu's buttons, \`.signet-menu-opener\` and \`.signet-menu-back\`. Other classes may
change with a new version.

## On paper

Widgets print without their controls, in columns of the sheet's width: days on pages of their own, hours in the margin.
The theme sets the size of their text, and the sheet:

\`\`\`css
@page {
  margin: 12mm 12mm 16mm;
  @bottom-center {
    content: counter(page) " / " counter(pages);
  }
}
@media print {
  :root {
    --signet-unit: 10pt;
  }
}
\`\`\`
`;

const code = (text: string) => `\`${text}\``;
const sentence = (text: string) => text.replace(/\s+/g, " ").replaceAll("|", "\\|").trim();

/** The declarations of a rule, each with the comment on its own line; a comment above some begins a table. */
function tablesOf(rule: Container<ChildNode>): string[] {
  const tables: string[] = [];
  let rows: string[] = [];
  const flush = () => {
    if (rows.length > 0)
      tables.push(["| token | default | purpose |", "| --- | --- | --- |", ...rows].join("\n"));
    rows = [];
  };
  for (const node of rule.nodes ?? []) {
    if (node.type === "decl") {
      const next = node.next();
      const beside =
        next?.type === "comment" && next.source?.start?.line === node.source?.end?.line ? next.text : "";
      rows.push(`| ${code(node.prop)} | ${code(sentence(node.value))} | ${sentence(beside)} |`);
    } else if (node.type === "comment" && node.source?.start?.line !== node.prev()?.source?.end?.line) {
      flush();
      tables.push(sentence(node.text));
    }
  }
  flush();
  return tables;
}

test("docs/theming.md lists every token", async () => {
  const sheet = postcss.parse(read(FILE));
  const rules = sheet.nodes.filter(
    (node) => node.type === "rule" && node.selector.startsWith(":where(:root"),
  );
  const tables = rules.flatMap((rule) => tablesOf(rule as Container<ChildNode>));
  const names = [...read(FILE).matchAll(/^ {2}(--signet-[\w-]+):/gm)].map(([, name]) => name);
  for (const name of names) expect(tables.join("\n")).toContain(`\`${name}\``);
  await expect(`${INTRODUCTION}\n## Tokens\n\n${tables.join("\n\n")}\n`).toMatchFileSnapshot(
    join(ROOT, "docs/theming.md"),
  );
});
