import { type RefObject, useEffect, useLayoutEffect, useState } from "react";
import type { NowView } from "./now-view.ts";

/** How long a page of a board is shown, in ms. */
const STANDS = 15_000;

interface BoardPage {
  /** Index of the first place that is shown. */
  readonly first: number;
  /** How many places the screen has room for; null until they are measured. */
  readonly room: number | null;
}

const START: BoardPage = { first: 0, room: null };

/**
 * On a board, shows the places that fit on the screen, page after page: nobody can scroll it. Each page is measured
 * before it is painted. Returns the index of the first place on the screen, and of the first one after them. The others
 * are rendered, too: paper shows all.
 *
 * @param list the element with one child for each place
 */
export function useBoardPages(
  board: boolean,
  places: NowView["places"],
  list: RefObject<HTMLElement | null>,
): readonly [from: number, to: number] {
  const [{ first, room }, setPage] = useState(START);
  const [size, setSize] = useState(0);
  const start = first < places.length ? first : 0;

  // Other texts or another window: measure again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured again when the places or the window change
  useLayoutEffect(() => {
    if (board) setPage((page) => ({ ...page, room: null }));
  }, [board, places, size]);

  useLayoutEffect(() => {
    if (!board || room !== null || !list.current) return;
    // The space below the places, which the section's own padding keeps free.
    const { parentElement } = list.current;
    const space = parentElement ? Number.parseFloat(getComputedStyle(parentElement).paddingBlockEnd) : 0;
    const end = innerHeight - (space || 0);
    const fits = [...list.current.children]
      .slice(start)
      .filter((one) => one.getBoundingClientRect().bottom <= end);
    setPage({ first: start, room: Math.max(1, fits.length) });
  }, [board, room, start, list]);

  useEffect(() => {
    if (!board) return;
    const onResize = () => setSize((count) => count + 1);
    addEventListener("resize", onResize);
    return () => removeEventListener("resize", onResize);
  }, [board]);

  const more = room !== null && (start > 0 || start + room < places.length);
  useEffect(() => {
    if (!board || !more || room === null) return;
    const next = start + room < places.length ? start + room : 0;
    const timer = setTimeout(() => setPage({ first: next, room: null }), STANDS);
    return () => clearTimeout(timer);
  }, [board, more, room, start, places.length]);

  return [start, start + (room ?? places.length)];
}
