// @ts-check
/**
 * What our css may not contain, because a browser that visitors have fails on it. The build refuses it in `src/`; a test
 * looks for it in everything else that we ship or show.
 */
import postcss from "postcss";

/** A custom property without a value to fall back on, but the one that our tokens set for `::backdrop`. */
const BARE_VAR = /var\(\s*--(?!signet-veil)[\w-]+\s*\)/;
/** `40rem <= width` or `width < 40rem` */
const RANGE = /[<>]/;

/** @typedef {{ line: number, words: string }} Fault */

/**
 * @param {import("postcss").Root} sheet
 * @returns {Fault[]}
 */
export function cssFaults(sheet) {
  /** @type {Fault[]} */
  const faults = [];
  const fault = (/** @type {import("postcss").Node} */ node, /** @type {string} */ words) =>
    faults.push({ line: node.source?.start?.line ?? 0, words });

  sheet.walkAtRules("starting-style", (rule) => {
    if (rule.parent?.type !== "rule")
      fault(rule, "@starting-style stands outside of a rule: Chrome 121 loses the tab; nest it in the rule");
  });
  sheet.walkRules((rule) => {
    if (rule.selector.includes("::first-letter"))
      fault(
        rule,
        "::first-letter makes two texts of one, which screen readers read apart: write the capital",
      );
    if (rule.selector.includes("::backdrop"))
      rule.each((node) => {
        if (node.type === "decl" && node.prop === "background" && BARE_VAR.test(node.value))
          fault(node, "::backdrop inherits no property in Chrome 121 and Safari 17.3: give var() a fallback");
      });
  });
  sheet.walkDecls((declaration) => {
    if (/^mask(-image)?$/.test(declaration.prop))
      fault(declaration, `Chrome 119 does not know ${declaration.prop}: write -webkit-${declaration.prop}`);
    if (/\d(vi|vb)\b/.test(declaration.value))
      fault(declaration, "Chrome 107 and Safari 15.3 know neither vi nor vb: write vw or vh");
  });
  return faults;
}

/**
 * Ranges of media queries, which css that no build of ours changes has to write as `min-width`.
 *
 * @param {import("postcss").Root} sheet
 * @returns {Fault[]}
 */
export function rangeFaults(sheet) {
  /** @type {Fault[]} */
  const faults = [];
  sheet.walkAtRules("media", (rule) => {
    if (RANGE.test(rule.params))
      faults.push({
        line: rule.source?.start?.line ?? 0,
        words: "Chrome 103 and Safari 16.3 ignore ranges in @media: write min-width or max-width",
      });
  });
  return faults;
}

/**
 * @param {string} css
 * @returns {import("postcss").Root}
 */
export const parseCss = (css) => postcss.parse(css);
