/** The guide: a chapter for each marker, a form that makes a snippet, and the same activities under three themes. */
import { cardView } from "../../../src/islands/programme/card/card-view.ts";
import { shareMessages } from "../../../src/islands/programme/card/share/messages-share.ts";
import { DEFAULT_LOCATION } from "../../../src/islands/programme/domain/filters.ts";
import { messages } from "../../../src/islands/programme/messages.ts";
import { chapterViews } from "../guide/chapters.ts";
import { commonMistakes } from "../guide/common-mistakes.ts";
import { composerView } from "../guide/composer.ts";
import { wordpressRows } from "../guide/where.ts";
import type { PageBuilder } from "../pages.ts";
import { resultsOf } from "./programme-request.ts";
import { viewsView } from "./programme-views.ts";

/** templates-fixtures/theme/themes/NAME.css. */
const THEMES = [
  { name: "salon", title: "Celui du Salon" },
  { name: "institution", title: "Une institution" },
  { name: "nuit", title: "Une maison sombre" },
] as const;

export const guidePage: PageBuilder = (request) => {
  const { api, url } = request;
  const cards = resultsOf(api, DEFAULT_LOCATION).activities.map((activity) => cardView(activity, url.href));
  // One of each area.
  const shown = ["palais", "ville", "ligne"].flatMap(
    (area) => cards.find((card) => card.area === area) ?? [],
  );
  return {
    template: "guide.njk",
    context: {
      markers: chapterViews(),
      commonMistakes,
      composer: composerView(request),
      wordpress: wordpressRows(),
      words: { ...messages, share: shareMessages },
      themes: THEMES.map((theme) => ({
        ...theme,
        views: viewsView(DEFAULT_LOCATION, "").map((view) => ({
          ...view,
          href: `/programmation${view.href}`,
        })),
        groups: [{ first: 1, cards: shown }],
      })),
    },
  };
};
