/** Text conversion: French typography, slugs, alphabetical order independent of the machine's locale. */

const NO_BREAK = "\u00a0";
const NARROW = "\u202f";

/** Converts plain spaces and straight apostrophes of the pools to French typography. */
export function typeset(text: string): string {
  return text
    .replaceAll("...", "…")
    .replaceAll("'", "’")
    .replaceAll("« ", `«${NO_BREAK}`)
    .replaceAll(" »", `${NO_BREAK}»`)
    .replaceAll(" :", `${NO_BREAK}:`)
    .replace(/ ([;!?])/g, `${NARROW}$1`)
    .replace(/(\d) (h|\$|%|km)(?![\p{L}])/gu, `$1${NO_BREAK}$2`);
}

/** Lower case without ligatures and accents, for slugs and for sorting. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .replaceAll("œ", "oe")
    .replaceAll("æ", "ae")
    .replaceAll("đ", "d")
    .replaceAll("ø", "o")
    .replaceAll("ł", "l")
    .normalize("NFD")
    .replace(/\p{M}/gu, "");
}

/** At most 80 ASCII characters, cut between words. */
export function slugOf(text: string): string {
  const slug = fold(text)
    .replace(/&[a-z]+;/g, " ")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
  if (slug.length <= 80) return slug;
  return slug.slice(0, slug.lastIndexOf("-", 80));
}

/** Makes slugs unique: the second "salon" becomes "salon-2". */
export function createSlugs(): (text: string) => string {
  const taken = new Set<string>();
  return (text) => {
    const first = slugOf(text);
    let slug = first;
    for (let turn = 2; taken.has(slug); turn += 1) slug = `${first}-${turn}`;
    taken.add(slug);
    return slug;
  };
}

/** Sorts by folded text, then by code units, independent of the locale. */
export function sortedByText<T>(items: readonly T[], textOf: (item: T) => string): T[] {
  const keyed = items.map((item) => ({ item, text: textOf(item), key: slugOf(textOf(item)) }));
  const order = (a: string, b: string) => (a === b ? 0 : a < b ? -1 : 1);
  return keyed
    .sort((left, right) => order(left.key, right.key) || order(left.text, right.text))
    .map(({ item }) => item);
}
