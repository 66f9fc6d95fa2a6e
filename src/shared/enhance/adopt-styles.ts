import { retried } from "./retry.ts";
import type { Styles } from "./styles.ts";

/** Loads the text of each style sheet, by the marker's or part's name; a marker without css has none. */
export type Sheets = Readonly<Record<string, () => Promise<{ readonly default: string }>>>;

/**
 * Loads css that a bundler delivers as modules, and adopts it: no address is needed, and no `<style>`, which a
 * Content-Security-Policy would block. What `createStyles` does for a script tag.
 */
export function adoptStyles(sheets: Sheets): Styles {
  const adopted = new Set<string>();
  const adopt = (name: string, text: string): void => {
    if (adopted.has(name)) return;
    adopted.add(name);
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  };
  return async (name, pause, signal) => {
    const texts = await Promise.all(
      ["base", name].map(async (one) => {
        const load = adopted.has(one) ? undefined : sheets[one];
        return load && ([one, (await retried(load, "its css", pause, signal)).default] as const);
      }),
    );
    // Not as each arrives: the css that all markers share comes first.
    for (const text of texts) if (text) adopt(...text);
  };
}
