import { twice } from "./retry.ts";

/** Resolves when a marker's style sheets are in force; rejects when one does not come, twice, `pause` ms apart. */
export type Styles = (name: string, pause: number, signal: AbortSignal) => Promise<unknown>;

/**
 * A sheet whose request failed is listed in Chromium: empty, which ours never are, or, when the connection broke, with
 * rules that nobody may read.
 */
function hasRules(sheet: CSSStyleSheet, href: string): boolean {
  try {
    return sheet.cssRules.length > 0;
  } catch (error) {
    // Another origin's rules may not be read, so they are there. (Firefox says InvalidAccessError while they load.)
    return (error as Error).name === "SecurityError" && new URL(href).origin !== origin;
  }
}

/** Sheets that were asked for and have not failed, by address; those that came stay in the page for good. */
const sheets = new Map<string, Promise<void>>();

function inForce(href: string): Promise<void> {
  // A theme may have linked the file, for the look without script; its CMS appends ?ver=… to the address.
  for (const sheet of document.styleSheets) {
    if (sheet.href?.replace(/[?#].*/, "") === href && hasRules(sheet, href)) return Promise.resolve();
  }
  let sheet = sheets.get(href);
  if (!sheet) {
    sheet = new Promise((resolve, reject) => {
      const link = document.createElement("link");
      link.rel = "stylesheet";
      link.href = href;
      link.onload = () => resolve();
      link.onerror = () => {
        link.remove();
        sheets.delete(href);
        reject(new Error(href));
      };
      // Last of all sheets: Chromium drops its fonts, and lays out the whole page, when one comes between others.
      document.body.append(link);
    });
    sheets.set(href, sheet);
  }
  return sheet;
}

/**
 * Loads a marker's css, and the css that all share, beside the script. What is in the page already, by the theme
 * or by another marker, is not asked for again.
 *
 * Css that only a part of a widget needs lies in a file named for both, `programme.map.css`, and is asked for by that
 * name, `programme.map`, when the part is.
 *
 * @param files the hashed names of the build's css files, without `.css`, one after another: an object of them would weigh
 *   more on every page. A marker without css has none.
 * @param base the script's own address
 */
export function createStyles(files: string, base: string): Styles {
  return (name, pause, signal) =>
    Promise.all(
      ["base", name].map(async (key) => {
        const file = new RegExp(`(?<!\\S)${key}-\\w{8}(?!\\S)`).exec(files);
        if (file)
          await twice(() => inForce(new URL(`${file}.css`, base).href), "its style sheet", pause, signal);
      }),
    );
}
