// @ts-check
/** Compares where widgets stand in the three engines, and writes the table of docs/reliability.md. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Complaint } from "../../build/dev/complaint.mjs";
import { OLD_CHROMIUMS } from "./old-chromiums.mjs";

export const ENGINES = ["chromium", "firefox", "webkit"];

/** The table's columns. */
const COLUMNS = [...ENGINES, ...OLD_CHROMIUMS.map(({ name }) => name)];

const HEADS = { chromium: "Chromium", firefox: "Firefox", webkit: "WebKitGTK" };

/**
 * Largest difference from Chromium of a left edge, a width or a height: in pixels, or of the box's own size. WebKitGTK
 * sets the theme's fonts up to 5 % wider or narrower, so that a text may have another line.
 *
 * @type {Readonly<Record<string, { across: number, down: number, part: number }>>}
 */
const TOLERANCE = {
  firefox: { across: 6, down: 6, part: 0.03 },
  webkit: { across: 18, down: 50, part: 0.08 },
};

/**
 * @typedef {import("../engines/boxes.ts").Box} Box
 * @typedef {{ address: string, width: number, boxes: Box[] }} PageBoxes
 */

/**
 * @param {string} folder with a folder of JSON files for each engine: test/engines/pages.test.ts
 * @returns {string} a line on what was compared
 * @throws {Complaint} that names each box that stands elsewhere
 */
export function compareBoxes(folder) {
  const [first = "", ...others] = ENGINES;
  let count = 0;
  /** @type {string[]} */
  const differences = [];
  for (const file of filesOf(folder, first)) {
    const own = read(join(folder, first, file));
    for (const other of others) {
      const path = join(folder, other, file);
      // A page that is not ready in an engine has failed there already.
      if (!existsSync(path)) continue;
      const theirs = read(path);
      count += own.boxes.length;
      differences.push(
        ...compare(own.boxes, theirs.boxes, TOLERANCE[other]).map(
          (line) => `${own.address} at ${own.width} px, ${first} and ${other}: ${line}`,
        ),
      );
    }
  }
  if (count === 0) throw new Complaint("No rectangles to compare: no page was ready in two engines.");
  if (differences.length > 0) throw new Complaint(differences.join("\n"));
  return `${count} rectangles compared: none differs by more than the fonts do.`;
}

/**
 * @param {readonly Box[]} one
 * @param {readonly Box[]} other
 * @param {{ across: number, down: number, part: number }} [tolerance]
 * @returns {string[]} a line for each difference
 */
export function compare(one, other, { across, down, part } = { across: 0, down: 0, part: 0 }) {
  const theirs = new Map(other.map((box) => [box.what, box]));
  const lost = one.filter(({ what }) => !theirs.has(what)).map(({ what }) => `${what} is in one only`);
  const ours = new Set(one.map(({ what }) => what));
  const more = other.filter(({ what }) => !ours.has(what)).map(({ what }) => `${what} is in one only`);
  const moved = one.flatMap((box) => {
    const match = theirs.get(box.what);
    if (!match) return [];
    return /** @type {const} */ (["left", "width", "height"]).flatMap((side) => {
      const [a, b] = [box[side], match[side]];
      const [pixels, size] = side === "height" ? [down, box.height] : [across, box.width];
      const allowed = Math.max(pixels, part * size);
      return Math.abs(a - b) <= allowed ? [] : [`${box.what}: ${side} ${a} and ${b} px`];
    });
  });
  return [...lost, ...more, ...moved];
}

/**
 * Writes the table of pages and engines into docs/reliability.md.
 *
 * @param {string} root the repository
 * @param {Readonly<Record<string, import("./tally.mjs").Report | undefined>>} reports one for each engine
 * @param {string} folder where test/engines/engine-site.ts wrote each engine's version
 * @returns {string} a line that says so
 */
export function writeTable(root, reports, folder) {
  const rows = new Map();
  for (const name of COLUMNS)
    for (const { name: file = "", assertionResults } of reports[name]?.testResults ?? [])
      for (const { status, title = "", ancestorTitles = [] } of assertionResults) {
        const row = rowOf(file, title, ancestorTitles);
        const cells = rows.get(row) ?? {};
        const cell = cells[name] ?? { passed: 0, all: 0 };
        cells[name] = { passed: cell.passed + (status === "passed" ? 1 : 0), all: cell.all + 1 };
        rows.set(row, cells);
      }
  const lines = [...rows].map(([row, cells]) => {
    const shown = COLUMNS.map((name) => {
      const cell = cells[name];
      if (cell) return `${cell.passed} of ${cell.all}`;
      return reports[name] ? "" : "not run";
    });
    return `| ${[row, ...shown].join(" | ")} |`;
  });
  const heads = COLUMNS.map((name) => head(name, folder));
  const table = [
    `| ${["page or journey", ...heads].join(" | ")} |`,
    `|${"---|".repeat(heads.length + 1)}`,
    ...lines,
  ];
  const file = join(root, "docs/reliability.md");
  const page = readFileSync(file, "utf8");
  const between = /(<!-- engines -->\n)[\s\S]*(<!-- \/engines -->)/;
  if (!between.test(page))
    throw new Complaint("docs/reliability.md has no <!-- engines --> to write between.");
  writeFileSync(
    file,
    page.replace(between, (_, from, to) => `${from}${table.join("\n")}\n${to}`),
  );
  return "Written to docs/reliability.md.";
}

/**
 * @param {string} name
 * @param {string} folder
 * @returns {string} the engine's name and version, as far as one tells them apart
 */
function head(name, folder) {
  const file = join(folder, `${name}.version`);
  const [engine = ""] = name.split("-");
  const own = /** @type {Record<string, string | undefined>} */ (HEADS)[engine] ?? name;
  const said = existsSync(file) ? readFileSync(file, "utf8") : "";
  const [version = name.split("-")[1] ?? ""] = (engine === "webkit" ? /\d+\.\d+/ : /\d+/).exec(said) ?? [];
  return `${own} ${version}`.trim();
}

/**
 * @param {string} file
 * @param {string} title
 * @param {readonly string[]} groups
 */
function rowOf(file, title, groups) {
  // Below the floor the pages are tried by other tests.
  if (/\/(pages|floor)\.test\.ts$/.test(file)) return `\`${title.split(" ")[0]}\` ${groups.at(-1) ?? ""}`;
  const name = (/([\w-]+)\.test\.ts$/.exec(file)?.[1] ?? file).replaceAll("-", " ");
  return file.includes("/journeys/") ? `journeys: ${name}` : name;
}

/**
 * @param {string} folder
 * @param {string} name
 */
function filesOf(folder, name) {
  const own = join(folder, name);
  return existsSync(own) ? readdirSync(own).filter((file) => file.endsWith(".json")) : [];
}

/**
 * @param {string} file
 * @returns {PageBoxes}
 */
const read = (file) => JSON.parse(readFileSync(file, "utf8"));
