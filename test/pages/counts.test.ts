/** Templates write counts as the islands do: '1 569'. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { templates } from "./site-setup.ts";

/** Texts that already contain a formatted number. */
const WORDED = ["{{ hour.count }}"];

test("no template prints a count without the space between its thousands", () => {
  const files = readdirSync(templates, { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".njk"),
  );
  const printed = files.flatMap((file) =>
    (readFileSync(join(templates, file), "utf8").match(/\{\{[^{}]*\}\}/g) ?? [])
      .filter((text) => /[cC]ount\b[^(]*\}\}$/.test(text) && !text.includes(" if "))
      .map((text) => `${file}: ${text}`),
  );
  expect(printed.length).toBeGreaterThan(8);
  const bare = printed.filter(
    (line) => !/\| (grouped|json)\b|ours\.\w+\(/.test(line) && !WORDED.some((text) => line.endsWith(text)),
  );
  expect(bare).toEqual([]);
});
