import { twice } from "./retry.ts";

/**
 * Resolves when a marker's style sheets apply; rejects when one cannot be loaded at two attempts, `pause` ms apart.
 */
export type Styles = (name: string, pause: number, signal: AbortSignal) => Promise<unknown>;

/**
 * Whether the sheet was loaded. Chromium also lists sheets whose request failed: empty (ours never are) or, after a
 * broken connection, with rules that cannot be read.
 */
function hasRules(sheet: CSSStyleSheet, href: string): boolean {
  try {
    return sheet.cssRules.length > 0;
  } catch (error) {
    // Rules of another origin cannot be read, but are there. (Firefox throws InvalidAccessError while they load.)
    return (error as Error).name === "SecurityError" && new URL(href).origin !== origin;
  }
}

/** Requested sheets that have not failed, by address. Loaded sheets stay in the page. */
const sheets = new Map<string, Promise<unknown>>();

function inForce(href: string): Promise<unknown> {
  // A theme may have linked the file; its CMS appends ?ver=… to the address.
  for (const sheet of document.styleSheets) {
    if (sheet.href?.replace(/[?#].*/, "") === href && hasRules(sheet, href)) return Promise.resolve();
  }
  let sheet = sheets.get(href);
  if (!sheet) {
    sheet = new Promise((resolve, reject) => {
      const link = document.createElement("link");
      link.rel = "stylesheet";
      link.href = href;
      link.onload = resolve;
      link.onerror = () => {
        link.remove();
        sheets.delete(href);
        reject(new Error(href));
      };
      // After all other sheets: inserted between them, it makes Chromium discard fonts and lay out the whole page
      // again.
      document.body.append(link);
    });
    sheets.set(href, sheet);
  }
  return sheet;
}

/**
 * Loads a marker's css and the css that all markers share, at the same time as the script. Files that the theme or
 * another marker has added are not requested again.
 *
 * Css of a part is in a file named for both, `programme.map.css`, and is requested as `programme.map` with the part.
 *
 * @param files hashed names of the build's css files, without `.css`, in one text: an object would add bytes to every
 *   page. A marker without css has none.
 * @param base the script's own address
 */
export function createStyles(files: string, base: string): Styles {
  return (name, pause, signal) =>
    Promise.all(
      ["base", name].map(async (key) => {
        const file = files.split(" ").find((one) => one.slice(0, -9) === key);
        if (file)
          await twice(() => inForce(new URL(`${file}.css`, base).href), "its style sheet", pause, signal);
      }),
    );
}
