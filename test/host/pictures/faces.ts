import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { create, type Font } from "fontkit";
import subsetFont from "subset-font";

/**
 * The pictures' fonts. fontkit cannot vary a WOFF2 file, so the three files are unpacked once, when this module
 * loads.
 */
const resolve = createRequire(import.meta.url).resolve;

async function unpacked(file: string): Promise<Font> {
  const data = readFileSync(resolve(`@fontsource-variable/${file}.woff2`));
  return create(await subsetFont(data, undefined, { keepAllGlyphs: true, targetFormat: "truetype" }));
}

const [grotesque, roman, italic] = await Promise.all([
  unpacked("bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal"),
  unpacked("literata/files/literata-latin-wght-normal"),
  unpacked("literata/files/literata-latin-wght-italic"),
]);

/** The cuts that the pictures use; the first two letters of a name are its code in a file. */
export const faces = {
  /** Narrow and heavy: posters. */
  poster: grotesque.getVariation({ wght: 800, wdth: 75, opsz: 96 }),
  wide: grotesque.getVariation({ wght: 800, wdth: 100, opsz: 96 }),
  thin: grotesque.getVariation({ wght: 300, wdth: 75, opsz: 96 }),
  label: grotesque.getVariation({ wght: 600, wdth: 100, opsz: 14 }),
  quiet: grotesque.getVariation({ wght: 400, wdth: 100, opsz: 14 }),
  roman: roman.getVariation({ wght: 500 }),
  bold: roman.getVariation({ wght: 750 }),
  italic: italic.getVariation({ wght: 500 }),
  swash: italic.getVariation({ wght: 750 }),
} as const;

export type Face = keyof typeof faces;

// fontkit builds its tables at the first use: do that while loading.
faces.poster.layout("Aé");
faces.roman.layout("Aé");

const substitutes: Readonly<Record<string, string>> = {
  "\u202f": "\u00a0",
  "\u2009": "\u00a0",
  "\u2010": "-",
  "\u2011": "-",
  "\u2212": "–",
  "\u2190": "–",
  "\u2192": "–",
  "\u1d49": "e",
  "\u02b3": "r",
  "'": "’",
};

/** Reduces untrusted text to characters that the fonts can draw, at most `most`, then an ellipsis. */
export function drawable(text: string, most = 140): string {
  let out = "";
  for (const character of text.slice(0, 1000).normalize("NFC")) {
    const replaced = substitutes[character] ?? character;
    const code = replaced.codePointAt(0) ?? 32;
    if (code <= 32 || (code > 126 && code < 160)) out += " ";
    else if (faces.label.hasGlyphForCodePoint(code) && faces.roman.hasGlyphForCodePoint(code))
      out += replaced;
    else {
      const base = replaced.normalize("NFKD").charAt(0);
      if (/\w/.test(base)) out += base;
    }
  }
  const tidy = out.replace(/ +/g, " ").trim();
  return tidy.length > most ? `${tidy.slice(0, most).trimEnd()}…` : tidy;
}
