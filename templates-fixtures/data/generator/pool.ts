/** Reads the hand-written pools: plain text, one entry per line, `#` starts a comment. */
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { typeset } from "./wording.ts";

const POOLS = join(dirname(fileURLToPath(import.meta.url)), "pools");

/** Lines of a pool, without comments and blank lines. */
export function lines(name: string): string[] {
  return readFileSync(join(POOLS, `${name}.txt`), "utf8")
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "" && !line.startsWith("#"));
}

/** Lines split into fields at ` | `, in French typography; missing fields are empty. */
export function rows(name: string, fields: number): string[][] {
  return lines(name).map((line) => {
    const parts = line.split("|").map((part) => typeset(part.trim()));
    if (parts.length > fields) throw new Error(`${name}: too many fields in "${line}"`);
    return Array.from({ length: fields }, (_, index) => parts[index] ?? "");
  });
}

/** `key: one, two, three` lines, several per key allowed. */
export function groups(name: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const line of lines(name)) {
    const colon = line.indexOf(":");
    if (colon < 0) throw new Error(`${name}: no key in "${line}"`);
    const items = line
      .slice(colon + 1)
      .split(",")
      .map((item) => typeset(item.trim()))
      .filter(Boolean);
    const key = line.slice(0, colon);
    found.set(key, [...(found.get(key) ?? []), ...items]);
  }
  return found;
}
