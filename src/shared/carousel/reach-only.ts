import { IN_PLACE, moveFocus } from "../focus/move-focus.ts";

/**
 * Lets nothing but the slides in front be reached. The keyboard that stood in one that leaves, by a finger or by another
 * address, goes to the first that came: what it leads to next is in there.
 */
export function reachOnly(slides: readonly HTMLElement[], front: readonly HTMLElement[]): void {
  const { activeElement } = document;
  for (const slide of slides) slide.toggleAttribute("inert", !front.includes(slide));
  const left = slides.some((slide) => slide.inert && slide.contains(activeElement));
  if (left) moveFocus(front[0], IN_PLACE);
}
