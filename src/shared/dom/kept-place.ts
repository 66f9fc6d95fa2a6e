/** Where a card stood in the window when the visitor left by it: kept with the history entry, for Back and reload. */

const TOP = "signetTop";

/** Notes where the card stands now. */
export function rememberPlace(card: HTMLElement): void {
  try {
    history.replaceState({ ...history.state, [TOP]: card.getBoundingClientRect().top }, "");
  } catch {
    // Safari refuses more than a hundred changes in thirty seconds: the card then stands in the middle.
  }
}

/** Scrolls to the card: where it was left, else to the window's middle. */
export function returnTo(card: HTMLElement): void {
  const top: unknown = history.state?.[TOP];
  settle(card, typeof top === "number" ? top : null, 4);
}

/** Groups of cards on the way there have guessed heights until they have been near: a few frames show the true ones. */
function settle(card: HTMLElement, top: number | null, frames: number): void {
  if (!card.isConnected) return;
  card.scrollIntoView({ block: "center", behavior: "instant" });
  if (top !== null) scrollBy({ top: card.getBoundingClientRect().top - top, behavior: "instant" });
  if (frames > 0) requestAnimationFrame(() => settle(card, top, frames - 1));
}
