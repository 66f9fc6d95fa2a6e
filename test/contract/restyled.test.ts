/** What a change of state costs: browsers compute again the style of all that a selector's last part may match. */
import postcss from "postcss";
import { expect, test } from "vitest";
import { filesIn, read } from "./sources.ts";

/** States of a whole list, which may hold a thousand cards. */
const STATE = /\[(data-stale|data-arriving|aria-busy)/;
/** The last part of a selector, with what it says in parentheses. */
const LAST = /(?:[^\s>+~()]|\((?:[^()]|\([^()]*\))*\))+$/;
/** Begins with no class, element or attribute: it may match any element. */
const ANYTHING = /^(\*|:(?!is\(|where\())/;

const selectorsOf = (path: string): string[] => {
  const selectors: string[] = [];
  postcss.parse(read(path)).walkRules((rule) => {
    selectors.push(...rule.selectors);
  });
  return selectors;
};

test("a list's state restyles elements that are named, not all inside it", () => {
  const dependent = filesIn("src", /\.css$/).flatMap((path) =>
    selectorsOf(path)
      .filter((selector) => STATE.test(selector.replace(LAST, "")))
      .map((selector) => ({ path, selector, last: LAST.exec(selector)?.[0] ?? "" })),
  );
  expect(dependent.length).toBeGreaterThan(4);
  expect(dependent.filter(({ last }) => ANYTHING.test(last))).toEqual([]);
});
