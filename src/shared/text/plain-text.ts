/** Names of the characters U+00C0 to U+00DE, in order; those of U+00E0 to U+00FE are the same without capitals, but for one. */
const CAPITALS =
  "Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde " +
  "Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN";

/** From U+00A0 to U+00FF: what older editors write for every French letter. */
const LATIN1 =
  "nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute " +
  "micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest " +
  `${CAPITALS} szlig ${CAPITALS.toLowerCase().replace("times", "divide")} yuml`;

/** The others that a CMS writes: its own escapes, and the typographer's. */
const OTHERS: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  OElig: "Œ",
  oelig: "œ",
  Yuml: "Ÿ",
  lsquo: "‘",
  rsquo: "’",
  sbquo: "‚",
  ldquo: "“",
  rdquo: "”",
  bdquo: "„",
  lsaquo: "‹",
  rsaquo: "›",
  hellip: "…",
  ndash: "–",
  mdash: "—",
  bull: "•",
  euro: "€",
  trade: "™",
  ensp: "\u2002",
  emsp: "\u2003",
  thinsp: "\u2009",
  zwnj: "\u200c",
  zwj: "\u200d",
};

let names: Map<string, string> | undefined;

function named(name: string): string | undefined {
  names ??= new Map([
    ...LATIN1.split(" ").map((latin, index): [string, string] => [latin, String.fromCharCode(0xa0 + index)]),
    ...Object.entries(OTHERS),
  ]);
  return names.get(name);
}

function decodeEntities(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]\w{1,7}));/gi,
    (entity: string, decimal: string | undefined, hex: string | undefined, name: string | undefined) => {
      if (name !== undefined) return named(name) ?? entity;
      const code = decimal === undefined ? Number.parseInt(hex ?? "", 16) : Number(decimal);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : "\ufffd";
    },
  );
}

/**
 * The text that a CMS value stands for, to be put into text nodes and attributes: tags removed (with what
 * scripts and styles hold), entities decoded once, white space run together, and without the characters
 * that have no business in a line of text (controls, direction overrides, halves of surrogate pairs).
 *
 * It is written by hand, without the DOM, since the server's pages and the islands must print the same words;
 * what it returns is text and nothing else: `&lt;b&gt;` gives the three characters `<b>`, never an element.
 */
export function plainText(value: string): string {
  let text = value;
  if (text.includes("<")) {
    text = text
      .replace(/<!--[\s\S]*?(?:-->|$)/g, "")
      .replace(/<(script|style)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, "")
      .replace(/<(?:br|\/p|\/div|\/li|\/h[1-6])\b[^<>]*>/gi, " ")
      .replace(/<\/?[a-z][^<>]*>/gi, "");
  }
  if (text.includes("&")) text = decodeEntities(text);
  return text
    .replace(/[ \t\n\r\f\v]+/g, " ")
    .replace(/[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069\ufeff]/gu, "")
    .trim();
}
