/** The whole fair from one seed. */
import { assemble } from "./assemble.ts";
import { type Book, createBooks } from "./books.ts";
import { createAgenda, createCast } from "./cast.ts";
import { writtenDrafts } from "./drafts.ts";
import { createExhibitors } from "./exhibitors.ts";
import { applyOddities } from "./oddities.ts";
import { createAuthors, createNames } from "./people.ts";
import { CITY_PLACES, PALAIS, SECRET_PLACE } from "./places.ts";
import { effective, type Planned, schedule } from "./planned.ts";
import { createChance } from "./random.ts";
import type { EventItem } from "./shapes.ts";
import { createLaunches, createSignings } from "./signings.ts";
import { applyStates } from "./states.ts";
import { createStreams } from "./streams.ts";
import { categories } from "./vocabulary.ts";
import { createSlugs, sortedByText } from "./wording.ts";

/** The seed of the committed files. */
export const SEED = 20_261_125;

const FIRST_EVENT = 90001;

function chronological(left: Planned, right: Planned): number {
  const undated = Number(left.undated ?? false) - Number(right.undated ?? false);
  const a = effective(left);
  const b = effective(right);
  return undated || a.day - b.day || a.from - b.from;
}

export function createFair(seed: number) {
  const chance = createChance(seed);
  const exhibitors = createExhibitors(chance);
  const names = createNames(chance);
  const houses = exhibitors.filter(({ kind }) => kind === "maison");
  const authors = createAuthors(chance, names, houses);
  const { books, signed } = createBooks(authors, chance);

  const agenda = createAgenda();
  const { activities: talks, timetable } = schedule(writtenDrafts(), chance);
  const launches = createLaunches(chance, agenda, books);
  const signings = createSignings(chance, agenda, authors, books, signed);
  const cast = createCast(chance, agenda, authors, names);
  const fromPools = chance
    .shuffle(talks)
    .sort(
      (left, right) => Number(right.draft.title.includes("{l}")) - Number(left.draft.title.includes("{l}")),
    );
  for (const talk of fromPools) cast(talk, books);

  const planned = [...talks, ...launches, ...signings];
  applyStates(planned, chance, agenda, timetable);
  const activities = sortedByText(planned, ({ title }) => title).sort(chronological);

  const ids = chance.shuffle(activities.map((_, index) => FIRST_EVENT + index));
  const slugs = createSlugs();
  const eventOf = new Map<Planned, EventItem>(
    activities.map((activity, index) => [
      activity,
      assemble(activity, ids[index] as number, slugs(activity.title), exhibitors, chance),
    ]),
  );
  const events = [...eventOf.values()];
  applyOddities(events, chance);

  const activitiesOf = (book: Book) =>
    activities
      .filter((activity) => activity.book === book)
      .map((activity) => eventOf.get(activity)?.id as number);
  return {
    events,
    authors: authors.map(({ item }) => item),
    companies: exhibitors.map(({ item }) => item),
    categories: categories([PALAIS, ...CITY_PLACES, SECRET_PLACE]),
    streams: createStreams(chance, events, exhibitors, books),
    books: books.map((book) => ({ ...book.item, activities: activitiesOf(book) })),
  };
}

/** One item per line, so that a change of one activity is a change of one line. */
function list(items: readonly unknown[]): string {
  return `[\n${items.map((item) => JSON.stringify(item)).join(",\n")}\n]`;
}

/** Names and contents of the files to write. */
export function fairFiles(seed: number): Map<string, string> {
  const { categories: options, ...lists } = createFair(seed);
  const files = new Map(
    Object.entries(lists).map(([name, items]) => [`${name}.json`, `{"data":${list(items)}}\n`]),
  );
  const kinds = Object.entries(options).map(([kind, items]) => `"${kind}":${list(items)}`);
  files.set("categories.json", `{"data":{${kinds.join(",\n")}}}\n`);
  return files;
}
