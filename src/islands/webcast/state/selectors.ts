import type { Slot } from "../domain/slots.ts";
import type { Stream } from "../domain/stream.ts";
import type { WebcastState } from "./state.ts";

/** The playing stream; null when there is none. */
export const activeStream = ({ slots }: WebcastState): Stream | null => slots[0]?.stream ?? null;

/** Largest number of cards shown (section 9). */
const CARDS = 5;

/** The streams to show as cards: the others or, if the page asks for it, the active one as well. */
export const cardsOf = (slots: readonly Slot[], withActive: boolean): readonly Slot[] => {
  const first = withActive ? 0 : 1;
  return slots.length > 1 ? slots.slice(first, first + CARDS) : [];
};
