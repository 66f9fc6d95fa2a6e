/** Data for the peers of peers.ts, in Node and in the page. */
import type { Activity } from "../../src/shared/activity/activity.ts";

/** An activity in the peers' form. */
export interface PeerEvent {
  readonly id: number;
  /** Each has an address, so that it becomes a link and can be counted. */
  readonly url: string;
  readonly title: string;
  /** Milliseconds since 1970. */
  readonly start: number;
  readonly end: number;
  readonly room: string | undefined;
  readonly people: readonly string[];
}

/**
 * Draws a peer's list, as `peers.NAME`.
 *
 * @returns a function that draws other events instead
 */
export type DrawPeer = (box: Element, events: readonly PeerEvent[]) => (events: readonly PeerEvent[]) => void;

export type PeerWindow = Window &
  typeof globalThis & { peers: Readonly<Record<string, DrawPeer | undefined>> };

/** Converts the activities that have a date. */
export function peerEvents(activities: readonly Activity[]): PeerEvent[] {
  return activities.flatMap(({ id, slug, title, authors, persons, rooms, dates }) => {
    const start = (dates.start ?? 0) * 1000;
    const people = [...authors, ...persons].map((person) => person.title);
    const end = (dates.end ?? 0) * 1000 || start;
    return start === 0 ? [] : [{ id, url: `/activites/${slug}`, title, start, end, room: rooms[0], people }];
  });
}
