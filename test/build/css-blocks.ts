/** The selectors of a css file, and the block that each marker's css may dress. */

/**
 * How a selector of a marker's css begins that stays at home. A marker that is not listed has the class of its own name;
 * other names are older, and themes and macros print them (docs/markers.md).
 */
const BLOCKS: Readonly<Record<string, readonly string[]>> = {
  authors: [".signet-directory", ".signet-entries", ".signet-authors"],
  exhibitors: [".signet-directory", ".signet-entries", ".signet-exhibitors"],
  "mega-menu": [".signet-menu", ".signet-veil", "[data-menu"],
  "search-form": [".signet-search-line", ".signet-search-hint", "[data-behaviour=search-form"],
  share: [".signet-sharing"],
  "video-overlay": [".signet-video"],
  "card-rotation": [".signet-cards-row", "[data-behaviour=card-rotation"],
  keep: [".signet-keep-place"],
  "selection-link": [".signet-kept"],
  programme: [".signet-programme", "[data-island=programme"],
};

export const blocksOf = (marker: string): readonly string[] => BLOCKS[marker] ?? [`.signet-${marker}`];

/** All selectors of style rules, those in at-rules included; a list of selectors is taken apart. */
export function selectorsOf(css: string): string[] {
  const text = css.replace(/\/\*[\s\S]*?\*\//g, "");
  const found: string[] = [];
  // Preludes of the rules that are open; of @keyframes nothing is a selector.
  const open: string[] = [];
  let start = 0;
  for (const { 0: sign, index } of text.matchAll(/[{};]/g)) {
    const prelude = text.slice(start, index).trim();
    start = index + 1;
    if (sign === "}") open.pop();
    if (sign !== "{") continue;
    const isSelector = !prelude.startsWith("@") && !open.some((outer) => outer.startsWith("@keyframes"));
    // A nested rule is named in full.
    const outer = open.findLast((one) => !one.startsWith("@")) ?? "";
    const whole = isSelector ? prelude.replaceAll("&", () => outer) : prelude;
    if (isSelector) found.push(...split(whole));
    open.push(whole);
  }
  return found;
}

/** At the commas that no parenthesis holds. */
function split(list: string): string[] {
  const parts = [""];
  let depth = 0;
  for (const sign of list) {
    depth += Number(sign === "(") - Number(sign === ")");
    if (sign === "," && depth === 0) parts.push("");
    else parts[parts.length - 1] += sign;
  }
  return parts.map((part) => part.trim());
}

/** The selector without `:not(…)` and `:has(…)`, once for each choice of `:is(…)` and `:where(…)`. */
function choices(selector: string): string[] {
  const plain = without(without(selector, ":not("), ":has(");
  const at = plain.search(/:(?:is|where)\(/);
  if (at < 0) return [plain];
  const from = plain.indexOf("(", at) + 1;
  const to = closing(plain, from);
  return split(plain.slice(from, to)).flatMap((one) =>
    choices(`${plain.slice(0, at)}${one}${plain.slice(to + 1)}`),
  );
}

function without(selector: string, opening: string): string {
  const at = selector.indexOf(opening);
  if (at < 0) return selector;
  return without(selector.slice(0, at) + selector.slice(closing(selector, at + opening.length) + 1), opening);
}

/** Index of the parenthesis that closes the one before `from`. */
function closing(text: string, from: number): number {
  let depth = 1;
  for (let at = from; at < text.length; at++) {
    depth += Number(text[at] === "(") - Number(text[at] === ")");
    if (depth === 0) return at;
  }
  throw new Error(`No closing parenthesis in ${text}.`);
}

/** Whether nothing can match the selector but an element of the marker's block, or one beside or within such an element. */
export function staysAtHome(selector: string, marker: string): boolean {
  return choices(selector).every((choice) => blocksOf(marker).some((block) => names(choice, block)));
}

/** Whether the selector names the block, or something of the block: `.signet-menu`, `.signet-menu-back`. */
export const names = (selector: string, block: string): boolean =>
  selector
    .split(block)
    .slice(1)
    .some((rest) => !/^[a-z]/.test(rest));
