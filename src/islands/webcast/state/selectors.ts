import type { Slot } from "../domain/slots.ts";
import type { Stream } from "../domain/stream.ts";
import type { WebcastState } from "./state.ts";

/** Null when nothing is streamed. */
export const activeStream = ({ slots }: WebcastState): Stream | null => slots[0]?.stream ?? null;

/** Most cards that are shown (section 9). */
const CARDS = 5;

/** The streams that are shown as cards: the others, or, where the page wants it, the active one as well. */
export const cardsOf = (slots: readonly Slot[], withActive: boolean): readonly Slot[] => {
  const first = withActive ? 0 : 1;
  return slots.length > 1 ? slots.slice(first, first + CARDS) : [];
};
