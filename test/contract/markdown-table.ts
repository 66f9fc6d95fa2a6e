/** Reads the tables of docs/, which tests compare with the code. */
import { read } from "./sources.ts";

export type Row = Readonly<Record<string, string>>;

const cells = (line: string) =>
  line
    .slice(1, -1)
    .split("|")
    .map((cell) => cell.trim());

/** The rows of the first table under `## HEADING`, by the names of its columns. */
export function tableUnder(path: string, heading: string): readonly Row[] {
  const section =
    read(path)
      .split(/^## /m)
      .find((text) => text.startsWith(`${heading}\n`)) ?? "";
  const [names = "", , ...rows] = section.split("\n").filter((line) => line.startsWith("|"));
  return rows.map((line) =>
    Object.fromEntries(cells(line).map((cell, index) => [cells(names)[index], cell])),
  );
}

/** The code spans of a cell. */
export const codes = (cell = ""): readonly string[] =>
  [...cell.matchAll(/`([^`]+)`/g)].map(([, code = ""]) => code);
