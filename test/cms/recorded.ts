/**
 * What WordPress prints of each marker that a filtered role has saved, as the last `npm run test:cms` saw it:
 * `npm test` mounts it without a WordPress. `of` is a digest of the files that decide about it.
 */
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { filesIn, ROOT, read } from "../contract/sources.ts";
import type { Saved } from "./roles.ts";

const FILE = join(ROOT, "test/cms/recorded.json");

interface Recorded {
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

/** Keeps what an author's pages contain, but those of the theme's markup, which are long. */
export function record(saved: ReadonlyMap<string, readonly Saved[]>): void {
  const pages = [...saved].flatMap(([key, posts]) => {
    const post = posts.find(({ roles }) => roles.includes("author"));
    return post && !key.startsWith("theme ") ? [[key, post.html.replaceAll(post.site, "").trim()]] : [];
  });
  const recorded: Recorded = { of: digestOfPlugin(), pages: Object.fromEntries(pages) };
  writeFileSync(FILE, `${JSON.stringify(recorded, null, 2)}\n`);
}
