/** The browser's own parser knows every name. What it says is one character or two, never an element. */
let meaning = (entity: string): string =>
  // White space at the start of a document is no text.
  new DOMParser().parseFromString(`:${entity}`, "text/html").body.textContent.slice(1);

/** Whether HTML has an element of this name. Browsers make an unknown element of any other word. */
let isElement = (name: string): boolean => !(document.createElement(name) instanceof HTMLUnknownElement);

/** On a server, which has no document: decodes an entity, and knows the names of HTML's elements, in lower case. */
export function readHtmlWith(server: {
  readonly decode: (entity: string) => string;
  readonly isElement: (name: string) => boolean;
}): void {
  meaning = server.decode;
  isElement = server.isElement;
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

/** One attribute with its value, or one of those that need none. Each begins after a space, so no text is read twice. */
const ATTRIBUTE =
  "(?:\\s+|(?<=[\"']))" +
  "(?:[^\\s\"'<>/=]+\\s*=\\s*(?:\"[^\"]*\"|'[^']*'|[^\\s\"'<>=`]+)|" +
  "(?:allowfullscreen|autoplay|controls|data-[\\w-]+|hidden|loop|muted|open)(?=[\\s/>]))";
/** A word that may be an element's name, or one that Word leaves behind ('o:p'). */
const TAG = new RegExp(`</?([a-z][a-z\\d]*|[ovwx]:\\w+)(?:${ATTRIBUTE})*[\\s/]*>`, "gi");
/** What goes with all that it holds, and how it ends; one that does not end is no comment and no script. */
const CLOSED = [
  [/<!--[\s\S]*?-->/g, /-->/g],
  [/<script(?:\s[^<>]*)?>[\s\S]*?<\/script\s*>/gi, /<\/script\s*>/gi],
  [/<style(?:\s[^<>]*)?>[\s\S]*?<\/style\s*>/gi, /<\/style\s*>/gi],
] as const;
/** Elements that end a word. */
const BLOCK = /^(?:br|p|div|[dou]l|li|d[dt]|h[1-6r]|t[dhr]|blockquote|section|article|figcaption|option)$/i;

/**
 * The text that a CMS value stands for, to be put into text nodes and attributes: tags and comments removed (with what
 * scripts and styles hold), entities decoded once, white space run together, and without the characters
 * that have no business in a line of text (controls, direction overrides, halves of surrogate pairs).
 * A '<' that begins no tag of HTML's is part of the text: 'a<b && c>d', 'une maison <indépendante>'.
 *
 * Tags are taken out by hand, without the DOM, since the server's pages and the islands must print the same words;
 * what it returns is text and nothing else: `&lt;b&gt;` gives the three characters `<b>`, never an element.
 */
export function plainText(value: string): string {
  let text = value;
  if (text.includes("<")) {
    for (const [whole, end] of CLOSED) {
      // Nothing can end behind the last end: looking for it from every '<' there would take minutes for a long text.
      const last = [...text.matchAll(end)].at(-1);
      const until = last ? last.index + last[0].length : 0;
      text = text.slice(0, until).replace(whole, "") + text.slice(until);
    }
    // Any other word after '<' is the text's own.
    text = text.replace(TAG, (tag, name: string) =>
      BLOCK.test(name) ? " " : /:|^(svg|path|math)$/i.test(name) || isElement(name.toLowerCase()) ? "" : tag,
    );
  }
  if (text.includes("&")) text = decodeEntities(text);
  return text
    .replace(/[ \t\n\r\f\v]+/g, " ")
    .replace(/[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069\ufeff]/gu, "")
    .trim();
}
