/** Markup as a list of lines, to compare the output of the CMS's templates with React's. */

const CHARACTERS: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  nbsp: "\u00a0",
  "#39": "'",
  "#x27": "'",
};

const decoded = (text: string) =>
  text.replace(/&([^;]+);/g, (entity, name: string) => CHARACTERS[name] ?? entity);

/** Attributes of a tag without script, when it is a button of the filters' form. */
const FORM_PARTS = /^(type|form|name|value)=/;

/** The share panel: the template prints it, React renders it when it is opened. */
const PANEL = /<div class="signet-programme-share-panel">[\s\S]*?<\/div>/g;

/** The .ics button needs script: the template reserves its space. */
const FILE_BUTTON =
  /<button type="button" class="signet-programme-action signet-programme-action-file"[^>]*>[^<]*<\/button>/g;
const FILE_ROOM = '<span class="signet-programme-action signet-programme-action-file"></span>';

/** The bookmark needs script, and lies over the picture: the template prints nothing. */
const KEEP_BUTTON = /<button type="button" class="signet-keep"[^>]*><\/button>/g;

/**
 * Tags, attributes and texts of markup, one on each line, independent of indentation. Not with a DOM: happy-dom takes
 * minutes for the cards of a whole fair.
 */
export function outline(html: string): string[] {
  const alike = html.replace(PANEL, "").replace(FILE_BUTTON, FILE_ROOM).replace(KEEP_BUTTON, "");
  return [...alike.matchAll(/<(\/?[\w-]+)([^>]*?)\/?>|[^<]+/g)].flatMap(([token, name, attributes = ""]) => {
    if (name === undefined) {
      const text = decoded(token)
        .replace(/[ \t\n\r]+/g, " ")
        .trim();
      return text === "" ? [] : [`"${text}"`];
    }
    const found = [...attributes.matchAll(/[\w-]+(?:="[^"]*")?/g)].map(([attribute]) =>
      decoded(attribute.replace(/^[\w-]+/, (word) => word.toLowerCase())),
    );
    const kept = attributes.includes("signet-programme-tag")
      ? found.filter((one) => !FORM_PARTS.test(one))
      : found;
    return [[name, ...kept.sort()].join(" ")];
  });
}
