import { fold } from "../text/fold.ts";
import type { Activity, Person } from "./activity.ts";

const MOST_PEOPLE = 4;

interface PeopleShown {
  /** At most four: authors first, then guests. */
  readonly shown: readonly Person[];
  /** How many of `shown` are authors; those after them are guests ('Invité·e·s'). */
  readonly authors: number;
  /** Whether there are more people than shown: 'Et d'autres...'. */
  readonly more: boolean;
}

/** Whether two entries are the same person: same address if both have one, else same name (ruling D53). */
function samePerson(one: Person, other: Person): boolean {
  if (one.url !== null && other.url !== null) return one.url === other.url;
  return fold(one.title) === fold(other.title);
}

function distinct(people: readonly Person[]): readonly Person[] {
  return people.filter(
    (person, index) => !people.slice(0, index).some((earlier) => samePerson(earlier, person)),
  );
}

/** The people that a card names. */
export function cardPeople({ authors, persons }: Activity): PeopleShown {
  const first = distinct(authors);
  const all = distinct([...first, ...persons]);
  return {
    shown: all.slice(0, MOST_PEOPLE),
    authors: Math.min(first.length, MOST_PEOPLE),
    more: all.length > MOST_PEOPLE,
  };
}

/** Photos of the first source that has any: authors, persons, the activity itself (ruling D47). */
export function cardPhotos({ authors, persons, photos }: Activity): readonly string[] {
  const sources = [authors.map((person) => person.photo), persons.map((person) => person.photo), photos];
  for (const source of sources) {
    const found = [...new Set(source.filter((photo) => photo !== null))];
    if (found.length > 0) return found;
  }
  return [];
}
