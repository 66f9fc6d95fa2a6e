/** Chooses the people of an activity: authors whose books suit it and who are free at that hour, hosts and guests. */
import type { Book } from "./books.ts";
import type { Draft } from "./drafts.ts";
import { GUEST_OF_HONOUR, GUESTS, habit } from "./habits.ts";
import { type Author, createPerson, type Name } from "./people.ts";
import type { Planned } from "./planned.ts";
import type { Chance } from "./random.ts";
import type { PersonItem } from "./shapes.ts";
import type { Slot } from "./timetable.ts";
import { fold, typeset } from "./wording.ts";

/** Who is busy when: nobody is in two places at once, or has to run from one end of the Palais to the other. */
export interface Agenda {
  isFree(name: string, slot: Slot): boolean;
  book(name: string, slot: Slot): void;
  count(name: string): number;
}

const WALK = 15;
const MOST_APPEARANCES = 4;
const HOST_COUNT = 42;
/** Roles with one person for each activity; a host may have several talks. */
const ROLES_OF_THEIR_OWN = ["Interprète", "Réalisation", "Commissariat", "Conteur·euse"];

export function createAgenda(): Agenda {
  const booked = new Map<string, Slot[]>();
  const of = (name: string) => booked.get(name) ?? [];
  return {
    isFree: (name, slot) =>
      of(name).every(
        (other) => other.day !== slot.day || other.to + WALK <= slot.from || slot.to + WALK <= other.from,
      ),
    book: (name, slot) => booked.set(name, [...of(name), slot]),
    count: (name) => of(name).length,
  };
}

/** `de` and a name, elided before a vowel: 'd’Élise', 'de Hugo'. */
const elides = (name: string) => /^[aeiou]/.test(fold(name)) || /^H(é|e)l/.test(name);

/** Fills the placeholders of a title with people and the book. */
export function fillTitle(title: string, names: readonly string[], book: string): string {
  const [a = "", b = ""] = names;
  return typeset(
    title
      .replaceAll("de {a}", elides(a) ? `d'${a}` : `de ${a}`)
      .replaceAll("{a}", a)
      .replaceAll("{b}", b)
      .replaceAll("{l}", book),
  );
}

function wantedOrigins(draft: Draft): readonly string[] {
  if (draft.origin) return [draft.origin];
  if (draft.project === "voix" || draft.subjects.includes("autochtone")) return ["autochtone"];
  if (draft.project === "fleuve") return ["haiti"];
  if (draft.subjects.includes("exil"))
    return ["maghreb", "liban", "vietnam", "afrique", "latino", "haiti", "autres"];
  return [];
}

function fitness(author: Author, draft: Draft, origins: readonly string[]): number {
  const main = author.genres[0] ?? "";
  const genre = draft.genres.includes(main)
    ? 5
    : draft.genres.some((code) => author.genres.includes(code))
      ? 3
      : 0;
  return genre + (origins.includes(author.origin) ? 6 : 0);
}

export function createCast(
  chance: Chance,
  agenda: Agenda,
  authors: readonly Author[],
  names: (origin?: string, woman?: boolean) => Name,
) {
  const hosts = Array.from({ length: HOST_COUNT }, () => createPerson(names(), "", chance));

  interface Candidate {
    author: Author;
    fits: number;
  }

  /** The most suitable free author, with some chance and a penalty for those who already appear. */
  const best = (candidates: readonly Candidate[], slot: Slot): Author | undefined => {
    let found: Author | undefined;
    let highest = Number.NEGATIVE_INFINITY;
    for (const { author, fits } of candidates) {
      const appearances = agenda.count(author.item.slug);
      const score = fits - 2 * appearances + 4 * chance.next();
      if (score <= highest || appearances >= MOST_APPEARANCES) continue;
      if (!agenda.isFree(author.item.slug, slot)) continue;
      found = author;
      highest = score;
    }
    return found;
  };

  const chooseAuthors = (draft: Draft, slot: Slot, count: number): Author[] => {
    const origins = wantedOrigins(draft);
    const invited = draft.women ? authors.filter((author) => author.woman) : authors;
    const everyone = invited.map((author) => ({ author, fits: fitness(author, draft, origins) }));
    // Considering suitable authors first is four times faster than weighing everyone for every seat.
    const suiting = everyone.filter(({ fits }) => fits > 0);
    const chosen: Author[] = [];
    const mayCome = ({ author }: Candidate) =>
      chosen.length > 0
        ? !chosen.includes(author)
        : (draft.woman === undefined || author.woman === draft.woman) &&
          (!draft.origin || author.origin === draft.origin);
    while (chosen.length < count) {
      const next = best(suiting.filter(mayCome), slot) ?? best(everyone.filter(mayCome), slot);
      if (!next) throw new Error(`Nobody is free for "${draft.title}"`);
      chosen.push(next);
    }
    return chosen;
  };

  const chooseHost = (slot: Slot, role: string): PersonItem => {
    if (ROLES_OF_THEIR_OWN.includes(role)) return createPerson(names(), role, chance);
    const host = chance.shuffle(hosts).find((candidate) => agenda.isFree(candidate.title, slot));
    if (!host) throw new Error("Every host is busy");
    agenda.book(host.title, slot);
    return { ...host, occupations: [{ title: role }] };
  };

  const guestsFor = (draft: Draft): PersonItem[] => {
    const subject = draft.subjects.find((code) => GUESTS[code]);
    const ownName = ["spectacle", "conference", "projection"].includes(draft.type);
    if (!subject || !chance.happens(ownName ? 0.7 : 0.22)) return [];
    const occupation = chance.pick(GUESTS[subject] ?? []);
    const person = createPerson(names(subject === "autochtone" ? subject : undefined), occupation, chance);
    if (chance.happens(ownName ? 0.3 : 0.08)) person.occupations.unshift({ title: GUEST_OF_HONOUR });
    return [person];
  };

  /** Adds people and title to the activity; `books` are those that a title may be about. */
  return (activity: Planned, books: readonly Book[]): void => {
    const { draft, slot } = activity;
    const usual = habit(draft.type);
    const count = draft.people ?? chance.int(usual.people[0], usual.people[1]);
    const needed = draft.title.includes("{b}") ? 2 : draft.title.includes("{a}") ? 1 : 0;
    if (draft.title.includes("{l}")) {
      const book = chance
        .shuffle(books)
        .find(
          ({ author, genres }) =>
            genres.some((genre) => draft.genres.includes(genre)) && agenda.isFree(author.item.slug, slot),
        );
      if (!book) throw new Error(`No book for "${draft.title}"`);
      activity.book = book;
      activity.authors = [book.author];
    } else activity.authors = chooseAuthors(draft, slot, Math.max(count, needed));
    for (const author of activity.authors) agenda.book(author.item.slug, slot);
    if (chance.happens(usual.host[0])) activity.persons.push(chooseHost(slot, usual.host[1]));
    activity.persons.push(...guestsFor(draft));
    activity.title = fillTitle(
      draft.title,
      activity.authors.map((author) => author.item.title),
      activity.book?.title ?? "",
    );
  };
}
