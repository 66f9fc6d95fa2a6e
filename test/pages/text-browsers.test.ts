/** What a text browser, a reader or an indexer makes of the server's HTML: no css, no script. */
import { expect, test } from "vitest";
import { PAGE_PATHS } from "../host/pages.ts";
import { page as programmePage } from "./programme-setup.ts";
import { fair, sitePage, words } from "./site-setup.ts";

/** Elements that begin a line of their own, or that are drawn as a field, without css. */
const BREAKS = new Set(
  `address article aside blockquote body br button caption dd details dialog div dl dt fieldset figcaption figure footer
  form h1 h2 h3 h4 h5 h6 header hr iframe img input legend li main nav ol optgroup option p pre search section select
  summary table tbody td template textarea tfoot th thead tr ul`.split(/\s+/),
);

/** Texts that stand in one line with nothing between them: 'Grand hallPalais'. */
function runningTogether(root: Node): string[] {
  const found: string[] = [];
  let before = "";
  const walk = (node: Node) => {
    for (const child of node.childNodes) {
      const text = child.nodeType === child.TEXT_NODE ? (child.textContent ?? "") : "";
      if (text) {
        if (/[\p{L}\p{N}.!?»)]$/u.test(before) && /^[\p{L}\p{N}«(]/u.test(text) && !isOneWord(child))
          found.push(`${before.slice(-20)}|${text.slice(0, 20)}`);
        before = text;
      }
      if (child.nodeType !== child.ELEMENT_NODE || isScript(child)) continue;
      const breaks = BREAKS.has((child as Element).localName);
      if (breaks) before = "";
      walk(child);
      if (breaks) before = "";
    }
  };
  walk(root);
  return found;
}

const isScript = (node: Node) => /^(script|style)$/.test((node as Element).localName);

/** '1er' */
const isOneWord = (text: Node) => text.parentElement?.localName === "sup";

const pages: readonly (readonly [address: string, read: () => Document])[] = [
  ...[
    "/",
    "/webdiffusion",
    "/auteurs",
    "/exposants",
    "/activites?q=a",
    "/faq",
    "/videos",
    "/ma-selection",
    ...fair.events.slice(0, 12).map(({ url }) => url ?? ""),
    `/auteurs/${fair.authors.find(({ slug }) => slug === "asmaa-abdelmoumen")?.slug}`,
    `/exposants/${fair.companies[0]?.slug}`,
  ].map((address) => [address, () => sitePage(address)] as const),
  ...["", "?page=3", "?mode=horaire", "?mode=carte"].map(
    (query) => [`/programmation${query}`, () => programmePage(`/programmation${query}`)] as const,
  ),
];

test("the pages below are those of the site", () => {
  const routes = PAGE_PATHS.filter((path) => !/guide|ecran|avant/.test(path));
  const covers = (route: string) =>
    pages.some(([address]) => new RegExp(`^${route.replace(/:\w+/, "[^/?]+")}(\\?|$)`).test(address));
  expect(routes.filter((route) => !covers(route))).toEqual([]);
});

test.each(pages)("%s: no two texts run together", (_address, read) => {
  expect(runningTogether(read().body)).toEqual([]);
});

test("nothing is said that is true only with script", () => {
  expect(words(programmePage("/programmation").body)).not.toContain(
    "Les résultats changent dès que vous choisissez",
  );
});

test("a duration comes once, in words", () => {
  const { body } = programmePage("/programmation?mode=horaire");
  const texts = [...body.querySelectorAll(".signet-programme-duration")].map(words);
  expect(texts.length).toBeGreaterThan(5);
  for (const text of texts) expect(text).toMatch(/^Durée : (\d+ heures?)?( ?\d+ minutes?)?$/);
});
