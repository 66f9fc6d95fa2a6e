import { reachOnly } from "../../shared/carousel/reach-only.ts";
import { createRotation } from "../../shared/carousel/rotation.ts";
import { findSlides, type Slides } from "../../shared/carousel/slides.ts";
import type { MarkerContext } from "../../shared/enhance/declaration.ts";
import { defineBehaviour } from "../../shared/enhance/define-behaviour.ts";
import { IN_PLACE, moveFocus } from "../../shared/focus/move-focus.ts";
import { NOTE, noteUndo } from "../../shared/undo/note-undo.ts";
import { keepUntil, setUntil } from "../../shared/undo/set-until.ts";
import { fours, shuffled } from "./turns.ts";

/**
 * Finds the cards.
 *
 * @throws MarkerError when there is no list of them
 */
const find = (marker: HTMLElement): Slides => findSlides(marker, "card-rotation");

/** @param random decides the order, once; replaced in tests (ruling D67) */
function enhance(
  { list, items }: Slides,
  { signal, guard }: MarkerContext<unknown>,
  random: () => number = Math.random,
): void {
  const hasKeyboard = (card: HTMLElement) => card.contains(document.activeElement);
  // A card with focus comes first, so that it stays visible.
  const cards = shuffled(items, random).toSorted((one, other) => +hasKeyboard(other) - +hasKeyboard(one));
  reorder(list, cards, signal);
  const { groups, surplus } = fours(cards);
  for (const name of ["class", "data-turning"]) keepUntil(signal, list, name);
  list.classList.add("signet-cards-row");
  // They stay in the document for search engines, and for the row's height.
  for (const card of surplus) {
    for (const name of ["hidden", "inert"]) setUntil(signal, card, name, "");
  }
  for (const group of groups) {
    for (const [seat, card] of group.entries()) {
      setUntil(signal, card, "data-seat", String(seat + 1));
      for (const name of ["inert", "data-place"]) keepUntil(signal, card, name);
    }
  }

  if (groups.length < 2) {
    // The surplus lies in the first cell, so the four cards need their seats, too.
    list.toggleAttribute("data-turning", surplus.length > 0);
    return;
  }

  let turn = 0;
  const show = () => {
    // When it does not rotate, the row can be scrolled by hand and all cards are reachable.
    const turning = rotation.plays();
    list.toggleAttribute("data-turning", turning);
    for (const [index, group] of groups.entries()) {
      for (const card of group) card.dataset.place = index === turn ? "front" : "away";
    }
    const all = groups.flat();
    reachOnly(all, (turning && groups[turn]) || all);
    if (turning) list.scrollLeft = 0;
  };
  const rotation = createRotation(
    list,
    {
      turn: guard(() => {
        turn = (turn + 1) % groups.length;
        show();
      }),
      held: () => list.matches(":hover, :focus-within"),
      changed: guard(() => {
        const inUse = groups.findIndex((group) => group.some(hasKeyboard));
        if (inUse >= 0) turn = inUse;
        show();
        if (!rotation.plays()) list.scrollLeft = startOf(groups[turn]?.[0]) - startOf(cards[0]);
      }),
    },
    signal,
  );
  show();
}

/** Counted from an ancestor that the theme decides, so only differences are useful. */
const startOf = (card: HTMLElement | undefined) => card?.offsetLeft ?? 0;

/**
 * Reorders the cards and keeps focus and the row's scroll position. Aborting the signal restores the order of the
 * list's nodes.
 */
function reorder(list: HTMLElement, cards: readonly HTMLElement[], signal: AbortSignal): void {
  const before = [...list.childNodes];
  const put = (nodes: readonly Node[]) => {
    const { activeElement } = document;
    const { scrollSnapType } = list.style;
    // A row that snaps would follow the card that was first. A layout without snapping makes it forget that card.
    list.style.scrollSnapType = "none";
    list.getBoundingClientRect();
    list.append(...nodes);
    list.style.scrollSnapType = scrollSnapType;
    if (!list.getAttribute("style")) list.removeAttribute("style");
    if (activeElement instanceof HTMLElement && list.contains(activeElement))
      moveFocus(activeElement, IN_PLACE);
  };
  const all = [...list.children];
  for (const [place, item] of all.entries()) noteUndo(item, String(place));
  put(cards);
  signal.addEventListener("abort", () => {
    put(before);
    for (const item of all) item.removeAttribute(NOTE);
  });
}

export const mount = defineBehaviour({ find, enhance });
