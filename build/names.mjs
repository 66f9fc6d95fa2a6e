// @ts-check
/**
 * Short names for what the chunks of one pass import from each other. A bundler gives such a binding a short name in the
 * export, and each minifier another one inside each chunk, so that every import and export says two names ("A as t").
 * Here a binding has one name in all chunks of a pass: 'A' alone (decision 0060).
 */

const LETTERS = [..."abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ$_"];
const KEYWORDS = ["as", "do", "if", "in", "is", "of"];

/** One letter each, then two. */
const SHORT = [...LETTERS, ...LETTERS.flatMap((first) => LETTERS.map((second) => first + second))].filter(
  (name) => !KEYWORDS.includes(name),
);

/** An import or export statement as rolldown prints it and as minifiers do: its names, and the file. */
const STATEMENT = /\b(import|export) ?\{([^}]*)\}(?: ?from ?["'`]([^"'`]*)["'`])?/g;

/** @param {string} list `A as t, n` */
const specifiers = (list) =>
  list
    .split(",")
    .map((one) => one.trim().split(/\s+as\s+/))
    .filter(([first]) => first);

/** @typedef {Pick<import("rolldown").RenderedChunk, "exports" | "facadeModuleId" | "imports">} Exporter */

/**
 * The short name of each export that only other chunks of the pass import; the shortest for those that most chunks import.
 *
 * @param {Readonly<Record<string, Exporter>>} chunks by file
 * @param {(module: string) => readonly string[]} exportsOf names that an entry's users know
 * @returns {Map<string, string>} `file name` → short name
 */
export function shortNames(chunks, exportsOf) {
  const shorts = new Map();
  const importers = (/** @type {string} */ file) =>
    Object.values(chunks).filter(({ imports }) => imports.includes(file)).length;
  const files = Object.entries(chunks)
    .filter(([file]) => importers(file) > 0)
    .sort(([a], [b]) => importers(b) - importers(a));
  for (const [file, { exports, facadeModuleId }] of files) {
    const known = facadeModuleId ? exportsOf(facadeModuleId) : [];
    for (const name of exports) {
      // A namespace is read by name (`import().then((all) => all.name_exports)`).
      if (known.includes(name) || name.endsWith("_exports")) continue;
      const short = SHORT[shorts.size];
      if (short === undefined) throw new Error("The build has run out of short names: see build/names.mjs");
      shorts.set(`${file} ${name}`, short);
    }
  }
  return shorts;
}

/**
 * The chunk with short names in its imports and exports. All of its lines stay where they are, as its source map says.
 *
 * @param {string} code not minified
 * @param {string} own its file
 * @param {ReadonlyMap<string, string>} shorts see `shortNames`
 */
export const withShortNames = (code, own, shorts) =>
  code.replace(STATEMENT, (statement, verb, list, from) => {
    const file = from === undefined ? own : from.replace("./", "");
    const named = specifiers(list).map(([first = "", second = first]) => {
      const [outside, local] = verb === "import" ? [first, second] : [second, first];
      const short = shorts.get(`${file} ${outside}`) ?? outside;
      const [left, right] = verb === "import" ? [short, local] : [local, short];
      return left === right ? left : `${left} as ${right}`;
    });
    return statement.replace(list, named.join(","));
  });

/**
 * Which local variable of a chunk has to have which name, so that its imports and exports need no "as".
 *
 * @param {string} code
 * @returns {Map<string, string>} local → name
 */
export function localNames(code) {
  const names = new Map();
  for (const [, verb, list = ""] of code.matchAll(STATEMENT))
    for (const [first = "", second = first] of specifiers(list)) {
      const [outside, local] = verb === "import" ? [first, second] : [second, first];
      if (outside.length <= 2) names.set(local, outside);
    }
  return names;
}
