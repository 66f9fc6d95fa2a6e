/** Elements as plain values, for bare React to render. */
import type { Page } from "playwright-core";

/** [tag, attributes, children], as in the document. */
export type Tree = string | [string, Record<string, string>, Tree[]];

/** Reads the children of an element. */
export const treesIn = (page: Page, selector: string): Promise<Tree[]> =>
  page.evaluate((selector) => {
    const read = (node: Node): Tree =>
      node instanceof Element
        ? [
            node.localName,
            Object.fromEntries([...node.attributes].map(({ name, value }) => [name, value])),
            [...node.childNodes].map(read),
          ]
        : (node.textContent ?? "");
    const parent = document.querySelector(selector);
    if (!parent) throw new Error(`There is no ${selector}.`);
    return [...parent.childNodes].map(read);
  }, selector);
