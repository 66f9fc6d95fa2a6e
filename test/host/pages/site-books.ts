import { safeLink } from "../../../src/shared/links/safe-link.ts";
import { cut } from "../../../src/shared/text/cut.ts";
import { plainText } from "../../../src/shared/text/plain-text.ts";
import type { BookView } from "../../../templates-fixtures/macros/shapes.d.ts";
import type { BookItem } from "../data/shapes.ts";

/** A book's card: title cut at 60 characters, summary at 200 (as specified). */
export function bookView(book: BookItem): BookView & { readonly id: number } {
  const whole = plainText(book.title);
  const title = cut(whole, 60);
  const [publisher] = book.bookPublisher;
  const url = safeLink(book.bookBuyUrl);
  return {
    id: book.id,
    title,
    full: title === whole ? null : whole,
    authors: new Intl.ListFormat("fr", { type: "conjunction" }).format(
      book.bookAuthors.map((author) => plainText(author.title)),
    ),
    publisher: publisher ? { title: plainText(publisher.title), url: safeLink(publisher.url) } : null,
    summary: cut(plainText(book.bookSummary ?? ""), 200),
    cover: safeLink(book.bookImage[0]?.url),
    buy: url ? { label: plainText(book.bookBuyLabel?.title ?? "") || "Acheter le livre", url } : null,
  };
}
