/**
 * Gives the keyboard to an element, also to one that does not take it by itself, which then is no place for it any more
 * once it has gone on. Nothing scrolls.
 */
export function giveKeyboard(element: HTMLElement): void {
  const take = () => element.focus({ preventScroll: true });
  take();
  if (document.activeElement === element) return;
  element.tabIndex = -1;
  element.addEventListener("blur", () => element.removeAttribute("tabindex"), { once: true });
  take();
}
