import { IN_PLACE, moveFocus } from "../focus/move-focus.ts";

/**
 * Makes every slide but those in front inert. When focus is in a slide that becomes inert (a drag, a changed
 * address), it moves to the first slide in front.
 */
export function reachOnly(slides: readonly HTMLElement[], front: readonly HTMLElement[]): void {
  const { activeElement } = document;
  for (const slide of slides) slide.toggleAttribute("inert", !front.includes(slide));
  const left = slides.some((slide) => slide.inert && slide.contains(activeElement));
  if (left) moveFocus(front[0], IN_PLACE);
}
