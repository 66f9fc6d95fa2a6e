/**
 * The pages on which the runtime's promises are tested for every marker: its facts' snippet, what the documents write
 * of it, and the pages of the stand-in CMS. A new marker is among them by itself.
 */
import { markerFacts } from "../../../../src/markers.ts";
import { frenchSpaces } from "../../../../src/shared/text/french-spaces.ts";
import { snippetsIn } from "../../../contract/markdown.ts";
import { liveOf } from "../../../host/guide/chapters.ts";
import { ADDRESSES } from "../../pages/every-page.ts";

interface Written {
  /** What its tests are named after. */
  readonly title: string;
  /** Value of `data-island` or `data-behaviour`. */
  readonly name: string;
  readonly html: string;
}

/** Without a script, which the page has, and with a picture of the site in place of an editor's. */
const ready = (html: string) =>
  html
    .replace(/<script[^>]*signet\.js"><\/script>/, "")
    .replace(/\/media\/\w+\.jpg/g, "/theme/images/favicon.svg");

export const MARKERS: readonly Written[] = markerFacts.map((facts) => ({
  title: facts.name,
  name: facts.name,
  html: ready(liveOf(facts)),
}));

const known = markerFacts.map(({ snippet }) => frenchSpaces(snippet));
const MARKER = /data-(?:island|behaviour)="([^"]+)"/;

/** Other HTML with a marker in the documents. */
export const DOCUMENTED: readonly Written[] = snippetsIn("html").flatMap(({ name: title, text }) => {
  const name = MARKER.exec(text)?.[1];
  return name && !known.includes(text.trim()) ? [{ title, name, html: ready(text) }] : [];
});

/** The facts' snippets in one page. */
export const ALL = MARKERS.map(({ html }) => html).join("\n");

/** The guide's own script changes its pages. */
export const PAGES = ADDRESSES.filter((address) => !address.startsWith("/guide"));
