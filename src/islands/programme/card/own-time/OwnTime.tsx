import { zoneName } from "../../../../shared/time/zone-name.ts";
import { ownTimeMessages } from "./messages-own-time.ts";
import { ownMoment } from "./own-moment.ts";

/** 'heure de l’Est', and the visitor's own day and hour. Of a period over several days it is the start. */
export function OwnTime({ start }: { readonly start: number }) {
  const { stamp, text } = ownMoment(start);
  return (
    <p className="signet-programme-own-time">
      <span>{zoneName(start)}</span>{" "}
      <span>
        {ownTimeMessages.ours.own} <time dateTime={stamp}>{text}</time>
      </span>
    </p>
  );
}
