import { nextDayWord } from "../../../shared/activity/date-words.ts";
import type { Occasion } from "../../../shared/activity/dates.ts";
import { easternStamp } from "../../../shared/time/eastern.ts";
import { hourLabel } from "../../../shared/time/labels.ts";
import { messages } from "../messages.ts";
import { dateText } from "./date-text.ts";

interface WhenProps {
  readonly occasion: Occasion;
  /** The day stands above already. */
  readonly inDay: boolean;
}

/** The hours in the margin; the whole date where no day stands above. */
export function When({ occasion, inDay }: WhenProps) {
  const { hours } = occasion;
  if (!inDay) return <span className="signet-selection-date">{dateText(occasion)}</span>;
  if (hours === null) return <span className="signet-selection-date">{messages.allDay}</span>;
  return (
    <>
      <time className="signet-selection-from" dateTime={easternStamp(hours.from)}>
        {hourLabel(hours.from)}
      </time>
      {hours.until !== null && (
        <>
          {" "}
          <span className="signet-selection-until">
            {"–\u00a0"}
            <time dateTime={easternStamp(hours.until)}>{hourLabel(hours.until)}</time>
            <span>{nextDayWord(occasion)}</span>
          </span>
        </>
      )}
    </>
  );
}
