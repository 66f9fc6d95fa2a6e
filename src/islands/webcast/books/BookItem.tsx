import { useState } from "react";
import { cut, cutText } from "../../../shared/text/cut.ts";
import { cutWords } from "../../../shared/ui/cut-words.tsx";
import type { Book, Titled } from "../domain/stream.ts";
import { messages } from "../messages.ts";
import { useRoot } from "../root-context.tsx";

/** Longest title and summary shown, in characters (as specified). */
const TITLE = 60;
const SUMMARY = 200;

/** A book: cover, title, authors with their roles, summary, publisher, link to buy it. */
export function BookItem({ book }: { readonly book: Book }) {
  const { title, authors, summary, publisher, buyLabel, buyUrl } = book;
  const Heading = `h${useRoot().level + 2}` as "h4";
  const { ours } = messages;
  return (
    <li className="signet-webcast-book">
      <Cover book={book} />
      <div className="signet-webcast-book-words">
        <Heading>
          <Linked {...book} limit={TITLE} />
        </Heading>
        {authors.length > 0 && (
          <ul className="signet-webcast-book-authors">
            {authors.map(({ title: name, label }) => (
              <li key={`${label} ${name}`}>
                <span>{name}</span>
                {label !== null && <small>{label}</small>}
              </li>
            ))}
          </ul>
        )}
        {summary !== null && (
          <p className="signet-webcast-book-summary">
            {cutWords(cutText(summary, (text) => cut(text, SUMMARY)))}
          </p>
        )}
        {publisher && (
          <p>
            <small>{messages.publisher}</small> <Linked {...publisher} />
          </p>
        )}
        {buyUrl !== null && (
          <p>
            <a className="signet-button" href={buyUrl} target="_blank" rel="noopener">
              <span>{buyLabel ?? ours.buy}</span>
              <span className="signet-visually-hidden">{`\u00a0: ${title} ${ours.newTab}`}</span>
            </a>
          </p>
        )}
      </div>
    </li>
  );
}

/** Opens in a new tab, because the video continues here. */
function Linked({ title, url, limit }: Titled & { readonly limit?: number }) {
  const name = <span>{cutWords(cutText(title, (text) => (limit ? cut(text, limit) : text)))}</span>;
  if (url === null) return name;
  return (
    <a href={url} target="_blank" rel="noopener">
      {name}
      <span className="signet-visually-hidden"> {messages.ours.newTab}</span>
    </a>
  );
}

/** Decorative, because the title is beside it. Without an image, a plain cover shows the title. */
function Cover({ book: { cover, title } }: { readonly book: Book }) {
  const [failed, setFailed] = useState<string | null>(null);
  if (cover === null || cover === failed)
    return (
      <span className="signet-webcast-book-cover signet-poster" aria-hidden="true">
        {title}
      </span>
    );
  return (
    <img
      className="signet-webcast-book-cover"
      src={cover}
      alt=""
      width={400}
      height={600}
      loading="lazy"
      onError={() => setFailed(cover)}
    />
  );
}
