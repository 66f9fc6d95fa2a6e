/** Bare React, for comparison: a script that renders the nodes of a page's island and does nothing else. */
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import type { Browser } from "playwright-core";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** [tag, attributes, children], as in the document. */
export type Tree = string | [string, Record<string, string>, Tree[]];

/** Reads the elements of a page's first island once it is shown. */
export async function readTree(browser: Browser, address: string): Promise<Tree> {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
  // tsx names inner functions with a helper of its own, which a page does not have.
  await page.addInitScript("globalThis.__name = (named) => named");
  await page.goto(address);
  await page.locator("[data-island]").first().scrollIntoViewIfNeeded();
  await page.waitForSelector('[data-island][data-enhanced="ready"]');
  const tree = await page.evaluate(() => {
    const read = (node: Node): Tree =>
      node instanceof Element
        ? [
            node.localName,
            Object.fromEntries([...node.attributes].map(({ name, value }) => [name, value])),
            [...node.childNodes].map(read),
          ]
        : (node.textContent ?? "");
    const island = document.querySelector(".signet-island");
    if (!island) throw new Error("The island is not on screen.");
    return read(island);
  });
  await page.close();
  return tree;
}

const NAMES: Readonly<Record<string, string>> = {
  class: "className",
  for: "htmlFor",
  datetime: "dateTime",
  tabindex: "tabIndex",
};

/** Attributes left out, because React treats them differently. */
const LEFT_OUT = ["style", "value", "checked", "selected", "srcdoc"];

function write(node: Tree): string {
  if (typeof node === "string") return JSON.stringify(node);
  const [tag, attributes, children] = node;
  const props = Object.fromEntries(
    Object.entries(attributes)
      .filter(([name]) => !LEFT_OUT.includes(name))
      .map(([name, value]) => [NAMES[name] ?? name, value]),
  );
  return `h(${[JSON.stringify(tag), JSON.stringify(props), ...children.map(write)].join(",")})`;
}

/** The script that renders a tree into the element with this id, and marks it `ready`. */
export async function bareScript(tree: Tree, id: string): Promise<string> {
  const source = `
    import { createElement as h, useLayoutEffect } from "react";
    import { createRoot } from "react-dom/client";
    const marker = document.getElementById(${JSON.stringify(id)});
    const App = () => {
      useLayoutEffect(() => marker.setAttribute("data-enhanced", "ready"), []);
      return ${write(tree)};
    };
    createRoot(marker).render(h(App));`;
  const { outputFiles } = await build({
    stdin: { contents: source, resolveDir: root },
    bundle: true,
    minify: true,
    format: "esm",
    write: false,
    define: { "process.env.NODE_ENV": '"production"' },
  });
  return outputFiles[0]?.text ?? "";
}

/** A small entry that marks the element and loads the script in a chunk, like ours. */
export const bareEntry = (id: string): string =>
  `document.getElementById(${JSON.stringify(id)}).setAttribute("data-enhanced", "waiting"); import("./bare-chunk.js");`;
