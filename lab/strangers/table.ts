/** Writes the table widget × stylesheet into docs/reliability.md, between markers of its own. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Faults } from "../../test/strangers/measures.ts";
import { WIDGETS } from "../../test/strangers/widgets.ts";
import { NAMES } from "./sheets.ts";

const FILE = join(import.meta.dirname, "../../docs/reliability.md");
/** Emptied by lab/lab.mjs. */
const FOLDER = join(import.meta.dirname, "../../.cache/strangers");
const [BEGIN, END] = ["<!-- strangers: written by npm run test:strangers -->", "<!-- /strangers -->"];

const INTRO = `# Reliability

Tables that test runs write. A table says what was tried, and what was found; nothing in it is written by hand.
`;

/** A cell: whole, or the number of faults of each kind. */
function cell(faults: Faults | undefined): string {
  if (!faults) return "failed";
  const found = Object.entries(faults).filter(([, lines]) => lines.length > 0);
  return found.length === 0 ? "✓" : found.map(([kind, lines]) => `${kind} ${lines.length}`).join(", ");
}

type Results = Readonly<Record<string, Faults>>;

const pathOf = (sheet: string): string => join(FOLDER, `${sheet.replace(/\W+/g, "-")}.json`);

/** Writes the results under one sheet, and the table of all sheets whose results are there. */
export function writeResults(sheet: string, results: Results): void {
  // A run of single tests is no result.
  if (Object.keys(results).length < WIDGETS.length / 2) return;
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(pathOf(sheet), JSON.stringify(results, null, 1));
  writeTable();
}

function writeTable(): void {
  const sheets = NAMES.filter((name) => existsSync(pathOf(name)));
  const missing = NAMES.filter((name) => !sheets.includes(name));
  const read = (name: string): Results => JSON.parse(readFileSync(pathOf(name), "utf8"));
  const columns = sheets.map(read);
  const row = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  const lines = [
    BEGIN,
    "## Widgets under strangers' stylesheets",
    "",
    "Each widget in columns of 280, 390, 640 and 1200 px, with the stylesheet unlayered and after ours: contrast of text,",
    "fields and hovered controls; focus rings; pressed and unpressed controls; overflow, overlaps, cut text and broken",
    "words; targets of 24 px. In a window of 390 px, with a visitor's own font size of 32 px and with text zoomed to 200 %:",
    "controls out of sight, and a page that scrolls sideways. ✓ means that nothing was found, a number how many faults.",
    ...(missing.length > 0 ? ["", `Not in the last run: ${missing.join(", ")}.`] : []),
    "",
    row(["widget", ...sheets]),
    row(["---", ...sheets.map(() => "---")]),
    ...WIDGETS.map(({ name }) => row([name, ...columns.map((results) => cell(results[name]))])),
    END,
  ];
  const old = existsSync(FILE) ? readFileSync(FILE, "utf8") : INTRO;
  const [before = "", rest = ""] = old.split(BEGIN);
  const after = rest.split(END)[1] ?? "\n";
  writeFileSync(FILE, `${before.trimEnd()}\n\n${lines.join("\n")}${after}`);
}
