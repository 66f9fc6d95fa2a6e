import Swiper from "swiper";
import { setUntil } from "../dom/set-until.ts";
import type { MarkerContext } from "../enhance/declaration.ts";
import { offsets, ringIndex } from "./offsets.ts";
import { reachOnly } from "./reach-only.ts";
import type { Slides } from "./slides.ts";

/** Duration of a turn, in ms (specification, section 9). */
const SPEED = 600;

/** Slides of which one is in front. */
export interface Ring {
  /** Index of the slide in front. */
  index(): number;
  /** Turns to a slide; the index may go past both ends. */
  go(index: number): void;
}

export interface RingOptions {
  /** Index of the slide that is in front at the start. */
  readonly start: number;
  /** Whether slides may be animated; otherwise they change at once. */
  readonly mayMove: () => boolean;
  /** Called when another slide is in front. */
  readonly changed: (index: number) => void;
  /** How far the ring turns for a dragged distance: 1 by default, more where slides are drawn closer together. */
  readonly lightness?: number;
  /** Called when a touch or mouse drag begins. */
  readonly dragged: () => void;
}

/**
 * Draws slides as a ring by setting `--signet-offset` on each: 0 in front, 1 next, -1 previous. Css does the rest.
 * Swiper handles drags and counts; its loop mode would move the server's nodes, and with them focus and a screen
 * reader's position (decision 0022). Only the slide in front is not inert.
 */
export function createRing(
  { list, items }: Slides,
  options: RingOptions,
  { marker, signal, guard }: Pick<MarkerContext<unknown>, "marker" | "signal" | "guard">,
): Ring {
  const frame = list.parentElement ?? list;
  let swiper: Swiper | undefined;
  let front = options.start;
  // Of two slides, the other one is first drawn as the next one.
  let direction = -1;
  let width = frame.clientWidth;
  const drawnAt = items.map(() => 0);

  // Swiper waits for the list's transition, but css moves the slides and not the list.
  const arrive = () => list.dispatchEvent(new Event("transitionend"));
  list.addEventListener("transitionend", ({ target }) => target !== list && arrive(), { signal });
  const sizes = new ResizeObserver(
    guard(() => {
      if (swiper && frame.clientWidth !== width) swiper.emit("resize");
      width = frame.clientWidth;
    }),
  );
  // Destroy Swiper before `setUntil` restores the server's attributes.
  signal.addEventListener("abort", () => {
    sizes.disconnect();
    arrive();
    swiper?.destroy(true, false);
  });
  for (const element of [frame, list, ...items]) {
    setUntil(signal, element, "style", element.getAttribute("style"));
    // The behaviour itself restores the class of its marker.
    if (element !== marker) setUntil(signal, element, "class", element.getAttribute("class"));
  }
  for (const item of items) {
    setUntil(signal, item, "inert", "");
    setUntil(signal, item, "data-behind", null);
    item.classList.add("signet-ring-slide");
  }
  list.classList.add("signet-ring");

  const draw = (index: number, offset: number) => {
    const { style } = items[index] as HTMLElement;
    style.setProperty("--signet-offset", String(offset));
    style.setProperty("--signet-far", String(Math.abs(offset)));
    drawnAt[index] = offset;
  };
  const place = (at: Swiper) => {
    const turn = at.size > 0 ? -at.translate / at.size : at.activeIndex;
    for (const [index, offset] of offsets(items.length, turn).entries()) {
      const last = drawnAt[index] ?? 0;
      // With two slides, the other one is next and previous: keep the side on which it was drawn last.
      const on = items.length === 2 && offset === -1 ? Math.sign(last) || -direction : offset;
      // A slide that passes behind the others must not be seen crossing the picture.
      items[index]?.toggleAttribute("data-behind", Math.min(Math.abs(last), Math.abs(on)) >= 1);
      draw(index, on);
    }
  };
  const show = (index: number) => {
    front = index;
    reachOnly(items, items.slice(index, index + 1));
  };

  swiper = new Swiper(frame, {
    wrapperClass: "signet-ring",
    slideClass: "signet-ring-slide",
    containerModifierClass: "signet-swiper-",
    initialSlide: options.start,
    speed: SPEED,
    rewind: true,
    resistance: false,
    // A slow drag turns the ring after a tenth of the width, not half.
    longSwipesRatio: 0.1,
    touchRatio: options.lightness ?? 1,
    virtualTranslate: true,
    // A drag takes focus from these, as it does by default, but not from a focused button.
    focusableElements: "input, select, option, textarea, button:not(:focus), video, label",
    // Swiper does not disconnect its own observer.
    resizeObserver: false,
    on: {
      setTranslate: guard(place),
      setTransition: guard((_: Swiper, duration: number) => {
        list.style.setProperty("--signet-turn", `${options.mayMove() ? duration : 0}ms`);
      }),
      sliderFirstMove: guard(options.dragged),
      slideChange: guard(({ activeIndex }: Swiper) => {
        // Ignore the event for the first slide.
        if (!swiper) return;
        show(activeIndex);
        options.changed(activeIndex);
      }),
    },
  });
  place(swiper);
  show(options.start);
  sizes.observe(frame);

  return {
    index: () => front,
    go(index) {
      const next = ringIndex(index, items.length);
      if (next === front || !swiper) return;
      direction = Math.sign(index - front);
      if (items.length === 2) {
        items[next]?.setAttribute("data-behind", "");
        draw(next, direction);
        // Forces layout, so that the slide's transition starts from this position.
        items[next]?.getBoundingClientRect();
      }
      swiper.slideTo(next, options.mayMove() ? SPEED : 0);
    },
  };
}
