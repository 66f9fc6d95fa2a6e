/** Writes the table widget × stylesheet into docs/reliability.md, between markers of its own. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Faults } from "./measures.ts";
import { WIDGETS } from "./widgets.ts";

const FILE = join(import.meta.dirname, "../../docs/reliability.md");
const [BEGIN, END] = ["<!-- strangers: written by npm run test:strangers -->", "<!-- /strangers -->"];

const INTRO = `# Reliability

Tables that test runs write. A table says what was tried, and what was found; nothing in it is written by hand.
`;

type Results = ReadonlyMap<string, ReadonlyMap<string, Faults>>;

/** A cell: whole, or the number of faults of each kind. */
function cell(faults: Faults | undefined): string {
  if (!faults) return "failed";
  const found = Object.entries(faults).filter(([, lines]) => lines.length > 0);
  return found.length === 0 ? "✓" : found.map(([kind, lines]) => `${kind} ${lines.length}`).join(", ");
}

/** Replaces the table, unless only some of the tests ran. */
export function writeTable(results: Results, missing: readonly string[]): void {
  const isWhole = [...results.values()].every((rows) => rows.size === WIDGETS.length);
  if (!isWhole || results.size < 8) return;
  const row = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  const sheets = [...results.keys()];
  const lines = [
    BEGIN,
    "## Widgets under strangers' stylesheets",
    "",
    "Each widget in columns of 280, 390, 640 and 1200 px, with the stylesheet unlayered and after ours: contrast of text,",
    "fields and hovered controls; focus rings; pressed and unpressed controls; overflow, overlaps, cut text and broken",
    `words; targets of 24 px. ✓ means that nothing was found.${missing.length > 0 ? ` Not on the machine of the last run: ${missing.join(", ")}.` : ""}`,
    "",
    row(["widget", ...sheets]),
    row(["---", ...sheets.map(() => "---")]),
    ...WIDGETS.map(({ name }) => row([name, ...sheets.map((sheet) => cell(results.get(sheet)?.get(name)))])),
    END,
  ];
  const old = existsSync(FILE) ? readFileSync(FILE, "utf8") : INTRO;
  const [before = "", rest = ""] = old.split(BEGIN);
  const after = rest.split(END)[1] ?? "\n";
  writeFileSync(FILE, `${before.trimEnd()}\n\n${lines.join("\n")}${after}`);
}
