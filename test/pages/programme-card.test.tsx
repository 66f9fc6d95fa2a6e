import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ActivityCard } from "../../src/islands/programme/card/ActivityCard.tsx";
import { cardView } from "../../src/islands/programme/card/card-view.ts";
import { shareMessages } from "../../src/islands/programme/card/share/messages-share.ts";
import {
  PROGRAMME_IDS,
  ProgrammeProvider,
  type ProgrammeRoot,
} from "../../src/islands/programme/root-context.tsx";
import { NetworkLinks } from "../../src/shared/ui/NetworkLinks.tsx";
import { parseActivity } from "../shared/activity/an-activity.ts";
import { outline } from "./markup.ts";
import { fair, pageHtml } from "./programme-setup.ts";

const BASE = "http://fair.test/programmation";

/** The root's values that a card needs before it is used. */
const root = {
  base: BASE,
  actions: {},
  ids: PROGRAMME_IDS,
  announce: () => {},
  report: () => {},
} as unknown as ProgrammeRoot;

const activities = fair.events.map((row) => {
  const activity = parseActivity(row, (error) => {
    throw error;
  });
  if (!activity) throw new Error(`no activity: ${row.slug}`);
  return activity;
});

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
        <ActivityCard activity={activity} kept={false} near />
      </ProgrammeProvider>
    );
    const server = serverCards.get(activity.slug) ?? "";
    expect(outline(renderToStaticMarkup(card)), activity.slug).toEqual(outline(server));
  }
}, 60_000);

test("both print the same links to the networks, whatever the title holds", () => {
  for (const activity of activities) {
    const { share, title } = cardView(activity, BASE);
    const [, printed = ""] =
      /<p class="signet-share-links">([\s\S]*?)<\/p>/.exec(serverCards.get(activity.slug) ?? "") ?? [];
    const links =
      share === null
        ? ""
        : renderToStaticMarkup(
            <NetworkLinks
              title={title.text}
              address={share}
              newTab={shareMessages.newTab}
              onFollow={() => {}}
            />,
          );
    expect(outline(links), activity.slug).toEqual(outline(printed));
  }
});
