import type { MarkerContext } from "../enhance/declaration.ts";
import { withPart } from "../enhance/with-part.ts";
import type { Slides } from "./slides.ts";
import type { Swiping, SwipingOptions } from "./swiping.ts";

interface RingInHand extends Omit<SwipingOptions, "start"> {
  /** Index of the slide in front. */
  readonly front: () => number;
  /** Turns to a slide; the index may go past both ends. */
  readonly go: (index: number) => void;
}

/** A drag shorter than this share of the width is none. */
const SHORTEST = 0.1;

/**
 * Loads Swiper when a pointer first comes over the slides: buttons, keyboard and the rotation do without it, and so does
 * the start of the page. A drag that has begun before it arrived is handed over; if it is over by then, or if Swiper
 * cannot be loaded, the ring turns when the finger lets go.
 */
export function loadSwiping(
  slides: Slides,
  { front, go, ...options }: RingInHand,
  context: Pick<MarkerContext<unknown>, "signal" | "guard" | "part" | "report" | "whenBack">,
): Pick<Swiping, "follow"> {
  const { list } = slides;
  const { signal, guard } = context;
  let swiping: Swiping | undefined;
  let early: { readonly event: PointerEvent; readonly front: number } | undefined;
  let isDragged = false;

  const start = ({ createSwiping }: typeof import("./swiping.ts")) => {
    swiping = createSwiping(slides, { ...options, start: front() }, { signal, guard });
    if (early) list.dispatchEvent(new PointerEvent("pointerdown", early.event));
  };
  const load = () => void withPart(context, () => import("./swiping.ts"), start);
  const press = (event: PointerEvent) => {
    if (!swiping && event.isPrimary && event.button === 0) early = { event, front: front() };
  };
  const release = ({ type, clientX }: PointerEvent) => {
    const pressed = early;
    early = undefined;
    if (!pressed || type === "pointercancel" || pressed.front !== front()) return;
    const by = clientX - pressed.event.clientX;
    if (Math.abs(by) < SHORTEST * list.clientWidth) return;
    isDragged = true;
    // The click of this press comes before.
    setTimeout(() => {
      isDragged = false;
    });
    options.dragged();
    go(front() - Math.sign(by));
  };
  const keep = (event: Event) => {
    if (event.type === "dragstart" ? early : isDragged) event.preventDefault();
  };
  list.addEventListener("pointerover", load, { signal, once: true });
  list.addEventListener("pointerdown", guard(press), { signal });
  // After Swiper's own on the document.
  addEventListener("pointerup", guard(release), { signal });
  addEventListener("pointercancel", guard(release), { signal });
  // Neither the link nor the picture under the pointer is meant.
  list.addEventListener("click", keep, { signal, capture: true });
  list.addEventListener("dragstart", keep, { signal });
  signal.addEventListener("abort", () => swiping?.end());
  return { follow: (index) => swiping?.follow(index) };
}
