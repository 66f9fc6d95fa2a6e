import Swiper from "swiper";
import { setUntil } from "../dom/set-until.ts";
import type { MountContext } from "../enhance/declaration.ts";
import { offsets, ringIndex } from "./offsets.ts";
import { reachOnly } from "./reach-only.ts";
import type { Slides } from "./slides.ts";

/** Milliseconds that a turn takes (specification, section 9). */
const SPEED = 600;

/** Slides one behind the other, of which one is in front. */
export interface Ring {
  /** Number of the slide in front. */
  index(): number;
  /** Turns to a slide, counted on beyond both ends. */
  go(index: number): void;
}

export interface RingOptions {
  /** The slide that is in front first. */
  readonly start: number;
  /** Whether slides may travel; else they change at once. */
  readonly mayMove: () => boolean;
  /** Another slide is in front. */
  readonly changed: (index: number) => void;
  /** How many times farther the ring turns than the finger goes: 1, unless what is drawn stands closer together. */
  readonly lightness?: number;
  /** A finger, or the mouse, begins to drag. */
  readonly dragged: () => void;
}

/**
 * Slides as a ring, each standing where its `--signet-offset` says: 0 in front, 1 next, -1 before. Css draws what that
 * looks like. Swiper reads the fingers and keeps the count; its own loop would move the server's nodes about, among which
 * a reader's place and the keyboard are (decision 0022). Only the slide in front is not inert.
 */
export function createRing(
  { list, items }: Slides,
  options: RingOptions,
  { marker, signal, guard }: Pick<MountContext<unknown>, "marker" | "signal" | "guard">,
): Ring {
  const frame = list.parentElement ?? list;
  let swiper: Swiper | undefined;
  let front = options.start;
  // Of two, the other one stands at first where the next one does.
  let direction = -1;
  let width = frame.clientWidth;
  const stood = items.map(() => 0);

  // Css moves the slides, not the list, for whose end Swiper waits.
  const arrive = () => list.dispatchEvent(new Event("transitionend"));
  list.addEventListener("transitionend", ({ target }) => target !== list && arrive(), { signal });
  const sizes = new ResizeObserver(
    guard(() => {
      if (swiper && frame.clientWidth !== width) swiper.emit("resize");
      width = frame.clientWidth;
    }),
  );
  // Swiper lets go of everything first, then comes back what the server had written.
  signal.addEventListener("abort", () => {
    sizes.disconnect();
    arrive();
    swiper?.destroy(true, false);
  });
  for (const element of [frame, list, ...items]) {
    setUntil(signal, element, "style", element.getAttribute("style"));
    // The marker's own class is its behaviour's to give back.
    if (element !== marker) setUntil(signal, element, "class", element.getAttribute("class"));
  }
  for (const item of items) {
    setUntil(signal, item, "inert", "");
    setUntil(signal, item, "data-behind", null);
    item.classList.add("signet-ring-slide");
  }
  list.classList.add("signet-ring");

  const stand = (index: number, offset: number) => {
    const { style } = items[index] as HTMLElement;
    style.setProperty("--signet-offset", String(offset));
    style.setProperty("--signet-far", String(Math.abs(offset)));
    stood[index] = offset;
  };
  const place = (at: Swiper) => {
    const turn = at.size > 0 ? -at.translate / at.size : at.activeIndex;
    for (const [index, offset] of offsets(items.length, turn).entries()) {
      const last = stood[index] ?? 0;
      // The other one of two stands on both sides: it stays where it was last seen.
      const on = items.length === 2 && offset === -1 ? Math.sign(last) || -direction : offset;
      // What goes round behind does not pass through the picture.
      items[index]?.toggleAttribute("data-behind", Math.min(Math.abs(last), Math.abs(on)) >= 1);
      stand(index, on);
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
    // A slow finger need not go half the way either.
    longSwipesRatio: 0.1,
    touchRatio: options.lightness ?? 1,
    virtualTranslate: true,
    // What a finger takes the keyboard away from: as it comes, but not from a button, on which it may stay.
    focusableElements: "input, select, option, textarea, button:not(:focus), video, label",
    // Its own is never disconnected.
    resizeObserver: false,
    on: {
      setTranslate: guard(place),
      setTransition: guard((_: Swiper, duration: number) => {
        list.style.setProperty("--signet-turn", `${options.mayMove() ? duration : 0}ms`);
      }),
      sliderFirstMove: guard(options.dragged),
      slideChange: guard(({ activeIndex }: Swiper) => {
        // Not of the slide with which it begins.
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
        stand(next, direction);
        // Seen standing there before it sets out.
        items[next]?.getBoundingClientRect();
      }
      swiper.slideTo(next, options.mayMove() ? SPEED : 0);
    },
  };
}
