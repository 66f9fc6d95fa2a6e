import { plural } from "../../../src/shared/text/plural.ts";
import type { PageBuilder } from "../pages.ts";
import { search } from "../search.ts";
import { activitiesOf, inOrder, teaser } from "./site-activities.ts";
import { authorView, companyView } from "./site-entities.ts";

const PER_PAGE = 24;
const FACES = 12;

/**
 * `/activites?q=…`: results of the whole fair; without `q` an invitation. `requete` only fills the field (D02).
 * `tout` shows all people and exhibitors.
 */
export const searchPage: PageBuilder = ({ data, url }) => {
  const q = url.searchParams.get("q") ?? "";
  const field = url.searchParams.get("requete") || q;
  if (q.trim() === "") return { template: "activites.njk", context: { q: "", field } };
  const found = search(data, q);
  // Matches in the title come before matches in people's names; both ordered by time.
  const activities = [found.activities.slice(0, found.titled), found.activities.slice(found.titled)].flatMap(
    (events) => inOrder(activitiesOf(data, events)),
  );
  const count = activities.length + found.authors.length + found.companies.length;
  const page = Math.max(1, Number(/^\d{1,4}$/.exec(url.searchParams.get("page") ?? "")?.[0] ?? 1));
  const shown = activities.slice(0, page * PER_PAGE);
  const next = new URLSearchParams({ q, page: String(page + 1) });
  const faces = url.searchParams.has("tout") ? Number.POSITIVE_INFINITY : FACES;
  const everybody = (id: string) => `/activites?${new URLSearchParams({ q, tout: "1" })}#${id}`;
  return {
    template: "activites.njk",
    context: {
      q,
      field,
      count,
      countLabel: plural(count, "Résultat de recherche", "Résultats de recherche"),
      activityCount: activities.length,
      activities: shown.map((activity) => teaser(activity)),
      firstNew: page > 1 ? (page - 1) * PER_PAGE : null,
      more: shown.length < activities.length ? `/activites?${next}#suite` : null,
      authorCount: found.authors.length,
      authors: found.authors.slice(0, faces).map(authorView),
      allAuthors: found.authors.length > faces ? everybody("r-auteurs") : null,
      companyCount: found.companies.length,
      companies: found.companies.slice(0, faces).map(companyView),
      allCompanies: found.companies.length > faces ? everybody("r-exposants") : null,
    },
  };
};
