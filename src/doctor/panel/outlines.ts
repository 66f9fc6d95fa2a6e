/** Boxes around elements of the page, in a layer of their own: the elements themselves are not touched. */
import { make } from "./make.ts";

export interface Outlines {
  /** Elements to outline; the others' boxes are removed. */
  set(elements: readonly Element[]): void;
  /**
   * Scrolls to an element and outlines it more strongly.
   *
   * @returns what was shown: the nearest ancestor with a box, when the element has none
   */
  show(element: Element): Element;
  /** Draws the boxes again, after the page has changed. */
  place(): void;
  close(): void;
}

/** Space between an element and its box, in px. */
const MARGIN = 4;

/** Scrolled to, an element begins this far below the window's top, in px: below a header that is fixed there. */
const FROM_TOP = 120;

function shownPart(element: Element): Element {
  let one: Element | null = element;
  while (one && one.getClientRects().length === 0) one = one.parentElement;
  return one ?? document.documentElement;
}

export function outlines(signal: AbortSignal): Outlines {
  const layer = make("div", "signet-root signet-doctor-outlines");
  layer.popover = "manual";
  layer.ariaHidden = "true";
  document.documentElement.append(layer);
  layer.showPopover();
  const boxes = new Map<Element, HTMLElement>();
  let chosen: Element | null = null;

  function place(): void {
    for (const [element, box] of boxes) {
      const { left, top, width, height } = element.getBoundingClientRect();
      const isShown = element.isConnected && width > 0 && height > 0;
      box.hidden = !isShown;
      box.classList.toggle("signet-doctor-chosen", element === chosen);
      box.style.translate = `${left - MARGIN}px ${top - MARGIN}px`;
      box.style.inlineSize = `${width + 2 * MARGIN}px`;
      box.style.blockSize = `${height + 2 * MARGIN}px`;
    }
  }

  function set(elements: readonly Element[]): void {
    const wanted = new Set([...elements, ...(chosen ? [chosen] : [])].filter((one) => one.isConnected));
    for (const [element, box] of boxes) {
      if (wanted.has(element)) continue;
      box.remove();
      boxes.delete(element);
    }
    for (const element of wanted) {
      if (boxes.has(element)) continue;
      const box = make("div", "signet-doctor-outline");
      boxes.set(element, box);
      layer.append(box);
    }
    place();
  }

  let frame = 0;
  const placeInFrame = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(place);
  };
  addEventListener("scroll", placeInFrame, { signal, capture: true, passive: true });
  addEventListener("resize", placeInFrame, { signal });
  const sizes = new ResizeObserver(placeInFrame);
  sizes.observe(document.body);

  return {
    set,
    place: placeInFrame,
    show(element) {
      chosen = shownPart(element);
      chosen.scrollIntoView({ block: "start", behavior: "instant" });
      // One near the page's end is further down already.
      scrollBy({ top: chosen.getBoundingClientRect().top - FROM_TOP, behavior: "instant" });
      set([...boxes.keys()]);
      return chosen;
    },
    close() {
      cancelAnimationFrame(frame);
      sizes.disconnect();
      layer.remove();
    },
  };
}
