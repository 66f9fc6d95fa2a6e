/** The theme's css as a CMS serves it, with its imports joined into one file. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

const IMPORT = /^@import "\.\/((?:[\w-]+\/)?[\w-]+\.css)";\n/gm;

/** Text of a theme's css file with its imports inlined; null when the file does not exist. */
export function themeCss(dir: string, name: string): string | null {
  try {
    const css = readFileSync(join(dir, name), "utf8");
    return css.replace(IMPORT, (line, imported: string) => themeCss(dir, imported) ?? line);
  } catch {
    return null;
  }
}
