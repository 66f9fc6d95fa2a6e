// @ts-check
/**
 * The css as modules, for the entry that bundlers use: `faq.css-AB12CD34.js` exports the text of `faq-AB12CD34.css`. Not
 * every bundler recognises the address of a css file in a script; all of them follow an `import()`
 * (docs/decisions/0032).
 */
import { plainName } from "./graph.mjs";
import { withoutMapLink } from "./maps.mjs";

/**
 * @param {Map<string, Uint8Array>} files built so far; the modules are added
 * @returns {Record<string, string>} name of the css, such as `programme.map` → file of its module
 */
export function addSheetModules(files) {
  const sheets = [...files].filter(([file]) => file.endsWith(".css"));
  return Object.fromEntries(
    sheets.map(([file, bytes]) => {
      const css = withoutMapLink(Buffer.from(bytes).toString());
      const module = file.replace(/(-[A-Z0-9]{8})\.css$/, ".css$1.js");
      files.set(module, Buffer.from(`export default ${JSON.stringify(css)};\n`));
      return [plainName(file).replace(/\.css$/, ""), module];
    }),
  );
}
