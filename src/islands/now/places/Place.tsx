import { memo, type RefCallback } from "react";
import { cutWords } from "../../../shared/ui/cut-words.tsx";
import type { NowView } from "./now-view.ts";

interface PlaceProps {
  readonly place: NowView["places"][number];
  /** On a board: not on the screen at the moment. */
  readonly waiting: boolean;
  /** Of the heading above. */
  readonly level: number;
  /** A board has no links. */
  readonly board: boolean;
  /** Whether the place is named: not on the board of one room. */
  readonly named: boolean;
  /** Focuses the heading when a focused activity ends. */
  readonly fallback: RefCallback<HTMLElement>;
}

/** What is on at one place, and what comes next. */
export const Place = memo(function Place({ place, waiting, level, board, named, fallback }: PlaceProps) {
  const Name = `h${level + 1}` as "h3";
  return (
    <li
      ref={fallback}
      className="signet-now-place"
      data-area={place.area}
      data-waiting={waiting || undefined}
    >
      {named && <Name className="signet-now-name">{cutWords(place.name)}</Name>}
      {place.items.map(({ id, kind, word, title, href, hour, datetime, minutes }) => (
        <p key={id} ref={fallback} className="signet-now-item" data-kind={kind}>
          <span className="signet-now-word">{word}</span>{" "}
          {href === null || board ? (
            <b className="signet-now-title">{cutWords(title)}</b>
          ) : (
            <a className="signet-now-title" href={href}>
              {cutWords(title)}
            </a>
          )}{" "}
          <time className="signet-now-hour" dateTime={datetime}>
            {hour}
          </time>
          {minutes !== null && (
            <>
              {" "}
              <b className="signet-now-minutes">{minutes}</b>
            </>
          )}
        </p>
      ))}
    </li>
  );
});
