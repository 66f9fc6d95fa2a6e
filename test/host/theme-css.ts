/** The theme's css as a CMS serves it: files that one of them imports are joined into it. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

const IMPORT = /^@import "\.\/([\w-]+\.css)";\n/gm;

/** Text of a theme's css file, its imports put in their places; null when there is no such file. */
export function themeCss(dir: string, name: string): string | null {
  try {
    const css = readFileSync(join(dir, name), "utf8");
    return css.replace(IMPORT, (line, imported: string) => themeCss(dir, imported) ?? line);
  } catch {
    return null;
  }
}
