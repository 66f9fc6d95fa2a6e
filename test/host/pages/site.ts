/** Every page of the site but the programme's. They are plain HTML, which the markers enhance. */
import type { VideoView } from "../../../templates-fixtures/macros/shapes.d.ts";
import { previewPage } from "../guide/preview.ts";
import type { PageBuilder, PageRoute } from "../pages.ts";
import { boardPage } from "./now.ts";
import { activityPage, authorPage, exhibitorPage } from "./site-details.ts";
import { authorsPage, exhibitorsPage } from "./site-directory.ts";
import { guidePage } from "./site-guide.ts";
import { homePage } from "./site-home.ts";
import { searchPage } from "./site-search.ts";
import { webcast } from "./site-streams.ts";

const webcastPage: PageBuilder = (request) => ({
  template: "webdiffusion.njk",
  context: webcast(request),
});

const faqPage: PageBuilder = ({ site }) => ({ template: "faq.njk", context: { groups: site.faq } });

const selectionPage: PageBuilder = () => ({ template: "ma-selection.njk", context: {} });

interface Videos {
  readonly provider: string;
  readonly items: readonly (Omit<VideoView, "url" | "still" | "out"> & { readonly year: string })[];
}

/** `?consentement=demander` asks before a video plays (ruling D69). */
const videosPage: PageBuilder = ({ site, url }) => {
  const { provider, items } = site.videos as Videos;
  const years = [...new Set(items.map(({ year }) => year))];
  return {
    template: "videos.njk",
    context: {
      ask: url.searchParams.get("consentement") === "demander",
      years: years.map((year) => ({
        year,
        videos: items
          .filter((video) => video.year === year)
          .map(
            (video): VideoView => ({
              ...video,
              url: provider + encodeURIComponent(video.id),
              out: true,
              still: `/media/stage/${encodeURIComponent(video.title)}.svg`,
            }),
          ),
      })),
    },
  };
};

export const sitePages: readonly PageRoute[] = [
  { path: "/", build: homePage },
  { path: "/webdiffusion", build: webcastPage },
  { path: "/auteurs", build: authorsPage },
  { path: "/auteurs/:slug", build: authorPage },
  { path: "/exposants", build: exhibitorsPage },
  { path: "/exposants/:slug", build: exhibitorPage },
  { path: "/activites", build: searchPage },
  { path: "/activites/:slug", build: activityPage },
  { path: "/ma-selection", build: selectionPage },
  { path: "/faq", build: faqPage },
  { path: "/videos", build: videosPage },
  { path: "/ecran", build: boardPage },
  { path: "/guide", build: guidePage },
  { path: "/guide/:slug", build: previewPage },
];
