import { messages } from "../messages.ts";
import { CalendarFile } from "./CalendarFile.tsx";
import type { CardView } from "./card-view.ts";
import { Names } from "./Names.tsx";
import { CardShare } from "./share/CardShare.tsx";

/** Organisers, calendar link and file, sharing. */
export function CardFoot({ card }: { readonly card: CardView }) {
  const { ours } = messages;
  return (
    <div className="signet-programme-foot">
      {card.organizers.length > 0 && (
        <p className="signet-programme-organizer">
          {messages.presentedBy} <Names people={card.organizers} />
        </p>
      )}
      <div className="signet-programme-actions">
        {card.calendar.map(({ href, day }) => (
          <a
            key={href}
            className="signet-programme-action signet-programme-action-agenda signet-icon signet-icon-agenda"
            href={href}
            target="_blank"
            rel="noopener"
            aria-label={(day === null ? "" : `${day}, `) + ours.calendarName(card.title.text)}
          >
            {day ?? <span className="signet-visually-hidden">{ours.calendar}</span>}
          </a>
        ))}
        {card.isDated && <CalendarFile card={card} />}
        {card.share !== null && <CardShare title={card.title.text} address={card.share} />}
      </div>
    </div>
  );
}
