/** The invited people: 1,200 authors, and hosts, actors and guests who are not authors. */
import type { Exhibitor } from "./exhibitors.ts";
import { groups, lines } from "./pool.ts";
import type { Chance } from "./random.ts";
import type { AuthorItem, PersonItem } from "./shapes.ts";
import { createSlugs, slugOf, sortedByText } from "./wording.ts";

export interface Name {
  first: string;
  last: string;
  origin: string;
  woman: boolean;
}

export interface Author extends Name {
  item: AuthorItem;
  /** Codes of the genres that they write, the main one first. */
  genres: string[];
  occupations: string[];
  house: Exhibitor;
}

const AUTHOR_COUNT = 1200;
const FIRST_AUTHOR = 30001;

const ORIGINS = [
  ["quebec", 50],
  ["maghreb", 9],
  ["haiti", 8],
  ["europe", 8],
  ["liban", 5],
  ["afrique", 5],
  ["acadie", 4],
  ["autochtone", 4],
  ["latino", 4],
  ["vietnam", 3],
  ["autres", 4],
] as const;

const GENRES = [
  ["roman", 30],
  ["poesie", 12],
  ["album", 13],
  ["ado", 10],
  ["bd", 9],
  ["essai", 10],
  ["recit", 7],
  ["polar", 7],
  ["imaginaire", 6],
  ["nouvelle", 5],
  ["theatre", 4],
  ["pratique", 3],
] as const;

const OCCUPATIONS: Readonly<Record<string, readonly string[]>> = {
  poesie: ["Poète"],
  bd: ["Bédéiste"],
  album: ["Auteur·rice", "Illustrateur·rice"],
  theatre: ["Dramaturge"],
  essai: ["Essayiste"],
  pratique: ["Auteur·rice", "Chef cuisinier·ère"],
};

/** Draws names that nobody else in the fair, and no known writer, has. */
export function createNames(chance: Chance): (origin?: string, woman?: boolean) => Name {
  const firstNames = groups("first-names");
  const familyNames = groups("family-names");
  const taken = new Set(lines("real-authors").map(slugOf));
  return (wantedOrigin, wantedWoman) => {
    for (let attempt = 0; attempt < 500; attempt += 1) {
      const origin = wantedOrigin ?? chance.weighted(ORIGINS);
      const woman = wantedWoman ?? chance.happens(0.55);
      // One name in twelve combines two origins.
      const other = chance.happens(1 / 12) ? chance.weighted(ORIGINS) : origin;
      const first = chance.pick(firstNames.get(`${other}-${woman ? "f" : "m"}`) ?? []);
      let last = chance.pick(familyNames.get(origin) ?? []);
      if (origin === "quebec" && !last.includes("-") && chance.happens(0.07)) {
        last = `${last}-${chance.pick((familyNames.get("quebec") ?? []).filter((name) => !name.includes("-") && name !== last))}`;
      }
      const slug = slugOf(`${first} ${last}`);
      if (taken.has(slug)) continue;
      taken.add(slug);
      return { first, last, origin, woman };
    }
    throw new Error(`The pools hold too few names for "${wantedOrigin}"`);
  };
}

function occupationsOf(genre: string, chance: Chance): string[] {
  const special = OCCUPATIONS[genre];
  return special && chance.happens(0.6) ? [chance.pick(special)] : ["Auteur·rice"];
}

/** The authors, ordered by family name as in the directory. */
export function createAuthors(
  chance: Chance,
  names: ReturnType<typeof createNames>,
  houses: Exhibitor[],
): Author[] {
  const drawn = Array.from({ length: AUTHOR_COUNT }, () => names());
  const slugs = createSlugs();
  return sortedByText(drawn, ({ last, first }) => `${last} ${first}`).map((name, index) => {
    const id = FIRST_AUTHOR + index;
    const title = `${name.first} ${name.last}`;
    const slug = slugs(title);
    const genre = chance.weighted(GENRES);
    const second = chance.weighted(GENRES);
    const photo = chance.happens(0.88) ? `/media/author/${id}.svg` : chance.pick([null, null, ""]);
    return {
      ...name,
      item: { id, slug, title, url: `/auteurs/${slug}`, photo },
      genres: chance.happens(0.4) && second !== genre ? [genre, second] : [genre],
      occupations: occupationsOf(genre, chance),
      house: chance.pick(houses.filter(({ cares }) => cares.length === 0 || cares.includes(genre))),
    };
  });
}

export function authorItem(author: Author): PersonItem {
  const { title, url, photo } = author.item;
  return { title, url, photo, occupations: author.occupations.map((occupation) => ({ title: occupation })) };
}

/** A person without a page: a host, an actor, a guest. */
export function createPerson(name: Name, occupation: string, chance: Chance): PersonItem {
  const title = `${name.first} ${name.last}`;
  const photo = chance.happens(0.7) ? `/media/person/${slugOf(title)}.svg` : null;
  return { title, url: null, photo, occupations: [{ title: occupation }] };
}
