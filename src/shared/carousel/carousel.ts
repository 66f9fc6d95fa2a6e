import { createAnnouncer } from "../announce/announcer.ts";
import { pageMotion } from "../dom/motion.ts";
import type { MarkerContext } from "../enhance/declaration.ts";
import { setUntil } from "../undo/set-until.ts";
import { iconButton } from "./controls.ts";
import { createRing } from "./ring.ts";
import type { Slides } from "./slides.ts";

interface CarouselWords {
  readonly carousel: string;
  readonly previous: string;
  readonly next: string;
  readonly moved: (number: string, of: string, title: string) => string;
}

export interface CarouselOptions {
  readonly words: CarouselWords;
  /** As `RingOptions.lightness`. */
  readonly lightness?: number;
  /** Called when another slide is in front, for whatever reason. */
  readonly changed: (index: number) => void;
  /** Called when a visitor moves the carousel: by a button, a link or a drag. */
  readonly onTaken: () => void;
}

/** A carousel of slides with buttons and announcements. */
export interface Carousel {
  /** Both buttons work, but are not in the document yet. */
  readonly previous: HTMLButtonElement;
  readonly next: HTMLButtonElement;
  index(): number;
  /** Turns automatically, without an announcement. */
  turn(): void;
  /** Turns to a slide because the visitor asked for it, and announces it. */
  show(index: number): void;
}

/** Creates a ring with its two buttons and its accessible name; announces the moves that a visitor makes. */
export function createCarousel(
  slides: Slides,
  { words, lightness = 1, changed, onTaken }: CarouselOptions,
  context: Pick<MarkerContext<unknown>, "marker" | "signal" | "guard" | "part" | "report" | "whenBack">,
): Carousel {
  const { marker, signal, guard } = context;
  const { items } = slides;
  const announce = createAnnouncer(signal);
  let byVisitor = false;
  const take = () => {
    byVisitor = true;
    onTaken();
  };
  const tell = (index: number) => {
    changed(index);
    if (!byVisitor) return;
    byVisitor = false;
    announce(words.moved(String(index + 1), String(items.length), titleOf(items[index])));
  };
  const ring = createRing(
    slides,
    {
      start: firstInFront(slides),
      lightness,
      mayMove: () => pageMotion().allowed(),
      changed: tell,
      dragged: take,
    },
    context,
  );
  const show = (index: number) => {
    take();
    ring.go(index);
  };
  if (!marker.hasAttribute("role") && marker.localName !== "section")
    setUntil(signal, marker, "role", "region");
  setUntil(signal, marker, "aria-roledescription", words.carousel);
  if (!marker.hasAttribute("aria-labelledby") && !marker.hasAttribute("aria-label"))
    setUntil(signal, marker, "aria-label", headingOutside(marker, slides) ?? words.carousel);

  const step = (icon: string, text: string, by: number) => {
    const button = iconButton(icon, text);
    button.addEventListener(
      "click",
      guard(() => show(ring.index() + by)),
      { signal },
    );
    return button;
  };
  return {
    previous: step("previous", words.previous, -1),
    next: step("next", words.next, 1),
    index: ring.index,
    turn() {
      // Still set when the visitor has asked for the slide that was already in front.
      byVisitor = false;
      ring.go(ring.index() + 1);
    },
    show,
  };
}

const titleOf = (item: Element | undefined): string =>
  (item?.querySelector("h1, h2, h3, h4, h5, h6, a") ?? item)?.textContent?.trim().replace(/\s+/g, " ") ?? "";

const headingOutside = (marker: HTMLElement, { list }: Slides): string | null =>
  [...marker.querySelectorAll("h1, h2, h3, h4, h5, h6")]
    .find((heading) => !list.contains(heading))
    ?.textContent?.trim() || null;

/** The slide that contains focus, or that the address names, or to which the row was scrolled. */
function firstInFront({ list, items }: Slides): number {
  const { activeElement } = document;
  const known = [
    items.findIndex((item) => item.contains(activeElement)),
    items.findIndex((item) => item.matches(":target")),
  ].find((index) => index >= 0);
  const step = (items[1]?.offsetLeft ?? 0) - (items[0]?.offsetLeft ?? 0);
  const scrolled = step > 0 ? Math.round(list.scrollLeft / step) : 0;
  return known ?? Math.min(scrolled, items.length - 1);
}
