/**
 * Positions of the streams on screen, as pure functions. A position changes only with the list or a visitor's choice.
 */
import type { Stream } from "./stream.ts";

/** A position on the screen and its stream. The first one is the player, the others are cards. */
export interface Seat {
  /**
   * Identity of the position: it stays when another stream takes the position, and follows the stream when the list
   * changes.
   */
  readonly place: number;
  readonly stream: Stream;
}

/**
 * The stream that plays first. `flux` counts from 1; its last value counts; anything but a stream's number means the
 * first stream (ruling D55).
 */
export function firstStream(streams: readonly Stream[], search: string): Stream | undefined {
  const flux = new URLSearchParams(search).getAll("flux").at(-1) ?? "";
  const wanted = /^\d+$/.test(flux) ? streams.find(({ number }) => number === Number(flux)) : undefined;
  return wanted ?? streams[0];
}

/** Returns the known object when nothing has changed, so that it is not rendered again. */
const unchanged = (known: Stream | undefined, stream: Stream): Stream =>
  known && JSON.stringify(known) === JSON.stringify(stream) ? known : stream;

/**
 * Puts the streams of a new answer in their places. When the same streams come, in any order, all stay where they
 * are. When one is added or removed, the others follow the API's order; the playing stream keeps playing (ruling
 * D54).
 *
 * @param first the stream to play when the playing one is gone, or none plays yet
 * @returns the same `seats` object when nothing has changed
 */
export function refreshed(
  seats: readonly Seat[],
  streams: readonly Stream[],
  first: Stream | undefined = streams[0],
): readonly Seat[] {
  const known = new Map(seats.map((seat) => [seat.stream.key, seat]));
  const now = new Map(
    streams.map((stream) => [stream.key, unchanged(known.get(stream.key)?.stream, stream)]),
  );
  if (known.size === now.size && seats.every(({ stream }) => now.has(stream.key))) {
    const same = seats.every(({ stream }) => now.get(stream.key) === stream);
    return same
      ? seats
      : seats.map(({ place, stream }) => ({ place, stream: now.get(stream.key) ?? stream }));
  }
  const active = now.get(seats[0]?.stream.key ?? "") ?? now.get(first?.key ?? "");
  if (!active) return [];
  let next = Math.max(-1, ...seats.map(({ place }) => place)) + 1;
  const others = [...now.values()].filter((stream) => stream !== active);
  return [active, ...others].map((stream) => ({ place: known.get(stream.key)?.place ?? next++, stream }));
}

/** Plays the stream with this key. The two streams trade places; every other card stays where it is. */
export function swapped(seats: readonly Seat[], key: string): readonly Seat[] {
  const [active] = seats;
  const chosen = seats.find(({ stream }) => stream.key === key);
  if (!active || !chosen || chosen === active) return seats;
  return seats.map((seat) => {
    if (seat === active) return { ...seat, stream: chosen.stream };
    return seat === chosen ? { ...seat, stream: active.stream } : seat;
  });
}
