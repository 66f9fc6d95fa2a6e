import { pageMotion } from "../../../../shared/dom/motion.ts";

/**
 * Rotates the photos of a card on the page's ticker. They stand still while the pointer or focus is on the card, off
 * screen, and while motion is stopped. React has rendered the first photo and the count, and never changes them: a
 * beat renders nothing. The other photos are added at the first turn, and removed when the signal aborts.
 */
export function turnPhotos(frame: HTMLElement, photos: readonly string[], signal: AbortSignal): void {
  const card = frame.closest("article");
  const first = frame.querySelector("img");
  const count = frame.lastElementChild;
  if (!card || !first || !count) return;
  let pictures: readonly HTMLImageElement[] | undefined;
  let shown = 0;

  const turn = () => {
    if (card.matches(":hover, :focus-within")) return;
    pictures ??= joined();
    const before = shown;
    shown = (shown + 1) % photos.length;
    const next = (shown + 1) % photos.length;
    for (const [index, picture] of pictures.entries()) {
      // The previous photo lies under the visible one, the next one is loaded invisibly, the others are not loaded.
      const place = index === shown ? "shown" : index === before ? "below" : "next";
      picture.dataset.place = place;
      picture.hidden = place === "next" && index !== next;
    }
    count.textContent = `${shown + 1}/${photos.length}`;
  };
  const joined = () => {
    const others = photos.slice(1).map((photo) => anotherOf(first, photo, count));
    signal.addEventListener(
      "abort",
      () => {
        for (const other of others) other.remove();
        delete first.dataset.place;
        first.hidden = false;
        count.textContent = `1/${photos.length}`;
      },
      { once: true },
    );
    return [first, ...others];
  };
  pageMotion().onStep(frame, turn, signal);
}

function anotherOf(first: HTMLImageElement, photo: string, count: Element): HTMLImageElement {
  const picture = first.cloneNode() as HTMLImageElement;
  picture.src = photo;
  count.before(picture);
  return picture;
}
