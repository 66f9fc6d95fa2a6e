import { pageMotion } from "../../../shared/dom/motion.ts";

/**
 * Turns the photos of a card on the page's one beat. It stands still while the pointer is on the card or the keyboard
 * inside it, off screen, and wherever motion is stopped. React has printed the first photo and the count, and leaves
 * them alone from then on: a beat renders nothing. The other photos join at the first turn, and go with the signal.
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
      // The photo before lies below the one in sight, the next is fetched unseen, the others not at all.
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
