import { BEFORE, noteUndo } from "../undo/note-undo.ts";

/** Page-wide, under a symbol that all copies of the script know: a page may contain two. */
const LOCK = Symbol.for("signet.scroll-lock");

interface Lock {
  holders: number;
  unlock(): void;
}
type LockedPage = Document & { [LOCK]?: Lock };

/**
 * Keeps the page behind an overlay from scrolling, until the returned function is called or `signal` aborts. All
 * overlays share one lock; the last one to release it restores the page.
 *
 * Nothing moves when the scrollbar disappears, because the page reserves its width. Elements that a theme has fixed
 * to the window's edge can use `var(--signet-scrollbar, 0px)`. (`scrollbar-gutter` is no alternative: Chromium then
 * subtracts it from `vw` and `vi`, which changes every fluid size.) The scroll position stays. Pinch zoom still
 * works; an overlay that scrolls needs `overscroll-behavior: contain`. (iOS supports `overflow: hidden` on the page
 * since 16: webkit.org/b/153852.)
 *
 * @returns releases the lock; may be called twice
 */
export function lockScroll(signal: AbortSignal, page: LockedPage = document): () => void {
  if (signal.aborted) return () => {};
  page[LOCK] ??= { holders: 0, unlock: hold(page) };
  const lock = page[LOCK];
  lock.holders += 1;
  let held = true;
  const letGo = (): void => {
    if (!held) return;
    held = false;
    signal.removeEventListener("abort", letGo);
    lock.holders -= 1;
    if (lock.holders > 0) return;
    lock.unlock();
    delete page[LOCK];
  };
  signal.addEventListener("abort", letGo);
  return letGo;
}

/** Styles are set through the CSSOM, which a strict Content-Security-Policy allows. */
function hold({ documentElement: root, body, defaultView }: Document): () => void {
  const view = defaultView as Window;
  const visible = (element: Element): boolean => view.getComputedStyle(element).overflow === "visible";
  // With overflow on the body, it would become a scroll container and its sticky elements would move.
  const scroller = visible(root) && !visible(body) ? body : root;
  // No width with overlay scrollbars, or where the theme reserves it itself.
  const before = root.clientWidth;
  const undo = [set(scroller, "overflow", "hidden")];
  const bar = root.clientWidth - before;
  if (bar > 0) {
    const padding = Number.parseFloat(view.getComputedStyle(root).paddingInlineEnd) || 0;
    undo.push(set(root, "padding-inline-end", `${padding + bar}px`));
    undo.push(set(root, "--signet-scrollbar", `${bar}px`));
  }
  return () => {
    for (const one of undo.reverse()) one();
  };
}

/** Sets a property with priority over the theme; the returned function restores the element's own value. */
function set(element: HTMLElement, name: string, value: string): () => void {
  const { style } = element;
  const had = element.getAttribute("style");
  const note = `${BEFORE}style`;
  if (!element.hasAttribute(note)) noteUndo(element, had, note);
  const before = [style.getPropertyValue(name), style.getPropertyPriority(name)] as const;
  style.setProperty(name, value, "important");
  return () => {
    element.removeAttribute(note);
    style.setProperty(name, ...before);
    // Read first: Blink serialises the attribute when it is read, and would leave an empty one.
    if (had === null && element.getAttribute("style") === "") element.removeAttribute("style");
  };
}
