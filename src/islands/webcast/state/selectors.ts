import type { Seat } from "../domain/seats.ts";
import type { Stream } from "../domain/stream.ts";
import type { WebcastState } from "./state.ts";

/** The playing stream; null when there is none. */
export const activeStream = ({ seats }: WebcastState): Stream | null => seats[0]?.stream ?? null;

/** Largest number of cards shown (as specified). */
const CARDS = 5;

/** The streams to show as cards: the others or, if the page asks for it, the active one as well. */
export const cardsOf = (seats: readonly Seat[], withActive: boolean): readonly Seat[] => {
  const first = withActive ? 0 : 1;
  return seats.length > 1 ? seats.slice(first, first + CARDS) : [];
};
