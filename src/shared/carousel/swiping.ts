import Swiper from "swiper";
import type { MarkerContext } from "../enhance/declaration.ts";
import type { Slides } from "./slides.ts";

export interface SwipingOptions {
  /** Index of the slide in front. */
  readonly start: number;
  /** How far the ring turns for a dragged distance. */
  readonly lightness: number;
  /** Duration of a turn that a finger has let go of, in ms. */
  readonly speed: number;
  /** Called when a touch or mouse drag begins. */
  readonly dragged: () => void;
  /** Called with the turn of the ring at each move: between two slides, and beyond both ends. */
  readonly moved: (turn: number) => void;
  /** Called with the duration of the moves that follow, in ms. */
  readonly lasts: (duration: number) => void;
  /** Called when a drag has brought another slide to the front. */
  readonly changed: (index: number) => void;
}

/** What follows a finger or a pressed mouse. */
export interface Swiping {
  /** Takes note that the ring has turned otherwise. */
  follow(index: number): void;
  /** To be called before `style` and `class` are restored. */
  end(): void;
}

/**
 * Lets a ring be dragged. Swiper only computes: its loop mode would move the server's nodes, and with them focus and a
 * screen reader's position (decision 0022). Whoever starts it keeps `style` and `class` of frame, list and items.
 */
export function createSwiping(
  { list }: Slides,
  { start, lightness, speed, dragged, moved, lasts, changed }: SwipingOptions,
  { signal, guard }: Pick<MarkerContext<unknown>, "signal" | "guard">,
): Swiping {
  const frame = list.parentElement ?? list;
  let width = frame.clientWidth;
  // Swiper reports its own start, and what it is told, as moves.
  let silent = true;

  // Swiper waits for the list's transition, but css moves the slides and not the list.
  const arrive = () => list.dispatchEvent(new Event("transitionend"));
  list.addEventListener("transitionend", ({ target }) => target !== list && arrive(), { signal });

  const swiper = new Swiper(frame, {
    wrapperClass: "signet-ring",
    slideClass: "signet-ring-slide",
    containerModifierClass: "signet-swiper-",
    initialSlide: start,
    speed,
    rewind: true,
    resistance: false,
    // A slow drag turns the ring after a tenth of the width, not half.
    longSwipesRatio: 0.1,
    touchRatio: lightness,
    virtualTranslate: true,
    // A drag takes focus from these, as it does by default, but not from a focused button.
    focusableElements: "input, select, option, textarea, button:not(:focus), video, label",
    // Swiper does not disconnect its own observer.
    resizeObserver: false,
    on: {
      setTranslate: guard(({ size, translate }: Swiper) => {
        if (!silent && size > 0) moved(-translate / size);
      }),
      setTransition: guard((_: Swiper, duration: number) => {
        if (!silent) lasts(duration);
      }),
      sliderFirstMove: guard(dragged),
      slideChange: guard(({ activeIndex }: Swiper) => {
        if (!silent) changed(activeIndex);
      }),
    },
  });
  silent = false;
  const sizes = new ResizeObserver(
    guard(() => {
      if (frame.clientWidth !== width) swiper.emit("resize");
      width = frame.clientWidth;
    }),
  );
  sizes.observe(frame);
  return {
    follow(index) {
      silent = true;
      swiper.slideTo(index, 0);
      silent = false;
    },
    end() {
      sizes.disconnect();
      arrive();
      swiper.destroy(true, false);
    },
  };
}
