import { markerError } from "../enhance/errors.ts";

/** The server's list of slides and its items, in the server's order. */
export interface Slides {
  readonly list: HTMLElement;
  readonly items: readonly HTMLElement[];
}

/** Weight of an image, in characters of text: tells a list of slides from a list of links to them. */
const PICTURE = 100;

/**
 * Finds the list of slides: the one with `data-slides`, or else the one with the most text and images, because a
 * marker may also contain a list of links to its slides.
 *
 * @param name the marker's name
 * @throws MarkerError when there is no list with an item
 */
export function findSlides(marker: HTMLElement, name: string): Slides {
  const isWithinItem = (list: HTMLElement) => marker.contains(list.parentElement?.closest("li") ?? null);
  const lists = [...marker.querySelectorAll<HTMLElement>("ul, ol")].filter(
    (list) => itemsOf(list).length > 0 && !isWithinItem(list),
  );
  const weightOf = (list: HTMLElement) =>
    list.hasAttribute("data-slides")
      ? Number.POSITIVE_INFINITY
      : (list.textContent ?? "").replace(/\s+/g, "").length + PICTURE * list.querySelectorAll("img").length;
  const [list] = lists.toSorted((one, other) => weightOf(other) - weightOf(one));
  if (!list)
    throw markerError("no-list", {
      expected: `<div data-behaviour="${name}"><ul><li>…</li><li>…</li></ul></div>`,
    });
  return { list, items: itemsOf(list) };
}

/** Items with content; editors leave empty ones behind. */
const itemsOf = (list: HTMLElement) =>
  [...list.children].filter(
    (item): item is HTMLElement =>
      item.localName === "li" &&
      (item.textContent?.trim() !== "" || item.querySelector("img, picture") !== null),
  );
