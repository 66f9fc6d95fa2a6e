import { writeFileSync } from "node:fs";
import { markerFacts } from "../../src/markers.ts";
import { digestOfPattern, digestOfPlugin, FILE, type Recorded } from "../../test/wordpress/recorded.ts";
import type { Saved } from "./roles.ts";

/** Keeps what an author's pages contain, but those of the theme's markup, which are long. */
export function record(saved: ReadonlyMap<string, readonly Saved[]>): void {
  const pages = [...saved].flatMap(([key, posts]) => {
    const post = posts.find(({ roles }) => roles.includes("author"));
    return post && !key.startsWith("theme ") ? [[key, post.html.replaceAll(post.site, "").trim()]] : [];
  });
  const patterns = markerFacts.map(({ name }) => [name, digestOfPattern(name) ?? ""]);
  const recorded: Recorded = {
    of: digestOfPlugin(),
    patterns: Object.fromEntries(patterns),
    pages: Object.fromEntries(pages),
  };
  writeFileSync(FILE, `${JSON.stringify(recorded, null, 2)}\n`);
}
