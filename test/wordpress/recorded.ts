/**
 * What WordPress prints of each marker that a filtered role has saved, as the last `npm run test:cms` saw it:
 * `npm test` mounts it without a WordPress. `of` is a digest of the files that decide about it.
 */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { filesIn, ROOT, read } from "../contract/sources.ts";

export const FILE = join(ROOT, "test/wordpress/recorded.json");

export interface Recorded {
  readonly of: string;
  /** 'block faq' → its HTML. */
  readonly pages: Readonly<Record<string, string>>;
}

/** Digest of the plugin. */
export function digestOfPlugin(): string {
  const hash = createHash("sha256");
  for (const path of filesIn("templates-fixtures/wordpress/signet", /\.(php|html)$/).sort())
    hash.update(path + read(path));
  return hash.digest("hex").slice(0, 16);
}

export const readRecorded = (): Recorded => JSON.parse(readFileSync(FILE, "utf8"));
