/** The sixty books with a page, and the many more that are signed at the stands. */
import type { Author } from "./people.ts";
import { rows } from "./pool.ts";
import type { Chance } from "./random.ts";
import type { BookItem } from "./shapes.ts";
import { has } from "./vocabulary.ts";
import { createSlugs } from "./wording.ts";

export interface Book {
  title: string;
  genres: string[];
  author: Author;
  /** Set for the sixty only. */
  item?: BookItem;
}

const FIRST_BOOK = 60001;

/** Gives every title a suitable author; no author gets a second book before all have one. */
function createMatching(authors: readonly Author[], chance: Chance) {
  const waiting = chance.shuffle(authors.filter((author) => author.house.item.location.kiosk !== null));
  return (codes: readonly string[]): Author => {
    const origin = codes.find((code) => code.startsWith("~"))?.slice(1);
    const suits = (author: Author) =>
      (!origin || author.origin === origin) &&
      (!codes.includes("elle") || author.woman) &&
      (!codes.includes("lui") || !author.woman);
    const genre = codes.find((code) => has("genres", code)) ?? "";
    const index = [
      waiting.findIndex((author) => suits(author) && author.genres[0] === genre),
      waiting.findIndex((author) => suits(author) && author.genres.includes(genre)),
      waiting.findIndex((author) => suits(author)),
    ].find((found) => found >= 0);
    const found = index === undefined ? undefined : waiting.splice(index, 1)[0];
    if (!found) throw new Error(`Nobody can have written a book of ${codes.join(" ")}`);
    return found;
  };
}

export function createBooks(authors: readonly Author[], chance: Chance): { books: Book[]; signed: Book[] } {
  const match = createMatching(authors, chance);
  const slugs = createSlugs();
  const books = rows("books", 3).map(([title, codes, summary], index): Book => {
    const words = (codes as string).split(" ");
    const author = match(words);
    const id = FIRST_BOOK + index;
    const slug = slugs(title as string);
    const drawn = words.includes("bd")
      ? "Scénario et dessin"
      : words.includes("album")
        ? "Texte et illustrations"
        : "Auteur·rice";
    return {
      title: title as string,
      genres: words.filter((word) => has("genres", word)),
      author,
      item: {
        id,
        title: title as string,
        url: `https://example.com/livres/${slug}`,
        bookAuthors: [{ title: author.item.title, label: drawn }],
        bookBuyLabel: {
          title: chance.pick([
            "Acheter ce livre",
            "Acheter ce livre",
            "Trouver en librairie",
            "Emprunter en bibliothèque",
          ]),
        },
        bookBuyUrl: `https://example.com/acheter/${slug}`,
        bookPublisher: [{ title: author.house.item.title, url: author.house.item.url }],
        bookSummary: summary as string,
        bookImage: [{ url: `/media/book/${id}.svg`, title: `Couverture de « ${title} »` }],
      },
    };
  });
  const signed = rows("signed-titles", 2).map(([title, codes]): Book => {
    const words = (codes as string).split(" ");
    return {
      title: title as string,
      genres: words.filter((word) => has("genres", word)),
      author: match(words),
    };
  });
  return { books, signed };
}
