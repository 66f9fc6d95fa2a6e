/** Markup as a list of lines, to compare what the CMS's templates print with what React prints. */

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

/** Without script a tag is a button of the filters' form; these are what makes it so. */
const FORM_PARTS = /^(type|form|name|value)=/;

/** Sharing: the template's panel is open to the browser alone, React's comes when it is opened. */
const PANEL = /<div class="signet-share-panel">[\s\S]*?<\/div>/g;

/** The .ics file is made by a script: the template leaves the room that its button takes. */
const FILE_BUTTON = /<button type="button" class="signet-action signet-action-file"[^>]*>[^<]*<\/button>/g;
const FILE_ROOM = '<span class="signet-action signet-action-file"></span>';

/**
 * The tags, attributes and texts of some markup, one to a line, however its source was indented. Not by way of a DOM:
 * happy-dom takes minutes for the cards of a whole fair.
 */
export function outline(html: string): string[] {
  const alike = html.replace(PANEL, "").replace(FILE_BUTTON, FILE_ROOM);
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
    const kept = attributes.includes("signet-tag") ? found.filter((one) => !FORM_PARTS.test(one)) : found;
    return [[name, ...kept.sort()].join(" ")];
  });
}
