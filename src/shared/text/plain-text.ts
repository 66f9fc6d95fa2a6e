/** The browser's own parser knows every name. What it says is one character or two, never an element. */
let meaning = (entity: string): string =>
  // White space at the start of a document is no text.
  new DOMParser().parseFromString(`:${entity}`, "text/html").body.textContent.slice(1);

/** On a server, which has no such parser: who knows the names there. */
export function decodeWith(decode: (entity: string) => string): void {
  meaning = decode;
}

const known = new Map<string, string>();

function named(entity: string): string {
  const before = known.get(entity);
  if (before !== undefined) return before;
  const text = meaning(entity);
  known.set(entity, text);
  return text;
}

function decodeEntities(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|[a-z]\w{1,31});/gi,
    (entity: string, decimal: string | undefined, hex: string | undefined) => {
      if (!entity.startsWith("&#")) return named(entity);
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
 * Tags are taken out by hand, without the DOM, since the server's pages and the islands must print the same words;
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
