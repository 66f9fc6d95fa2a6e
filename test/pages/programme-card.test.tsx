import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ActivityCard } from "../../src/islands/programme/card/ActivityCard.tsx";
import { cardView } from "../../src/islands/programme/card/card-view.ts";
import { NetworkLinks } from "../../src/islands/programme/card/NetworkLinks.tsx";
import { ProgrammeProvider, type ProgrammeRoot } from "../../src/islands/programme/root-context.tsx";
import { parseActivity } from "../islands/programme/an-activity.ts";
import { fair, pageHtml } from "./programme-setup.ts";

const BASE = "http://fair.test/programmation";

/** All that a card wants of its root until somebody touches it. */
const root = { base: BASE, actions: {}, announce: () => {}, report: () => {} } as unknown as ProgrammeRoot;

const activities = fair.events.map((row) => {
  const activity = parseActivity(row, (error) => {
    throw error;
  });
  if (!activity) throw new Error(`no activity: ${row.slug}`);
  return activity;
});

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

/**
 * The tags, attributes and texts of some markup, one to a line, however its source was indented. Not by way of a DOM:
 * happy-dom takes minutes for the cards of a whole fair.
 */
function outline(html: string): string[] {
  return [...html.matchAll(/<(\/?[\w-]+)([^>]*?)\/?>|[^<]+/g)].flatMap(([token, name, attributes = ""]) => {
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

const PANEL = /<div class="signet-share-panel">[\s\S]*?<\/div>/;

const serverCards = new Map(
  pageHtml("/programmation?page=40")
    .split(/(?=<article )/)
    .slice(1)
    .map((card) => [
      /data-slug="([^"]*)"/.exec(card)?.[1] ?? "",
      card.slice(0, card.indexOf("</article>") + 10),
    ]),
);

test("the CMS's template and React print the same card for every activity of the fair", () => {
  expect(serverCards.size).toBe(activities.length);
  for (const activity of activities) {
    const card = (
      <ProgrammeProvider value={root}>
        <ActivityCard activity={activity} kept={false} />
      </ProgrammeProvider>
    );
    // Sharing: the template's panel is open to the browser alone, React's comes when it is opened.
    const server = serverCards.get(activity.slug)?.replace(PANEL, "") ?? "";
    expect(outline(renderToStaticMarkup(card)), activity.slug).toEqual(outline(server));
  }
}, 60_000);

test("both print the same links to the networks, whatever the title holds", () => {
  for (const activity of activities) {
    const { share, title } = cardView(activity, BASE);
    const [, printed = ""] =
      /<p class="signet-share-links">([\s\S]*?)<\/p>/.exec(serverCards.get(activity.slug) ?? "") ?? [];
    const links =
      share === null ? "" : renderToStaticMarkup(<NetworkLinks title={title.text} address={share} />);
    expect(outline(links), activity.slug).toEqual(outline(printed));
  }
});
