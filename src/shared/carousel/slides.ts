import { markerError } from "../enhance/errors.ts";

/** The server's slides: a list, and its items in the server's order. */
export interface Slides {
  readonly list: HTMLElement;
  readonly items: readonly HTMLElement[];
}

/** As many letters does a picture say: links to slides have words, slides may have none. */
const PICTURE = 100;

/**
 * Looks for the list of slides: the one with `data-slides`, else the one that says most, since a marker may hold a list of
 * links to its slides, too.
 *
 * @param name the marker's
 * @throws MarkerError when there is no list with an item
 */
export function findSlides(marker: HTMLElement, name: string): Slides {
  const isWithinItem = (list: HTMLElement) => marker.contains(list.parentElement?.closest("li") ?? null);
  const lists = [...marker.querySelectorAll<HTMLElement>("ul, ol")].filter(
    (list) => itemsOf(list).length > 0 && !isWithinItem(list),
  );
  const said = (list: HTMLElement) =>
    list.hasAttribute("data-slides")
      ? Number.POSITIVE_INFINITY
      : (list.textContent ?? "").replace(/\s+/g, "").length + PICTURE * list.querySelectorAll("img").length;
  const [list] = lists.toSorted((one, other) => said(other) - said(one));
  if (!list)
    throw markerError("there is no list with an item in it", {
      expected: `<div data-behaviour="${name}"><ul><li>…</li><li>…</li></ul></div>`,
    });
  return { list, items: itemsOf(list) };
}

/** Empty ones are an editor's leftovers. */
const itemsOf = (list: HTMLElement) =>
  [...list.children].filter(
    (item): item is HTMLElement =>
      item.localName === "li" &&
      (item.textContent?.trim() !== "" || item.querySelector("img, picture") !== null),
  );
