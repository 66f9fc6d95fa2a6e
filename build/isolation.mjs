// @ts-check
/**
 * Makes the css of the widgets independent of the theme's (decision 0029). The source is plain css; each file is
 * changed as esbuild reads it:
 *
 * - Every selector gets the specificity of an id, so that no element rule, class or reset of a theme overrides it.
 * - `rem` becomes the widgets' own unit, `--signet-rem`, which a theme's size of the root element does not change.
 * - `light-dark()` gets the light colour as fallback, for browsers that do not know it.
 * - Ranges of media queries become `min-width` and `max-width`, which every browser knows.
 */
import { readFile } from "node:fs/promises";
import { relative } from "node:path";
import postcss from "postcss";
import { cssFaults } from "./css-faults.mjs";

/** Matches every element, as none has this id. */
const WEIGHT = ":not(#signet)";
/** How a rule begins that a theme may override: tokens, and defaults for what the theme writes itself. */
const DEFAULT = ":where(:root";
/** The pseudo-elements at the end of a selector, with their pseudo-classes. */
const PSEUDO_ELEMENTS = /::.*$/;
const KEYFRAMES = /keyframes$/;
/** A length such as `1.25rem`; its number. */
const REM = /(?<![\w.-])(-?\d*\.?\d+)rem\b/g;
/** With at most one function in each colour, such as `var()` */
const LIGHT_DARK = /light-dark\(((?:[^(),]|\([^()]*\))+),(?:[^()]|\([^()]*\))+\)/g;

/**
 * @param {string} selector
 * @returns {string} the selector, heavier than any of a theme that contains no id
 */
export function weighted(selector) {
  if (selector.startsWith(DEFAULT) || selector.includes(WEIGHT)) return selector;
  const end = selector.search(PSEUDO_ELEMENTS);
  const subject = end < 0 ? selector : selector.slice(0, end);
  const universal = /(^|[\s>+~])$/.test(subject) ? "*" : "";
  return subject + universal + WEIGHT + (end < 0 ? "" : selector.slice(end));
}

/** `width < 40rem` and `40rem <= width < 60rem`, in parentheses */
const RANGE = /\((?:([\d.]+)(rem|px) <= )?(width|height)(?: (<|>=) ([\d.]+)(rem|px))?\)/g;
/** How far below a range's end its `max-width` ends. */
const GAP = 0.02;

/**
 * @param {string} query of `@media`
 * @returns {string} the query without ranges
 */
export function withoutRanges(query) {
  return query.replace(RANGE, (_, from, fromUnit, side, sign, to, toUnit) => {
    const least = sign === ">=" ? `${to}${toUnit}` : from && `${from}${fromUnit}`;
    const most = sign === "<" && `${to - GAP}${toUnit}`;
    return [least && `(min-${side}:${least})`, most && `(max-${side}:${most})`].filter(Boolean).join(" and ");
  });
}

/** @type {import("postcss").Plugin} */
const isolation = {
  postcssPlugin: "isolation",
  Once(sheet, { AtRule }) {
    /** @type {import("postcss").Rule[]} */
    const rules = [];
    sheet.walkRules((rule) => {
      const { parent } = rule;
      const inKeyframes =
        parent?.type === "atrule" && KEYFRAMES.test(/** @type {import("postcss").AtRule} */ (parent).name);
      if (!inKeyframes) rules.push(rule);
    });
    for (const rule of rules) {
      rule.selectors = rule.selectors.map(weighted);
      const modern = rule.clone({ nodes: [] });
      rule.each((node) => {
        if (node.type !== "decl" || !node.value.includes("light-dark(")) return;
        modern.append(node.clone());
        node.value = node.value.replace(LIGHT_DARK, "$1");
      });
      if (modern.nodes.length === 0) continue;
      const supports = new AtRule({ name: "supports", params: "(color: light-dark(red, red))" });
      // Source maps name where a node comes from.
      if (rule.source) supports.source = rule.source;
      rule.after(supports.append(modern));
    }
    sheet.walkDecls((declaration) => {
      // What the unit itself is made of
      if (declaration.prop === "--signet-rem") return;
      declaration.value = declaration.value.replace(REM, (_, number) =>
        number === "1" ? "var(--signet-rem)" : `calc(${number}*var(--signet-rem))`,
      );
    });
    sheet.walkAtRules("media", (rule) => {
      rule.params = withoutRanges(rule.params);
    });
    // A container query cannot read our unit. It is made in the same way: the container's own type size is at least
    // the visitor's.
    sheet.walkAtRules("container", (rule) => {
      rule.params = rule.params.replace(REM, "max($1em,$1rem)");
    });
  },
};

const processor = postcss([isolation]);

/** @returns {import("esbuild").Plugin} */
export function isolate() {
  return {
    name: "isolate",
    setup({ onLoad }) {
      onLoad({ filter: /\.css$/ }, async ({ path }) => {
        const sheet = postcss.parse(await readFile(path, "utf8"), { from: path });
        const errors = cssFaults(sheet).map(({ line, words }) => ({
          text: words,
          location: { file: relative(process.cwd(), path), line },
        }));
        if (errors.length > 0) return { errors };
        const { css } = await processor.process(sheet, {
          from: path,
          map: { inline: true, annotation: true },
        });
        return { contents: css, loader: "css" };
      });
    },
  };
}
