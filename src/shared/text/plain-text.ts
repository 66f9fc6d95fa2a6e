interface Policy {
  createHTML(html: string): string;
}
/** TypeScript does not describe Trusted Types yet. */
type TrustedTypes = { readonly trustedTypes?: { createPolicy(name: string, rules: Policy): Policy } };

/** Rules of the script's only policy of Trusted Types. Without '<' no element can result. */
const rules: Policy = { createHTML: (html) => html.replaceAll("<", "") };
let policy: Policy | undefined;

/**
 * Decodes an entity with the browser's parser, which knows all names. The result is one or two characters,
 * never an element. Where a Content-Security-Policy refuses the policy, the entity stays as it is.
 */
let meaning = (entity: string): string => {
  try {
    policy ??= (globalThis as TrustedTypes).trustedTypes?.createPolicy("signet", rules) ?? rules;
    // The parser drops white space at the start of a document.
    const html = policy.createHTML(`:${entity}`);
    return new DOMParser().parseFromString(html, "text/html").body.textContent.slice(1);
  } catch {
    return entity;
  }
};

/** Whether HTML has an element of this name: for any other name browsers create an HTMLUnknownElement. */
let isElement = (name: string): boolean => !(document.createElement(name) instanceof HTMLUnknownElement);

/** Replaces the two functions above on a server, which has no document. `isElement` receives lower-case names. */
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
      const code = Number(decimal ?? `0x${hex}`);
      // Names have no code. 128 to 159 mean characters of Windows: '&#146;' is an apostrophe.
      if (!(code < 128 || code > 159)) return named(entity);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : "\ufffd";
    },
  );
}

/** An attribute with a value, or a known one without. Each begins after a space, so no text is matched twice. */
const ATTRIBUTE =
  "(?:\\s+|(?<=[\"']))" +
  "(?:[^\\s\"'<>/=]+\\s*=\\s*(?:\"[^\"]*\"|'[^']*'|[^\\s\"'<>=`]+)|" +
  "(?:allowfullscreen|autoplay|controls|data-[\\w-]+|hidden|loop|muted|open)(?=[\\s/>]))";
/** A tag with a name that may be an element's, or that Word writes ('o:p'). */
const TAG = new RegExp(`</?([a-z][a-z\\d]*|[ovwx]:\\w+)(?:${ATTRIBUTE})*[\\s/]*>`, "gi");
/**
 * Comments, scripts and styles, removed with their content, and how each ends. Without its end it is plain text.
 */
const CLOSED = [
  [/<!--[\s\S]*?-->/g, /-->/g],
  [/<script(?:\s[^<>]*)?>[\s\S]*?<\/script\s*>/gi, /<\/script\s*>/gi],
  [/<style(?:\s[^<>]*)?>[\s\S]*?<\/style\s*>/gi, /<\/style\s*>/gi],
] as const;
/** Elements that separate words. */
const BLOCK = /^(?:br|p|div|[dou]l|li|d[dt]|h[1-6r]|t[dhr]|blockquote|section|article|figcaption|option)$/i;

/**
 * Plain text of a CMS value, for text nodes and attributes. Removes tags, and comments, scripts and styles with
 * their content; decodes entities once; collapses white space; removes characters that do not belong in a line of
 * text (controls, direction overrides, unpaired surrogates). A '<' that begins no HTML tag stays: 'a<b && c>d',
 * 'une maison <indépendante>'.
 *
 * It does not use the DOM for tags, because the server's pages and the islands must print the same words. The
 * result is text only: `&lt;b&gt;` gives the three characters `<b>`, never an element.
 */
export function plainText(value: string): string {
  let text = value;
  if (text.includes("<")) {
    for (const [whole, end] of CLOSED) {
      // After the last end nothing can match; searching from every '<' there would take minutes in a long text.
      const last = [...text.matchAll(end)].at(-1);
      const until = last ? last.index + last[0].length : 0;
      text = text.slice(0, until).replace(whole, "") + text.slice(until);
    }
    // A '<' before any other word is part of the text.
    text = text.replace(TAG, (tag, name: string) =>
      BLOCK.test(name) ? " " : /:|^(svg|path|math)$/i.test(name) || isElement(name.toLowerCase()) ? "" : tag,
    );
  }
  if (text.includes("&")) text = decodeEntities(text);
  return text
    .replace(/[ \t\n\r\f\v\u2028\u2029]+/g, " ")
    .replace(/[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069\ufeff]/gu, "")
    .trim();
}
