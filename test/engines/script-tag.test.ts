/** The documents quote what each engine says of a script tag without type="module". */
import { readFileSync } from "node:fs";
import { expect, inject, test } from "vitest";
import { useSite } from "../browser/harness.ts";
import type { PageRoute } from "../host/pages.ts";

const html = '<p data-behaviour="faq">Où ?</p><script src="/dist/signet.js"></script>';

const pages: readonly PageRoute[] = [
  {
    path: "/sans-type" as PageRoute["path"],
    build: () => ({ template: "apercu.njk", context: { title: "Sans type", html } }),
  },
];

const site = useSite({ now: "2026-11-26T10:00", pages });

const ROWS = { chromium: "Chrome, Edge", firefox: "Firefox", webkit: "Safari" } as const;

const document = (name: string) => readFileSync(new URL(`../../docs/${name}`, import.meta.url), "utf8");

test("without type=module, the console says what the documents quote, and no marker starts", async () => {
  const page = await site.newPage();
  await page.goto("/sans-type");
  const row = ROWS[inject("engine")?.name ?? "chromium"];
  const [, quoted = ""] =
    new RegExp(`^\\| ${row} \\| \`(.*)\` \\|$`, "m").exec(document("embedding.md")) ?? [];
  expect(quoted).toContain("import.meta");
  await expect.poll(async () => (await page.problemsSoFar()).join("\n")).toContain(quoted);
  expect(document("troubleshooting.md")).toContain(quoted);
  expect(await page.locator("[data-enhanced]").count()).toBe(0);
});
