/** Writes the table of docs/reliability.md, between markers of its own. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../../test/contract/sources.ts";
import { ROLES, type SavingRole } from "./roles.ts";
import { WAYS, type Way } from "./ways.ts";

/** How one page did. */
export interface Outcome {
  readonly name: string;
  readonly way: Way;
  readonly theme: string;
  readonly role: SavingRole;
  /** Nothing, or what went wrong. */
  readonly faults: readonly string[];
}

const FILE = join(ROOT, "docs/reliability.md");
const BEGIN = "<!-- cms: written by npm run test:cms -->";
const END = "<!-- /cms -->";
const INTRODUCTION = `# Where it was tried

Tables written by the test runs themselves. A cell that is not empty of faults names them.
`;

export function writeTable(
  outcomes: readonly Outcome[],
  { version, themes }: { readonly version: string; readonly themes: readonly string[] },
): void {
  const before = existsSync(FILE) ? readFileSync(FILE, "utf8") : INTRODUCTION;
  const section = `${BEGIN}\n${text(outcomes, version, themes)}\n${END}`;
  const begin = before.indexOf(BEGIN);
  const end = before.indexOf(END);
  const after =
    begin < 0 || end < begin
      ? `${before.trimEnd()}\n\n${section}\n`
      : before.slice(0, begin) + section + before.slice(end + END.length);
  if (after !== before) writeFileSync(FILE, after);
}

function text(outcomes: readonly Outcome[], version: string, themes: readonly string[]): string {
  const names = [...new Set(outcomes.map(({ name }) => name))];
  const rows = names.map((name) => [`\`${name}\``, ...ROLES.map((role) => cell(outcomes, name, role))]);
  return `## Markers in WordPress, by the role that saved them

WordPress ${version}, themes ${themes.join(" and ")}. Each marker was saved through the REST API in ${WAYS.length} ways: the plugin's
pattern of blocks, its shortcode, the snippet that [markers.md](markers.md) lets an editor paste, and the HTML that a
theme's macro prints, pasted into a page. Each of these pages was opened in both themes: the marker became \`ready\`, was
used once, and the console stayed silent; without script the text was readable, without data, tags or dead buttons.
'Multisite editor' is an editor of a multisite with \`DISALLOW_UNFILTERED_HTML\`.

| ${["marker", ...ROLES].join(" | ")} |
| ${["marker", ...ROLES].map(() => "---").join(" | ")} |
${rows.map((row) => `| ${row.join(" | ")} |`).join("\n")}`;
}

function cell(outcomes: readonly Outcome[], name: string, role: SavingRole): string {
  const all = outcomes.filter((one) => one.name === name && one.role === role);
  const failed = all.filter(({ faults }) => faults.length > 0);
  const good = `${all.length - failed.length} of ${all.length}`;
  return failed.length === 0
    ? good
    : `**${good}**: not ${failed.map(({ way, theme }) => `${way} in ${theme}`).join(", ")}`;
}
