// @vitest-environment node
/** The build gives our css the weight of an id, a unit of its own, and colours that every browser knows. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bundle } from "../../build/bundle.mjs";
import { weighted, withoutRanges } from "../../build/isolation.mjs";

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "signet-css-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

async function built(css: string): Promise<string> {
  const file = join(folder, "widget.css");
  writeFileSync(file, css);
  const { outputFiles } = await bundle({
    entryPoints: [file],
    outdir: "built",
    minify: true,
    sourcemap: false,
  });
  return outputFiles[0]?.text.trim() ?? "";
}

test.each([
  [".signet-a", ".signet-a:not(#signet)"],
  [".signet-a > *", ".signet-a > *:not(#signet)"],
  [".signet-a ::after", ".signet-a *:not(#signet)::after"],
  [".signet-a::before", ".signet-a:not(#signet)::before"],
  [".signet-a::part(x):hover", ".signet-a:not(#signet)::part(x):hover"],
  [".signet-a:is(h2, h3) p", ".signet-a:is(h2, h3) p:not(#signet)"],
  [":where(:root)", ":where(:root)"],
  [":where(:root, .signet-a)", ":where(:root, .signet-a)"],
  [":where(:root) .signet-menu a", ":where(:root) .signet-menu a"],
])("%s is built as %s", (selector, expected) => {
  expect(weighted(selector)).toBe(expected);
});

test("keyframes keep their selectors", async () => {
  expect(await built("@keyframes signet-turn { from { opacity: 0 } 50% { opacity: 1 } }")).toBe(
    "@keyframes signet-turn{0%{opacity:0}50%{opacity:1}}",
  );
});

test("rem is the widgets' unit; containers take the larger of em and rem, media queries rem", async () => {
  const css = await built(
    ".a { inset: 1rem -0.5rem; inline-size: 3rem }@container x (width >= 36rem) { .a { gap: 2px } }@media (height < 20rem) { .a { gap: 2px } }",
  );
  expect(css).toContain("var(--signet-rem) calc(-.5*var(--signet-rem))");
  expect(css).toContain("inline-size:calc(3*var(--signet-rem))");
  expect(css).toContain("(width >= max(36em,36rem))");
  expect(css).toContain("(max-height:19.98rem)");
});

test.each([
  ["(width < 40rem)", "(max-width:39.98rem)"],
  ["(width >= 64rem)", "(min-width:64rem)"],
  ["screen and (680px <= width < 62rem)", "screen and (min-width:680px) and (max-width:61.98rem)"],
  ["(pointer: coarse)", "(pointer: coarse)"],
])("browsers that ignore ranges read %s as %s", (query, expected) => {
  expect(withoutRanges(query)).toBe(expected);
});

test("css that loses a tab is refused, with its file and line", async () => {
  const error = await built(".a { gap: 0 }\n@starting-style { .a { opacity: 0 } }").catch(String);
  expect(error).toContain("@starting-style stands outside of a rule");
  expect(error).toContain("widget.css:2");
});

test("a browser without light-dark() has the light colours", async () => {
  const css = await built(":where(:root) { --signet-x: light-dark(#fff, #000); --signet-y: #123456 }");
  expect(css.replaceAll(" ", "")).toBe(
    ":where(:root){--signet-x:#fff;--signet-y:#123456}@supports(color:light-dark(red,red)){:where(:root){--signet-x:light-dark(#fff,#000)}}",
  );
});
