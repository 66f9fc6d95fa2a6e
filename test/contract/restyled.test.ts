/** What a change of state costs: browsers compute again the style of all that a selector's last part may match. */
import { dirname, join } from "node:path";
import postcss from "postcss";
import { expect, test } from "vitest";
import { filesIn, read } from "./sources.ts";

/** States of a whole list, which may hold a thousand cards. */
const STATE = /\[(data-stale|data-arriving|aria-busy)/;
/** The last part of a selector, with what it says in parentheses. */
const LAST = /(?:[^\s>+~()]|\((?:[^()]|\([^()]*\))*\))+$/;
/** Begins with no class, element or attribute: it may match any element. */
const ANYTHING = /^(\*|:(?!is\(|where\())/;

/** What has a few elements only, whatever the number of cards. */
const SMALL = /signet-programme-(choices-value|title)/;

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

/** The text of a css file and of all that it imports. */
const withImports = (path: string): string =>
  read(path).replaceAll(/@import "(.+)";/g, (_, imported) => withImports(join(dirname(path), imported)));

test("css that arrives after the cards names the elements inside of them", () => {
  // `NAME.SUBJECT.css` is loaded with a part, see `createStyles`.
  const late = filesIn("src", /\/[\w-]+\.[\w-]+\.css$/);
  expect(late.length).toBeGreaterThan(4);
  const unnamed = late.flatMap((path) => {
    const found: string[] = [];
    postcss.parse(withImports(path)).walkRules(({ selectors }) => {
      // A descendant, not a child.
      found.push(...selectors.filter((one) => /[^>+~,] (\*|:(?!is\(|where\()\S*)$/.test(one)));
    });
    return found.map((selector) => ({ path, selector }));
  });
  expect(unnamed.filter(({ selector }) => !SMALL.test(selector))).toEqual([]);
});
