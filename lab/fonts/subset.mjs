/**
 * Reduces the theme's two font families to the characters of a French page: `node lab/lab.mjs fonts`. Each face becomes four files, and theme/fonts.css gives each its
 * unicode-range, so that a page loads only those it needs: `core` (French, names from Spain or Portugal, and the letters of the invented fair's names), `more`
 * (the rest of Latin-1: names from Norway), `ext` (Latin Extended-A: names from Poland or Turkey) and `viet` (names
 * from Vietnam). Bricolage keeps the weights and widths that the tokens use; its optical size is fixed, because a
 * third axis doubles the file for a small difference.
 */
import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";
import { joinFonts } from "./join.mjs";

const here = join(dirname(fileURLToPath(import.meta.url)), "../../templates-fixtures/theme/fonts");
const require = createRequire(import.meta.url);

const between = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)).join("");

const ASCII = " !\"#$%&'()*+,-./0123456789:;=?@ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz|";
const FRENCH = "\u00a0ÀÂÇÉÈÊËÎÏÔÙÛÜŒÆàâäçéèêëîïôöùûüÿœæ«»‘’“”–—…•·°×©€\u202f";
// Names from Spain, Portugal and Latin America are on nearly every list: a separate file would always be loaded late.
const IBERIAN = "ÁÍÓÚÑÃÕáíóúñãõ";
// The background of a missing photo, and the map's 'zoom out'
const SIGNS = "¶−";
// Letters of the invented fair's names. A font that arrives after the first layout makes Chromium lay out the whole page
// again, even for one name (decision 0026). Fontsource keeps these letters in other files: join.mjs adds them.
const NAMES = { latin: "ý", wide: "ćĐđũ", far: "ơưƠƯạầếễộỳ" };
const core = ASCII + FRENCH + IBERIAN + SIGNS + NAMES.latin;
const inCore = new Set(core + NAMES.wide + NAMES.far);
const more = [...`${between(0x21, 0x7e)}${between(0xa1, 0xff)}Ÿ‚„‹›™−`]
  .filter((letter) => !inCore.has(letter))
  .join("");
const rest = (letters) => [...letters].filter((letter) => !inCore.has(letter)).join("");
const ext = rest(between(0x100, 0x17f) + between(0x218, 0x21b));
const viet = rest(`ƠơƯư${between(0x1ea0, 0x1ef9)}`);

const bricolage = {
  folder: "@fontsource-variable/bricolage-grotesque",
  axes: { opsz: 28, wght: { min: 400, max: 800 }, wdth: { min: 75, max: 100 } },
  features: ["kern", "mark", "mkmk", "ccmp", "tnum"],
};
const literata = {
  folder: "@fontsource-variable/literata",
  axes: { wght: { min: 400, max: 700 } },
  features: ["kern", "liga", "mark", "mkmk", "ccmp", "tnum"],
};

const FACES = [
  {
    ...bricolage,
    name: "bricolage",
    latin: "bricolage-grotesque-latin-standard-normal",
    wide: "bricolage-grotesque-latin-ext-standard-normal",
    far: "bricolage-grotesque-vietnamese-standard-normal",
  },
  {
    ...literata,
    name: "literata",
    latin: "literata-latin-wght-normal",
    wide: "literata-latin-ext-wght-normal",
    far: "literata-vietnamese-wght-normal",
  },
  {
    ...literata,
    name: "literata-italic",
    latin: "literata-latin-wght-italic",
    wide: "literata-latin-ext-wght-italic",
    far: "literata-vietnamese-wght-italic",
  },
];

for (const { folder, axes, features, name, latin, wide, far } of FACES) {
  const options = { variationAxes: axes, keepFeatures: features, noHinting: true };
  const cut = (source, letters, targetFormat) =>
    subsetFont(readFileSync(require.resolve(`${folder}/files/${source}.woff2`)), letters, {
      ...options,
      targetFormat,
    });
  const write = (to, file) => {
    writeFileSync(join(here, `${name}-${to}.woff2`), file);
    process.stdout.write(`${name}-${to}.woff2 ${file.length}\n`);
  };
  let joined = await cut(latin, core, "truetype");
  for (const [source, letters] of [
    [wide, NAMES.wide],
    [far, NAMES.far],
  ])
    joined = joinFonts(joined, await cut(source, letters, "truetype"));
  write(
    "core",
    await subsetFont(joined, [...inCore].join(""), { targetFormat: "woff2", keepFeatures: features }),
  );
  write("more", await cut(latin, more, "woff2"));
  write("ext", await cut(wide, ext, "woff2"));
  write("viet", await cut(far, viet, "woff2"));
  copyFileSync(require.resolve(`${folder}/LICENSE`), join(here, `${name.split("-")[0]}-OFL.txt`));
}
