import type { Book } from "../domain/stream.ts";
import { messages } from "../messages.ts";
import { KeepsFocus } from "../player/KeepsFocus.tsx";
import type { Panel } from "../player/use-panel.ts";
import { useRoot } from "../root-context.tsx";
import { BookItem } from "./BookItem.tsx";

interface BooksPanelProps {
  readonly books: readonly Book[];
  readonly panel: Panel<HTMLElement>;
}

/** The books of what plays: over the chat where there is one, below the facts where there is no room beside. */
export function BooksPanel({ books, panel }: BooksPanelProps) {
  const { ids, level } = useRoot();
  const Heading = `h${level + 1}` as "h3";
  const { ours } = messages;
  return (
    <KeepsFocus>
      <section
        ref={panel.element}
        id={ids.books}
        className="signet-webcast-books"
        aria-labelledby={ids.booksTitle}
      >
        <div className="signet-webcast-books-head">
          <Heading id={ids.booksTitle}>{ours.booksHeading}</Heading>
          <button type="button" className="signet-icon signet-icon-close" onClick={panel.toggle}>
            <span className="signet-visually-hidden">{ours.closeBooks}</span>
          </button>
        </div>
        <ul>
          {books.map((book, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a book has nothing of its own that two of them could not share
            <BookItem key={index} book={book} />
          ))}
        </ul>
      </section>
    </KeepsFocus>
  );
}
