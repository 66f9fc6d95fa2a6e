import { Fragment, memo } from "react";
import { easternDay, easternStamp } from "../../../shared/time/eastern.ts";
import { hourLabel } from "../../../shared/time/labels.ts";
import { useNear } from "../../../shared/ui/use-near.ts";
import { withSuperscript } from "../card/with-superscript.tsx";
import { dayHeading, hourHeading, sizeOf } from "./headings.ts";
import { scheduleMessages } from "./messages-schedule.ts";
import { hourAfter, pastOf } from "./now/time-of.ts";
import { SlotCard } from "./SlotCard.tsx";
import type { Day, Hour } from "./schedule.ts";

interface DaySectionProps {
  readonly day: Day;
  /** The chosen day has the bookmark. */
  readonly marked: boolean;
  /** Slug of the kept card, if it is in this section. */
  readonly card: string | null;
  /** The hours that are near the window at the first rendering. */
  readonly first: ReadonlySet<Hour>;
  /** The minute; null on a day to come, and in the first rendering. */
  readonly now: number | null;
  /** Whether all that has begun is loaded: only then is the line of now drawn. */
  readonly reached: boolean;
}

const has = ({ slots }: Hour, card: string | null) => slots.some(({ activity }) => activity.slug === card);

/** The kept card if it is in these hours, else null: a day or an hour without it is not rendered again. */
export const cardWithin = (hours: readonly Hour[], card: string | null): string | null =>
  card !== null && hours.some((hour) => has(hour, card)) ? card : null;

/** A day. Its label is sticky while its hours scroll. */
export const DaySection = memo(function DaySection({
  day,
  marked,
  card,
  first,
  now,
  reached,
}: DaySectionProps) {
  const { datetime, ...heading } = dayHeading(day);
  const words = withSuperscript(heading);
  const isToday = now !== null && day.day === easternDay(now);
  const after = isToday ? hourAfter(day.hours, now) : null;
  const past = day.hours.map((hour) => pastOf(hour, day.day, now));
  const line = isToday && reached && <NowLine now={now} />;
  return (
    <section className="signet-programme-day" data-all-past={past.every(isAllPast) || undefined}>
      <h2 className="signet-programme-day-label signet-poster">
        {datetime === null ? (
          words
        ) : (
          <time
            className={marked ? "signet-ribbon" : undefined}
            dateTime={datetime}
            aria-current={marked ? "date" : undefined}
          >
            {words}
          </time>
        )}
      </h2>
      {day.hours.map((hour, index) => (
        <Fragment key={hour.key}>
          {hour === after && line}
          <HourGroup
            day={day.day}
            hour={hour}
            card={cardWithin([hour], card)}
            atOnce={first.has(hour)}
            past={past[index] ?? ""}
          />
        </Fragment>
      ))}
      {after === null && line}
    </section>
  );
});

interface HourGroupProps {
  readonly day: Day["day"];
  readonly hour: Hour;
  readonly card: string | null;
  readonly atOnce: boolean;
  /** See `pastOf`. */
  readonly past: string;
}

const isAllPast = (past: string): boolean => past !== "" && !past.includes("0");

/** The line of now, between what has begun and what comes. */
function NowLine({ now }: { readonly now: number }) {
  return (
    <p className="signet-programme-now-line">
      <time dateTime={easternStamp(now)}>{scheduleMessages.ours.now(hourLabel(now))}</time>
    </p>
  );
}

/** Activities that begin within one hour, side by side where there is space. The browser skips it off screen. */
const HourGroup = memo(function HourGroup({ day, hour, card, atOnce, past }: HourGroupProps) {
  const [box, near] = useNear<HTMLDivElement>(atOnce);
  const { text, datetime, count } = hourHeading(hour, day);
  return (
    <div
      ref={box}
      className="signet-programme-hour"
      data-n={sizeOf(hour)}
      data-all-past={isAllPast(past) || undefined}
    >
      <h3 className="signet-programme-hour-label">
        {datetime !== null ? (
          <time className="signet-programme-hour-clock signet-poster" dateTime={datetime}>
            {text}
          </time>
        ) : (
          text !== null && <span className="signet-programme-hour-words">{text}</span>
        )}{" "}
        <small>{count}</small>
      </h3>
      <ol className="signet-programme-slots">
        {hour.slots.map((slot, index) => (
          <li key={slot.activity.id} data-past={past[index] === "1" || undefined}>
            <SlotCard slot={slot} kept={slot.activity.slug === card} near={near} />
          </li>
        ))}
      </ol>
    </div>
  );
});
