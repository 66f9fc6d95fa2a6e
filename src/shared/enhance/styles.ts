import { retried } from "./retry.ts";

/**
 * Resolves when a marker's style sheets apply; rejects when one cannot be loaded (see `retried`).
 */
export type Styles = (name: string, pause: number, signal: AbortSignal) => Promise<unknown>;

/**
 * Whether the sheet was loaded. Chromium also gives a sheet to a link whose request failed: an empty one (ours never
 * are) or, after a broken connection, one with rules that cannot be read.
 */
function hasRules({ sheet, href }: HTMLLinkElement): boolean {
  try {
    return (sheet as CSSStyleSheet).cssRules.length > 0;
  } catch (error) {
    // Rules of another origin cannot be read, but are there. (Firefox throws InvalidAccessError while they load.)
    return (error as Error).name === "SecurityError" && new URL(href).origin !== origin;
  }
}

/** Requested sheets that have not failed, by file name. Loaded sheets stay in the page. */
const sheets: Record<string, Promise<unknown>> = {};

/** @param file its hashed name, by which a theme's link is found: its CMS appends ?ver=… to the address */
async function inForce(file: string, base: string): Promise<unknown> {
  const links = document.querySelectorAll<HTMLLinkElement>(`[rel=stylesheet][href*="${file}"]`);
  for (const link of links) {
    // WebKit runs the script while the page's sheets still load: wait for the next `load` event of any element.
    while (!link.sheet && document.readyState !== "complete")
      await new Promise((resolve) => addEventListener("load", resolve, { capture: true, once: true }));
    if (hasRules(link)) return;
  }
  sheets[file] ??= new Promise((resolve, reject) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = new URL(file, base).href;
    // For a policy that names no address: `style-src 'nonce-…'`. All scripts of a page have the same.
    link.nonce = (document.querySelector<HTMLElement>("script[nonce]") ?? link).nonce;
    link.onload = resolve;
    link.onerror = () => {
      link.remove();
      delete sheets[file];
      reject(new Error(link.href));
    };
    // After all other sheets: inserted between them, it makes Chromium discard fonts and lay out the whole page
    // again.
    document.body.append(link);
  });
  return sheets[file];
}

/**
 * Loads a marker's css and the css that all markers share, at the same time as the script. Files that the theme or
 * another marker has added are not requested again.
 *
 * Css of a part is in a file named for both, `programme.map.css`, and is requested as `programme.map` with the part.
 *
 * @param files names of the build's css files without `.css`, and last what follows each name in its address, in one
 *   text: an array would add bytes to every page. A marker without css has none.
 * @param base the script's own address
 */
export function createStyles(files: string, base: string): Styles {
  const names = files.split(" ");
  const ending = names.at(-1);
  return (name, pause, signal) =>
    Promise.all(
      ["base", name].map(async (key) => {
        if (names.includes(key)) await retried(() => inForce(key + ending, base), "its css", pause, signal);
      }),
    );
}
