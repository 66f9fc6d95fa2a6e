import type { Slides } from "../../shared/carousel/slides.ts";
import type { MarkerContext } from "../../shared/enhance/declaration.ts";
import { IN_PLACE, moveFocus } from "../../shared/focus/move-focus.ts";
import { isPlainClick } from "../../shared/focus/plain-click.ts";
import { setUntil } from "../../shared/undo/set-until.ts";

/**
 * Makes the server's links to single slides (`<a href="#affiche-2">`) turn the carousel, and marks the link of the
 * slide in front. A link elsewhere in the page, or Back, does the same through the address.
 */
export function followLinks(
  { list, items }: Slides,
  show: (index: number) => void,
  { marker, signal, guard }: Pick<MarkerContext<unknown>, "marker" | "signal" | "guard">,
): { mark(index: number): void } {
  const numberOf = (hash: string) => items.findIndex(({ id }) => id !== "" && hash === `#${id}`);
  const links = [...marker.querySelectorAll<HTMLAnchorElement>("a[href^='#']")]
    .filter((link) => !list.contains(link))
    .map((link) => ({ link, index: numberOf(link.getAttribute("href") ?? "") }))
    .filter(({ index }) => index >= 0);
  for (const { link, index } of links) {
    setUntil(signal, link, "aria-current", null);
    link.addEventListener(
      "click",
      guard((event: MouseEvent) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        show(index);
      }),
      { signal },
    );
  }
  addEventListener(
    "hashchange",
    guard(() => {
      const slide = items.find((item) => item.matches(":target"));
      if (!slide) return;
      show(items.indexOf(slide));
      // The browser has dropped focus: move it to the slide.
      if (document.activeElement === document.body) moveFocus(slide, IN_PLACE);
    }),
    { signal },
  );
  return {
    mark(front) {
      for (const { link, index } of links) {
        if (index === front) link.setAttribute("aria-current", "true");
        else link.removeAttribute("aria-current");
      }
    },
  };
}
