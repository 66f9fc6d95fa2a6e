import { announcementMessages } from "../../../src/islands/programme/announcement/messages-announcement.ts";
import { cardView } from "../../../src/islands/programme/card/card-view.ts";
import { shareMessages } from "../../../src/islands/programme/card/share/messages-share.ts";
import { activityWord, messages } from "../../../src/islands/programme/messages.ts";
import { CARDS_PER_GROUP } from "../../../src/islands/programme/results/cards.ts";
import { drawn } from "../../../src/islands/programme/schedule/schedule.ts";
import { chosenDay, described } from "../../../src/islands/programme/state/selectors.ts";
import { format } from "../../../src/islands/programme/state/url.ts";
import { groupsOf } from "../../../src/shared/list/groups.ts";
import type {
  AnnouncementWords,
  ProgrammeView,
  ProgrammeWords,
} from "../../../templates-fixtures/macros/shapes.d.ts";
import type { PageBuilder, PageRoute } from "../pages.ts";
import { nowOf } from "./now.ts";
import { atPlace, mapView } from "./programme-map.ts";
import { categoriesOf, locationOf, resultsOf, SERVER_SEED } from "./programme-request.ts";
import { scheduleView } from "./programme-schedule.ts";
import { atSearch } from "./programme-search.ts";
import { AT_RESULTS, addressOfForm, chipsView, filtersView, moreAddress } from "./programme-view.ts";
import { viewsView } from "./programme-views.ts";
import { eventListView, programmeCard } from "./structured-data.ts";

/** The programme, filtered and paged by its address; `?initial=0` leaves the initial JSON out. */
const programmePage: PageBuilder = (request) => {
  const { api, url } = request;
  const redirect = addressOfForm(url.search);
  if (redirect) return { redirect };
  const categories = categoriesOf(api);
  const asked = locationOf(request);
  const results = resultsOf(api, asked);
  const { found, ...adapted } = atSearch(api, results);
  const { answer, activities, location } = found === null ? atPlace(api, results) : adapted;
  const { filters, page, card } = location;
  const { perPage } = answer.meta;
  const count = found ?? answer.meta.count;
  const initial = {
    // As the island reads it from the same address, which may name a page beyond the last.
    query: format(asked),
    seed: SERVER_SEED,
    categories: api.categories().data,
    events: answer,
  };
  const { now, nowInitial, nowWords, isFairDay } = nowOf(request);
  // One address for all that ask for the same.
  const canonical = new URL(url.pathname, url);
  canonical.search = format(location);
  return {
    template: "programmation.njk",
    context: {
      // Above the list on the fair's days only.
      strip: isFairDay ? now : null,
      nowWords,
      nowInitial,
      social: programmeCard({ ...request, url: canonical }),
      list: eventListView(activities, count, { ...request, url: canonical }),
      words: { ...messages, share: shareMessages } satisfies ProgrammeWords,
      programme: {
        action: `${url.pathname}${AT_RESULTS}`,
        page,
        ...filtersView(location, categories, url.search),
        ...chipsView(location, categories, activities, url.search),
        views: viewsView(location, url.search),
        described: described({ answered: filters, items: activities }),
        day: chosenDay({ answered: filters, categories }),
        dayValue: filters.date,
        count,
        word: activityWord(count),
        groups: groupsOf(
          activities.map((activity) => cardView(activity, url.href)),
          CARDS_PER_GROUP,
        ).map(({ items, first }) => ({ cards: items, first })),
        map: mapView(request, location, categories, activities),
        schedule: scheduleView(
          request,
          location,
          categories,
          activities,
          page > 1 ? activities.slice((page - 1) * perPage) : [],
        ),
        kept: card,
        // Target of the link to one page more: the first activity of the last page.
        next: page > 1 ? (activities[(page - 1) * perPage]?.slug ?? null) : null,
        loaded: activities.length,
        shown: location.mode === "horaire" ? drawn(activities) : activities.length,
        more: moreAddress(location, { count, perPage }, url.search),
        initial: url.searchParams.get("initial") === "0" ? null : initial,
      } satisfies ProgrammeView & { page: number },
    },
  };
};

/** The same page before the programme is published. */
const beforePage: PageBuilder = () => ({
  template: "programmation-avant.njk",
  context: { words: announcementMessages satisfies AnnouncementWords },
});

export const programmePages: readonly PageRoute[] = [
  { path: "/programmation", build: programmePage },
  { path: "/programmation-avant", build: beforePage },
];
