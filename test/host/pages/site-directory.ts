/** The two directories: an alphabet of links, the pages 1 to n together, and a link to the next. */
import { plural } from "../../../src/shared/text/plural.ts";
import type { ListAnswer } from "../api.ts";
import type { FairData } from "../data/fair.ts";
import type { PageBuilder, PageRequest } from "../pages.ts";
import { authorView, companyView, type EntityView } from "./site-entities.ts";

/** No visitor opens more; the island stops there too. */
const MOST_PAGES = 40;
const SIGNS = [..."abcdefghijklmnopqrstuvwxyz0123456789"];

interface Directory {
  readonly path: string;
  list(params: URLSearchParams): ListAnswer<EntityView>;
}

export const authorsPage: PageBuilder = (request) => {
  const list = (params: URLSearchParams) => viewed(request.api.authors(params), authorView);
  return { template: "auteurs.njk", context: directory(request, { path: "/auteurs", list }) };
};

export const exhibitorsPage: PageBuilder = (request) => {
  const list = (params: URLSearchParams) => viewed(request.api.companies(params), companyView);
  return { template: "exposants.njk", context: directory(request, { path: "/exposants", list }) };
};

const viewed = <Item>({ data, meta }: ListAnswer<Item>, view: (item: Item) => EntityView) => ({
  data: data.map(view),
  meta,
});

function directory({ url, data }: PageRequest, { path, list }: Directory) {
  const wanted = url.searchParams.get("letter")?.toLowerCase() ?? "";
  const letter = SIGNS.includes(wanted) ? wanted : "";
  const asked = Number(/^\d+$/.exec(url.searchParams.get("page") ?? "")?.[0] ?? 1);
  const parameters = (page: number) => new URLSearchParams({ letter, page: String(page) });

  const first = list(parameters(1));
  const { count, perPage } = first.meta;
  const last = Math.max(1, Math.min(asked, MOST_PAGES, Math.ceil(count / perPage)));
  const items = [...first.data];
  for (let page = 2; page <= last; page += 1) items.push(...list(parameters(page)).data);

  const address = (page: number) => {
    const query = new URLSearchParams({ ...(letter && { letter }), ...(page > 1 && { page: String(page) }) });
    return query.size > 0 ? `${path}?${query}` : path;
  };
  const more = items.length < count && last < MOST_PAGES;
  return {
    path,
    letter,
    signs: lettersInUse(data, path, list).map(({ sign, used }) => ({
      sign: sign.toUpperCase(),
      name: `${/\d/.test(sign) ? "Chiffre" : "Lettre"} ${sign.toUpperCase()}`,
      href: used ? `${path}?letter=${sign}` : null,
      current: sign === letter,
    })),
    items,
    count,
    countLabel: plural(count, "Résultat de recherche", "Résultats de recherche"),
    shown: items.length,
    // The address leads to the first card that was not there before.
    more: more ? { href: `${address(last + 1)}#suite`, next: last + 1 } : null,
    firstNew: last > 1 ? (last - 1) * perPage : null,
  };
}

const usedLetters = new WeakMap<FairData, Map<string, readonly { sign: string; used: boolean }[]>>();

/** Which letters lead to anything; worked out once, since it asks the list 36 times. */
function lettersInUse(data: FairData, path: string, list: Directory["list"]) {
  const known = usedLetters.get(data) ?? new Map();
  usedLetters.set(data, known);
  let letters = known.get(path);
  if (!letters) {
    letters = SIGNS.map((sign) => ({
      sign,
      used: list(new URLSearchParams({ letter: sign })).meta.count > 0,
    }));
    known.set(path, letters);
  }
  return letters as readonly { sign: string; used: boolean }[];
}
