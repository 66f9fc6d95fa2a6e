import { Fragment } from "react";
import type { Activity } from "../../../shared/activity/activity.ts";
import type { DatePiece } from "../../../shared/activity/date-words.ts";
import { messages } from "../messages.ts";
import { CardTool } from "./CardTool.tsx";
import type { CardView, SignView, WhenView } from "./card-view.ts";
import { withSuperscript } from "./with-superscript.tsx";

interface CardWhenProps {
  readonly activity: Activity;
  readonly when: WhenView;
  readonly signs: readonly SignView[];
  readonly state: CardView["state"];
  readonly word: CardView["word"];
}

/** The coloured field: state, day and hour, duration, areas. card.css shows the visually hidden words where there is room. */
export function CardWhen({ activity, when, signs, state, word }: CardWhenProps) {
  const dates = <Dates parts={when.dates} />;
  return (
    <div className="signet-programme-when">
      {word !== null && <p className="signet-programme-state signet-visually-hidden">{word}</p>}
      {when.dates.length > 0 && (
        <p className="signet-programme-dates">
          {state === "cancelled" ? <del>{dates}</del> : state === "postponed" ? <ins>{dates}</ins> : dates}
        </p>
      )}
      {signs.at(-1)?.area === "ligne" && <CardTool part="CardOwnTime" activity={activity} />}
      {when.oldDates.length > 0 && (
        <p className="signet-programme-old">
          <span className="signet-visually-hidden">{messages.ours.oldDate}</span>{" "}
          <del>
            <Dates parts={when.oldDates} />
          </del>
        </p>
      )}
      {when.duration !== null && (
        <p className="signet-programme-duration signet-visually-hidden" data-short={when.duration.short}>
          <time className="signet-visually-hidden" dateTime={when.duration.dateTime}>
            {`${messages.ours.duration} ${when.duration.spoken}`}
          </time>
        </p>
      )}
      {signs.length > 0 && (
        <div className="signet-programme-signs">
          {signs.map((sign) => (
            <span key={sign.area} className="signet-sign" data-area={sign.area}>
              {sign.word}
            </span>
          ))}
        </div>
      )}
    </div>
  );
}

function Dates({ parts }: { readonly parts: readonly DatePiece[] }) {
  return parts.map((part, index) => {
    const Tag = part.datetime === null ? "span" : "time";
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the words of a date have no identity but their order
      <Fragment key={index}>
        {index > 0 && " "}
        <Tag
          className={`signet-programme-date-${part.role}${/day|evening/.test(part.role) ? " signet-visually-hidden" : ""}`}
          dateTime={part.datetime ?? undefined}
        >
          {withSuperscript(part)}
        </Tag>
      </Fragment>
    );
  });
}
