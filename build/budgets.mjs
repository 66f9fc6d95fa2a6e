// @ts-check
/**
 * The page budgets. `budgets.json` has one row for each kind of page: its markers, and the bytes (gzip -9) of scripts
 * and css that it may fetch until every marker is ready. `lazy` and `sheets` name modules under `src/` and css files
 * (`programme.map`) that are fetched later and count, too. Raising a figure needs a note in `docs/decisions/`.
 */
import { readFileSync } from "node:fs";
import { closure } from "./graph.mjs";

/**
 * @typedef {{ page: string, markers: string[], lazy?: string[], sheets?: string[], js: number, css: number }} Budget bytes
 * @typedef {{ page: string, js: number, css: number, budget: Budget, unknown: string[] }} Weight bytes;
 *   `unknown`: names in the row that do not exist
 */

/** @returns {Budget[]} */
export function readBudgets() {
  return JSON.parse(readFileSync(new URL("budgets.json", import.meta.url), "utf8"));
}

/**
 * @param {import("./manifest.mjs").Manifest} manifest
 * @param {import("./graph.mjs").Graph} graph
 * @param {readonly Budget[]} [budgets]
 * @returns {Weight[]}
 */
export function weigh(manifest, graph, budgets = readBudgets()) {
  return budgets.map((budget) => {
    const files = new Set(manifest.loads.entry);
    const unknown = [];
    for (const marker of budget.markers) {
      const loads = manifest.loads[marker];
      if (!loads) unknown.push(`the marker "${marker}", which the registry lacks`);
      for (const file of loads ?? []) files.add(file);
    }
    for (const module of budget.lazy ?? []) {
      const chunk = [...graph].find(([, output]) => output.source === module)?.[0];
      if (!chunk) unknown.push(`${module}, which is no chunk of its own`);
      for (const file of chunk ? closure(graph, chunk) : []) files.add(file);
    }
    for (const sheet of budget.sheets ?? []) {
      const file = manifest.names[`${sheet}.css`];
      if (file) files.add(file);
      else unknown.push(`the css "${sheet}", which is not built`);
    }
    const total = (/** @type {string} */ ending) =>
      [...files]
        .filter((file) => file.endsWith(ending))
        .reduce((sum, file) => sum + (manifest.files[file]?.gzip ?? 0), 0);
    return { page: budget.page, js: total(".js"), css: total(".css"), budget, unknown };
  });
}

/**
 * @param {readonly Weight[]} weights
 * @returns {string[]} a sentence for each budget that is passed, or that weighs something which is not there
 */
export function overruns(weights) {
  return weights.flatMap(({ page, budget, unknown, ...weight }) => [
    ...unknown.map((what) => `budgets.json: "${page}" names ${what}.`),
    .../** @type {const} */ (["js", "css"])
      .filter((kind) => weight[kind] > budget[kind])
      .map(
        (kind) =>
          `Over budget: "${page}" loads ${kB(weight[kind])} of ${kind}, ` +
          `${kB(weight[kind] - budget[kind])} more than its ${kB(budget[kind])}.`,
      ),
  ]);
}

/**
 * @param {readonly Weight[]} weights
 * @returns {string} a table, one line a page
 */
export function table(weights) {
  const rows = weights.map(({ page, js, css, budget }) => [
    page,
    `${kB(js)} of ${kB(budget.js)}`,
    `${kB(css)} of ${kB(budget.css)}`,
  ]);
  const all = [["page (gzip -9)", "js", "css"], ...rows];
  const widths = [0, 1, 2].map((column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  return all
    .map(
      (row) =>
        `  ${row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0))).join("   ")}`,
    )
    .join("\n");
}

/** @param {number} bytes */
function kB(bytes) {
  return bytes < 1000 ? `${bytes} B` : `${(bytes / 1000).toFixed(1)} kB`;
}
