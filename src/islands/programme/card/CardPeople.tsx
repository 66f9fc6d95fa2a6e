import { messages } from "../messages.ts";
import type { CardView } from "./card-view.ts";
import { Names } from "./Names.tsx";

/** Up to four people: authors, then guests under their label, then 'Et d'autres...'. */
export function CardPeople({ card }: { readonly card: CardView }) {
  const { authors, guests, morePeople } = card;
  if (authors.length + guests.length === 0) return null;
  return (
    <div className="signet-programme-who">
      {authors.length > 0 && (
        <p>
          <Names people={authors} />
        </p>
      )}
      {guests.length > 0 && (
        <p>
          <span className="signet-programme-who-label">{`${messages.ours.guests}\u00a0:`}</span>{" "}
          <Names people={guests} />
        </p>
      )}
      {morePeople && (
        <p>
          <em>{messages.moreAuthors}</em>
        </p>
      )}
    </div>
  );
}
