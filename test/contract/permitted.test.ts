/** What a browser may refuse is asked for in one way (src/shared/dom/permitted.ts). */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { filesIn, ROOT } from "./sources.ts";

const REFUSED =
  /(?<!")\b(?:local|session)Storage\b(?!")|navigator(?: as [^)]*\))?\.serviceWorker|\.replaceState\(|\.pushState\(|document\.cookie|\.storage\.persist/g;

/** Where each `permitted(…)` begins and ends. */
function guardedIn(text: string): (readonly [number, number])[] {
  return [...text.matchAll(/\bpermitted\(/g)].map(({ index, 0: call }) => {
    let depth = 1;
    let end = index + call.length;
    for (; depth > 0 && end < text.length; end += 1) depth += { "(": 1, ")": -1 }[text[end] ?? ""] ?? 0;
    return [index, end] as const;
  });
}

const isComment = (text: string, index: number) =>
  /^\s*(\/?\*|\/\/)/.test(text.slice(text.lastIndexOf("\n", index) + 1, index));

test("storage, workers, history and cookies are accessed inside of permitted(…) only", () => {
  const bare = filesIn("src", /\.tsx?$/)
    .filter((file) => !file.startsWith("src/offline/worker/"))
    .flatMap((file) => {
      // Types name storage, too.
      const text = readFileSync(join(ROOT, file), "utf8").replace(/^type .*$/gm, "");
      const guarded = guardedIn(text);
      return [...text.matchAll(REFUSED)]
        .filter(
          ({ index }) => !guarded.some(([from, to]) => from < index && index < to) && !isComment(text, index),
        )
        .map(({ 0: what }) => `${file}: ${what}`);
    });
  expect(bare).toEqual([]);
});
