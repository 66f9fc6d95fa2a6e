/** Signing sessions at the publishers' stands and book launches: activities that start from a book. */
import type { Book } from "./books.ts";
import { DAYS, type Day, isWeekend, opening } from "./calendar.ts";
import { type Agenda, fillTitle } from "./cast.ts";
import { type Draft, emptyDraft } from "./drafts.ts";
import type { Author } from "./people.ts";
import { type Planned, planned } from "./planned.ts";
import type { Chance } from "./random.ts";
import type { Slot } from "./timetable.ts";

const OTHER_SIGNED = 140;
const LAUNCHES = 22;
const COLLECTIVE = 8;

const SIGNING_TITLES = [
  ["{a} signe « {l} »", 58],
  ["{a} dédicace « {l} »", 20],
  ["Séance de dédicaces : {a}", 9],
  ["{a} en dédicace : « {l} »", 6],
  ["Rencontre et dédicace avec {a}", 4],
] as const;

const LAUNCH_TITLES = [
  ["Lancement : « {l} », de {a}", 5],
  ["On lance « {l} » !", 3],
  ["Lancement de « {l} » en présence de {a}", 3],
  ["{a} lance « {l} » : lecture et verre de l'amitié", 3],
] as const;

const CHILDREN: Readonly<Record<string, string[]>> = { album: ["a0", "a5"], ado: ["a9", "a13"] };

function bookDraft(type: string, title: string, book: Book): Draft {
  const draft = emptyDraft(type, title);
  draft.genres = book.genres;
  const ages = CHILDREN[book.genres[0] ?? ""];
  draft.ages = ages ?? ["a13", "a18"];
  draft.audience = ages ? "jeunes" : "tous";
  return draft;
}

/** More visitors come at noon, after work and on Saturday. */
function standSlot(chance: Chance): Slot {
  const day = chance.weighted<Day>([
    [0, 14],
    [1, 17],
    [2, 20],
    [3, 29],
    [4, 20],
  ]);
  const hours = isWeekend(day)
    ? [10, 11, 11, 12, 13, 13, 14, 14, 15, 15, 16]
    : [10, 11, 12, 12, 14, 16, 17, 17, 18, 18, 19];
  const from = chance.pick(hours) * 60 + chance.pick([0, 0, 30]);
  const to = Math.min(from + chance.pick([30, 60, 60, 60, 60, 90]), opening(day)[1]);
  return { day, from, to };
}

function freeSlot(chance: Chance, agenda: Agenda, authors: readonly Author[]): Slot {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const slot = standSlot(chance);
    if (authors.every((author) => agenda.isFree(author.item.slug, slot))) return slot;
  }
  throw new Error("An author has no hour left to sign");
}

function sign(chance: Chance, agenda: Agenda, authors: Author[], book: Book, title: string): Planned {
  const slot = freeSlot(chance, agenda, authors);
  for (const author of authors) agenda.book(author.item.slug, slot);
  const activity = planned(bookDraft("dedicace", title, book), slot);
  activity.authors = authors;
  activity.book = book;
  activity.kiosk = book.author.house.item.location.kiosk;
  activity.title = fillTitle(
    title,
    authors.map((author) => author.item.title),
    book.title,
  );
  return activity;
}

export function createSignings(
  chance: Chance,
  agenda: Agenda,
  authors: readonly Author[],
  books: readonly Book[],
  signed: readonly Book[],
): Planned[] {
  const twice = chance.shuffle(books).slice(0, 34);
  const stands = [...books, ...twice, ...chance.shuffle(signed).slice(0, OTHER_SIGNED)].map((book) => {
    const pair = (book.genres.includes("bd") || book.genres.includes("album")) && chance.happens(0.25);
    if (!pair) return sign(chance, agenda, [book.author], book, chance.weighted(SIGNING_TITLES));
    const artist = chance.pick(
      authors.filter((author) => author.genres.includes("bd") && author !== book.author),
    );
    return sign(chance, agenda, [book.author, artist], book, "{a} et {b} signent « {l} »");
  });
  const houses = chance.shuffle([...new Set(books.map((book) => book.author.house))]);
  const together = houses.slice(0, COLLECTIVE).flatMap((house) => {
    const team = authors.filter((author) => author.house === house).slice(0, chance.int(5, 7));
    const book = books.find((candidate) => candidate.author.house === house);
    if (!book || team.length < 5) return [];
    const activity = sign(chance, agenda, team, book, `Signature collective : ${house.item.title}`);
    return [{ ...activity, book: undefined }].map(({ book: _, ...rest }) => rest as Planned);
  });
  return [...stands, ...together];
}

/** Launches: half of them in a bookshop, after work; the others at the publisher's stand. */
export function createLaunches(chance: Chance, agenda: Agenda, books: readonly Book[]): Planned[] {
  const shops = ["portdetete", "gallimard", "euguelionne", "dq", "square", "ecrivains", "liondor"];
  const launched = chance.shuffle(books).slice(0, LAUNCHES);
  return launched.map((book, index) => {
    const inShop = index % 2 === 0;
    const draft = bookDraft("lancement", chance.weighted(LAUNCH_TITLES), book);
    draft.areas = inShop ? ["ville"] : ["palais"];
    const activity = planned(draft, inShop ? shopSlot(chance) : standSlot(chance));
    if (inShop) activity.place = chance.pick(shops);
    else activity.kiosk = book.author.house.item.location.kiosk;
    agenda.book(book.author.item.slug, activity.slot);
    activity.authors = [book.author];
    activity.book = book;
    activity.title = fillTitle(draft.title, [book.author.item.title], book.title);
    return activity;
  });
}

function shopSlot(chance: Chance): Slot {
  const from = chance.pick([1020, 1050, 1080, 1110]);
  return { day: chance.pick(DAYS), from, to: from + chance.pick([60, 90, 120]) };
}
