import { createCarousel } from "../../shared/carousel/carousel.ts";
import { putControls } from "../../shared/carousel/controls.ts";
import { findSlides, type Slides } from "../../shared/carousel/slides.ts";
import type { MarkerContext } from "../../shared/enhance/declaration.ts";
import { defineBehaviour } from "../../shared/enhance/define-behaviour.ts";
import { setUntil } from "../../shared/undo/set-until.ts";
import { coverOf, leafByCovers } from "./covers.ts";
import { booksMessages as words } from "./messages.ts";

interface BookSlides extends Slides {
  /** The element with each book's cover, in the order of the books. */
  readonly covers: readonly HTMLElement[];
}

/**
 * Finds the books and their covers.
 *
 * @throws MarkerError when there is no list of books, or one without a cover
 */
function find(marker: HTMLElement): BookSlides {
  const slides = findSlides(marker, "books");
  return { ...slides, covers: slides.items.map(coverOf) };
}

function enhance(slides: BookSlides, context: MarkerContext<unknown>): void {
  const { marker, signal } = context;
  setUntil(signal, marker, "class", `${marker.className} signet-books`.trim());
  for (const cover of slides.covers)
    setUntil(signal, cover, "class", `${cover.className} signet-books-cover`);
  if (slides.items.length < 2) return;
  // Covers are drawn closer together than the list is wide.
  const lightness = slides.list.clientWidth / (1.5 * (slides.covers[0]?.clientWidth || 1));
  const carousel = createCarousel(
    slides,
    { words, lightness: Math.min(Math.max(lightness, 1), 5), changed: () => {}, onTaken: () => {} },
    context,
  );
  leafByCovers(slides, carousel.show, context);
  putControls(marker, slides.list, [carousel.previous, carousel.next], signal);
}

export const mount = defineBehaviour({ find, enhance });
