/** What the peers of peers.ts are given, in Node and in the page. */
import type { Activity } from "../../src/islands/programme/domain/activity.ts";

/** An activity as the peers are given it. */
export interface PeerEvent {
  readonly id: number;
  /** An address each, for what has one is a link there, and can be counted. */
  readonly url: string;
  readonly title: string;
  /** Milliseconds since 1970. */
  readonly start: number;
  readonly end: number;
  readonly room: string | undefined;
  readonly people: readonly string[];
}

/** How a page draws a peer's list, as `peers.NAME`. @returns draws other events in place of those */
export type DrawPeer = (box: Element, events: readonly PeerEvent[]) => (events: readonly PeerEvent[]) => void;

export type PeerWindow = Window &
  typeof globalThis & { peers: Readonly<Record<string, DrawPeer | undefined>> };

/** What a peer can show: whatever has a date. */
export function peerEvents(activities: readonly Activity[]): PeerEvent[] {
  return activities.flatMap(({ id, slug, title, authors, persons, rooms, dates }) => {
    const start = (dates.start ?? 0) * 1000;
    const people = [...authors, ...persons].map((person) => person.title);
    const end = (dates.end ?? 0) * 1000 || start;
    return start === 0 ? [] : [{ id, url: `/activites/${slug}`, title, start, end, room: rooms[0], people }];
  });
}
