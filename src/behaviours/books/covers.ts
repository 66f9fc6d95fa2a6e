import type { Slides } from "../../shared/carousel/slides.ts";
import type { MountContext } from "../../shared/enhance/declaration.ts";
import { markerError } from "../../shared/enhance/errors.ts";

interface Covers extends Slides {
  readonly covers: readonly HTMLElement[];
}

/**
 * What bears a book's picture: the part of the item that is or holds its first image, else, for a book without, the first
 * of several parts. A CMS may have wrapped them all in one more element.
 *
 * @throws MarkerError when picture and words cannot be told apart
 */
export function coverOf(item: HTMLElement): HTMLElement {
  let parts = partsOf(item);
  while (parts.length === 1 && parts[0]) parts = partsOf(parts[0]);
  const cover = parts.find((part) => part.matches("img, picture") || part.querySelector("img")) ?? parts[0];
  if (!cover)
    throw markerError("a book in it has no part for its cover beside the one for its words", {
      expected:
        '<div data-behaviour="books"><ul><li><img src="…" alt=""><div><h3>…</h3>…</div></li>…</ul></div>',
    });
  return cover;
}

const partsOf = (element: Element) =>
  [...element.children].filter((part): part is HTMLElement => part.localName !== "br");

/**
 * A click on a cover that stands at the side brings it to the front. Those are inert, and so tell nothing of clicks: where
 * the list was clicked is compared with where they stand. The keyboard has the buttons.
 */
export function leafByCovers(
  { list, items, covers }: Covers,
  show: (index: number) => void,
  { signal, guard }: Pick<MountContext<unknown>, "signal" | "guard">,
): void {
  const onClick = ({ target, clientX, clientY }: MouseEvent) => {
    if (
      target instanceof Element &&
      items.some((item) => !item.inert && item !== target && item.contains(target))
    )
      return;
    const hit = covers
      .map((cover, index) => ({ index, far: farness(items[index]), box: cover.getBoundingClientRect() }))
      .filter(
        ({ far, box }) =>
          far <= 2.5 &&
          box.left <= clientX &&
          clientX <= box.right &&
          box.top <= clientY &&
          clientY <= box.bottom,
      )
      .sort((one, other) => one.far - other.far)[0];
    if (hit && hit.far > 0) show(hit.index);
  };
  list.addEventListener("click", guard(onClick), { signal });
}

const farness = (item: HTMLElement | undefined): number =>
  Number(item?.style.getPropertyValue("--signet-far") || "0");
