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

/** Books of the playing stream: over the chat, or below the details where there is no space beside the player. */
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
