import { readFileSync, statSync } from "node:fs";

/** Reads and parses a JSON file, and again only when it has changed; null when the file does not exist. */
export function freshJson<T>(path: string, parse: (content: unknown) => T): () => T | null {
  let kept: { readonly stamp: string; readonly value: T } | null = null;
  return () => {
    const stats = statSync(path, { throwIfNoEntry: false });
    if (!stats) return null;
    const stamp = `${stats.mtimeMs} ${stats.size}`;
    if (kept?.stamp !== stamp) kept = { stamp, value: parse(JSON.parse(readFileSync(path, "utf8"))) };
    return kept.value;
  };
}
