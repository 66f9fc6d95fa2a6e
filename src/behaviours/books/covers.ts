import type { Slides } from "../../shared/carousel/slides.ts";
import type { MarkerContext } from "../../shared/enhance/declaration.ts";
import { markerError } from "../../shared/enhance/errors.ts";

interface Covers extends Slides {
  readonly covers: readonly HTMLElement[];
}

/**
 * The element with a book's cover: the child of the item that is or contains its first image, or else the first of
 * several children. A CMS may have wrapped all children in another element.
 *
 * @throws MarkerError when cover and text cannot be distinguished
 */
export function coverOf(item: HTMLElement): HTMLElement {
  let parts = partsOf(item);
  while (parts.length === 1 && parts[0]) parts = partsOf(parts[0]);
  const cover = parts.find((part) => part.matches("img, picture") || part.querySelector("img")) ?? parts[0];
  if (!cover)
    throw markerError("no-cover", {
      expected:
        '<div data-behaviour="books"><ul><li><img src="…" alt=""><div><h3>…</h3>…</div></li>…</ul></div>',
    });
  return cover;
}

const partsOf = (element: Element) =>
  [...element.children].filter((part): part is HTMLElement => part.localName !== "br");

/**
 * Brings a clicked cover to the front. Covers beside it are inert and get no clicks, so the position of a click on
 * the list is compared with theirs. The keyboard uses the buttons.
 */
export function leafByCovers(
  { list, items, covers }: Covers,
  show: (index: number) => void,
  { signal, guard }: Pick<MarkerContext<unknown>, "signal" | "guard">,
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
