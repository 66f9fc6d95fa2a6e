import type { MarkerContext } from "../enhance/declaration.ts";
import { keepUntil, setUntil } from "../undo/set-until.ts";
import { loadSwiping } from "./load-swiping.ts";
import { offsets, ringIndex } from "./offsets.ts";
import { reachOnly } from "./reach-only.ts";
import type { Slides } from "./slides.ts";

/** Duration of a turn, in ms (as specified). */
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
 * Draws slides as a ring by setting `--signet-offset` on each: 0 in front, 1 next, -1 previous. Css does the rest. Only
 * the slide in front is not inert. What follows a finger is loaded when a pointer comes near.
 */
export function createRing(
  slides: Slides,
  options: RingOptions,
  context: Pick<MarkerContext<unknown>, "marker" | "signal" | "guard" | "part" | "report" | "whenBack">,
): Ring {
  const { list, items } = slides;
  const { marker, signal } = context;
  const frame = list.parentElement ?? list;
  let front = options.start;
  // Of two slides, the other one is first drawn as the next one.
  let direction = -1;
  const drawnAt = items.map(() => 0);

  const draw = (index: number, offset: number) => {
    const { style } = items[index] as HTMLElement;
    style.setProperty("--signet-offset", String(offset));
    style.setProperty("--signet-far", String(Math.abs(offset)));
    drawnAt[index] = offset;
  };
  const place = (turn: number) => {
    for (const [index, offset] of offsets(items.length, turn).entries()) {
      const last = drawnAt[index] ?? 0;
      // With two slides, the other one is next and previous: keep the side on which it was drawn last.
      const on = items.length === 2 && offset === -1 ? Math.sign(last) || -direction : offset;
      // A slide that passes behind the others must not be seen crossing the picture.
      items[index]?.toggleAttribute("data-behind", Math.min(Math.abs(last), Math.abs(on)) >= 1);
      draw(index, on);
    }
  };
  const lasts = (duration: number) =>
    list.style.setProperty("--signet-turn", `${options.mayMove() ? duration : 0}ms`);
  const show = (index: number) => {
    front = index;
    reachOnly(items, items.slice(index, index + 1));
  };
  const settle = (index: number) => {
    show(index);
    options.changed(index);
  };
  const go = (index: number) => {
    const next = ringIndex(index, items.length);
    if (next === front) return;
    direction = Math.sign(index - front);
    if (items.length === 2) {
      items[next]?.setAttribute("data-behind", "");
      draw(next, direction);
      // Forces layout, so that the slide's transition starts from this position.
      items[next]?.getBoundingClientRect();
    }
    lasts(SPEED);
    place(next);
    settle(next);
    swiping.follow(next);
  };
  const swiping = loadSwiping(
    slides,
    {
      front: () => front,
      go,
      lightness: options.lightness ?? 1,
      speed: SPEED,
      dragged: options.dragged,
      moved: place,
      lasts,
      changed: settle,
    },
    context,
  );

  // Registered after what ends Swiper, which must come before the server's attributes.
  for (const element of [frame, list, ...items]) {
    keepUntil(signal, element, "style");
    // The behaviour itself restores the class of its marker.
    if (element !== marker) keepUntil(signal, element, "class");
  }
  for (const item of items) {
    setUntil(signal, item, "inert", "");
    setUntil(signal, item, "data-behind", null);
    item.classList.add("signet-ring-slide");
  }
  list.classList.add("signet-ring");
  place(front);
  show(front);
  return { index: () => front, go };
}
