/** A page of ours with bare React on its own island: same css, fonts, header and server HTML, none of our scripts. */
import type { Page } from "playwright-core";
import type { Bench, Width } from "./bench.ts";
import { bareScript } from "./bundles.ts";
import type { Front } from "./front.ts";
import { treesIn } from "./tree.ts";

/** The page's own island: on the days of the fair, what is on now stands above it. */
export const OWN_ISLAND = '[data-island]:not([data-island="now"])';
const MARKER = /(<div[^>]*data-island="(?!now")[\w-]+")/;
const DATA = /<script type="application\/json"[\s\S]*?<\/script>/;

/** The marker's id in the bare page. */
const ID = "bare";

export const hasIsland = (html: string): boolean => MARKER.test(html);

async function shown(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator(OWN_ISLAND).first().scrollIntoViewIfNeeded();
  await page.waitForSelector(`${OWN_ISLAND}[data-enhanced="ready"]`);
}

/** A small entry that marks the element and loads the script in a chunk, like ours. */
const entry = (chunk: string) =>
  `document.getElementById("${ID}").setAttribute("data-enhanced", "waiting"); import("${chunk}");`;

/**
 * Serves the page.
 *
 * @param path of our page
 * @param width of the window, by which our island decides what it draws at first
 * @param empty whether the server's HTML is left out of the marker
 * @returns address of the bare page
 */
export async function putBarePage(
  bench: Bench,
  front: Front,
  path: string,
  { width = "phone", empty = false }: { readonly width?: Width; readonly empty?: boolean } = {},
): Promise<string> {
  const page = await bench.open(width);
  await shown(page, front.url + path);
  const trees = await treesIn(page, OWN_ISLAND);
  await page.context().close();
  const name = `/bench/bare-${encodeURIComponent(path)}${empty ? "-empty" : ""}`;
  const html = await (await fetch(front.url + path)).text();
  const marked = html
    .replace(/<link rel="modulepreload"[^>]*>\s*/g, "")
    .replace("</head>", `<link rel="modulepreload" fetchpriority="low" href="${name}-chunk.js"></head>`)
    .replace(
      /<script type="module"[^>]*>/,
      `<script type="module" fetchpriority="low" src="${name}-entry.js">`,
    )
    .replace(DATA, "")
    .replace(MARKER, (open) => `${open.replace(/data-island="([\w-]+)"/, 'data-was-island="$1"')} id="${ID}"`)
    .replace(/ data-(island|behaviour)="/g, ' data-was="')
    .replaceAll(" data-was-island=", " data-island=");
  front.put(`${name}-entry.js`, entry(`${name}-chunk.js`));
  front.put(`${name}-chunk.js`, await bareScript(trees, ID));
  front.put(`${name}.html`, empty ? await withoutInner(bench, marked) : marked);
  return `${front.url}${name}.html`;
}

/** The page with nothing inside of its marker. */
async function withoutInner(bench: Bench, html: string): Promise<string> {
  const page = await bench.open("phone");
  const emptied = await page.evaluate(
    ([html, id]) => {
      const parsed = new DOMParser().parseFromString(html, "text/html");
      parsed.getElementById(id)?.replaceChildren();
      return `<!doctype html>${parsed.documentElement.outerHTML}`;
    },
    [html, ID] as const,
  );
  await page.context().close();
  return emptied;
}
