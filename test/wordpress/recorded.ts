/**
 * What WordPress prints of each marker that a filtered role has saved, as the last `npm run test:cms` saw it:
 * `npm test` mounts it without a WordPress.
 */
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { filesIn, ROOT, read } from "../contract/sources.ts";

export const FILE = join(ROOT, "test/wordpress/recorded.json");
const PLUGIN = "templates-fixtures/wordpress/signet";

export interface Recorded {
  /** Digest of the plugin's code. */
  readonly of: string;
  /** Marker → digest of its pattern. */
  readonly patterns: Readonly<Record<string, string>>;
  /** 'block faq' → its HTML. */
  readonly pages: Readonly<Record<string, string>>;
}

const digest = (text: string): string => createHash("sha256").update(text).digest("hex").slice(0, 16);

/** Digest of what the plugin does with every marker: not of the table of markers, which is written from their facts. */
export const digestOfPlugin = (): string =>
  digest(
    filesIn(PLUGIN, /\.(php|html)$/)
      .filter((path) => !/includes\/markers\.php$|\/patterns\//.test(path))
      .sort()
      .map((path) => path + read(path))
      .join(""),
  );

/** Digest of a marker's pattern; null when it has none any more. */
export function digestOfPattern(name: string): string | null {
  const path = `${PLUGIN}/patterns/${name}.html`;
  return existsSync(join(ROOT, path)) ? digest(read(path)) : null;
}

export const readRecorded = (): Recorded => JSON.parse(readFileSync(FILE, "utf8"));
