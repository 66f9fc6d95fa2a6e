import { plural } from "../../../src/shared/text/plural.ts";
import type { PageBuilder } from "../pages.ts";
import { search } from "../search.ts";
import { activitiesOf, inOrder, teaser } from "./site-activities.ts";
import { authorView, companyView } from "./site-entities.ts";

const PER_PAGE = 24;
const FACES = 12;

/** `/activites?q=…`: results over the whole fair; without `q` an invitation. `requete` only fills the field (D02). */
export const searchPage: PageBuilder = ({ data, url }) => {
  const q = url.searchParams.get("q") ?? "";
  const field = url.searchParams.get("requete") || q;
  if (q.trim() === "") return { template: "activites.njk", context: { q: "", field } };
  const found = search(data, q);
  const activities = inOrder(activitiesOf(data, found.activities));
  const count = activities.length + found.authors.length + found.companies.length;
  const page = Math.max(1, Number(/^\d{1,4}$/.exec(url.searchParams.get("page") ?? "")?.[0] ?? 1));
  const shown = activities.slice(0, page * PER_PAGE);
  const next = new URLSearchParams({ q, page: String(page + 1) });
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
      authors: found.authors.slice(0, FACES).map(authorView),
      companyCount: found.companies.length,
      companies: found.companies.slice(0, FACES).map(companyView),
    },
  };
};
