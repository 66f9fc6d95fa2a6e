/** What every list of the comparison is given, in Node and in the page. */

import type { Activity } from "../../src/shared/activity/activity.ts";
import type { RowId } from "../../src/shared/http/row-id.ts";

/** An activity in the peers' form. */
export interface PeerEvent {
  readonly id: RowId;
  /** Each has an address, so that it becomes a link and can be counted. */
  readonly url: string;
  readonly title: string;
  /** Milliseconds since 1970. */
  readonly start: number;
  readonly end: number;
  readonly room: string | undefined;
  readonly people: readonly string[];
  /** Our card of it, for what shows the same markup. */
  readonly html?: string;
  /** A `Tree`. */
  readonly tree?: unknown;
}

export type PeerWindow = Window &
  typeof globalThis & {
    /**
     * Draws a list.
     *
     * @returns a function that draws other events instead
     */
    draw(box: Element, events: readonly PeerEvent[]): (events: readonly PeerEvent[]) => void;
    /** Number of events on the page; counts links where it is not given. */
    drawn?(): number;
    events: readonly PeerEvent[];
    show(events: readonly PeerEvent[]): void;
  };

/** Converts the activities that have a date. */
export function peerEvents(activities: readonly Activity[]): PeerEvent[] {
  return activities.flatMap(({ id, slug, title, authors, persons, rooms, dates }) => {
    const start = (dates.start ?? 0) * 1000;
    const people = [...authors, ...persons].map((person) => person.title);
    const end = (dates.end ?? 0) * 1000 || start;
    return start === 0 ? [] : [{ id, url: `/activites/${slug}`, title, start, end, room: rooms[0], people }];
  });
}
