/** Page-wide, under a symbol that all copies of the script know: the page may hold two of them. */
const LOCK = Symbol.for("signet.scroll-lock");

interface Lock {
  holders: number;
  unlock(): void;
}
type LockedPage = Document & { [LOCK]?: Lock };

/**
 * Keeps the page behind an overlay from scrolling, until the returned function is called or `signal` aborts. All
 * overlays count on one lock: the page moves again when the last of them has let go, and is then as it was.
 *
 * Nothing jumps when the scrollbar goes, since the page keeps its room free. What a theme has fixed to the window's edge
 * can do so by `var(--signet-scrollbar, 0px)`. (`scrollbar-gutter` would keep the room, but Chromium then counts it
 * out of `vw` and `vi`, and every fluid size changes.) The page stays where it is scrolled to. It can still be zoomed with
 * two fingers, for nothing is done to touch itself; an overlay that scrolls wants `overscroll-behavior: contain`. (iOS
 * heeds `overflow: hidden` on the page since 16: webkit.org/b/153852.)
 *
 * @returns lets go; safe to call twice
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

/** Styles go through the CSSOM, which a strict Content-Security-Policy admits. */
function hold({ documentElement: root, body, defaultView }: Document): () => void {
  const view = defaultView as Window;
  const visible = (element: Element): boolean => view.getComputedStyle(element).overflow === "visible";
  // A body whose overflow is the page's would become a scroller of its own, and what is sticky in it would jump.
  const scroller = visible(root) && !visible(body) ? body : root;
  // None where scrollbars lie over the page, or where the theme keeps their room free itself.
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

/** Sets a property over whatever the theme says; the returned function puts back what the element had. */
function set(element: HTMLElement, name: string, value: string): () => void {
  const { style } = element;
  const had = element.hasAttribute("style");
  const before = [style.getPropertyValue(name), style.getPropertyPriority(name)] as const;
  style.setProperty(name, value, "important");
  return () => {
    style.setProperty(name, ...before);
    // Read first: Blink serialises the attribute when it is read, and would leave an empty one.
    if (!had && element.getAttribute("style") === "") element.removeAttribute("style");
  };
}
