import { useEffect } from "react";
import { useMap } from "react-leaflet";
import { IN_PLACE, moveFocus } from "../../../../shared/focus/move-focus.ts";
import { mapMessages } from "../messages-map.ts";

/** Width of the focus ring around a pin, in pixels. */
const RING = 8;

/** How far `start` to `end` reaches out of the frame, in pixels: negative before it, positive behind it. */
const outside = (start: number, end: number, from: number, to: number) =>
  Math.min(0, start - RING - from) || Math.max(0, end + RING - to);

/**
 * Makes Leaflet's map a part of the page. It follows its frame's size and has a name. The wheel zooms only while the
 * map has focus; one finger scrolls the page, two move and zoom the map; a focused pin is scrolled into view; nothing
 * is animated with reduced motion. Cleans up when the hook ends.
 */
export function useMapInteraction(): void {
  const map = useMap();
  useEffect(() => {
    const end = new AbortController();
    const { signal } = end;
    const container = map.getContainer();
    container.setAttribute("role", "group");
    container.setAttribute("aria-label", mapMessages.ours.mapName);

    const resized = new ResizeObserver(() => map.invalidateSize({ pan: false }));
    resized.observe(container);

    const wheelOn = () => void map.scrollWheelZoom.enable();
    const wheelOff = () => void map.scrollWheelZoom.disable();
    map.on("focus", wheelOn).on("blur", wheelOff);

    // Before Leaflet handles the press: a laptop may have a mouse and a touch screen.
    const byFinger = ({ pointerType }: PointerEvent) =>
      pointerType === "touch" ? map.dragging.disable() : map.dragging.enable();
    container.addEventListener("pointerdown", byFinger, { capture: true, signal });

    // Leaflet's own focus on a press scrolls the page: in WebKit the pin leaves the pointer before the click.
    const focus = () => moveFocus(container, IN_PLACE);
    container.addEventListener("mousedown", focus, { capture: true, signal });

    const calm = matchMedia("(prefers-reduced-motion: reduce)");
    // Leaflet animates a zoom over at most so many levels (4 by default): with -1 none.
    const setMotion = () =>
      Object.assign(map.options, {
        inertia: !calm.matches,
        zoomAnimation: !calm.matches,
        zoomAnimationThreshold: calm.matches ? -1 : 4,
      });
    setMotion();
    calm.addEventListener("change", setMotion, { signal });
    const { panBy } = map;
    map.panBy = (offset, options) => panBy.call(map, offset, calm.matches ? { animate: false } : options);

    // Leaflet's own panning also reacts to clicks, which would move the pin from under the pointer, and to places
    // instead of pins.
    const bringIn = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || !target.matches(".signet-programme-pin:focus-visible")) return;
      // The browser may have scrolled the frame to the pin, which Leaflet reverts.
      container.scrollTo(0, 0);
      const [pin, frame] = [target.getBoundingClientRect(), container.getBoundingClientRect()];
      const x = outside(pin.left, pin.right, frame.left, frame.right);
      const y = outside(pin.top, pin.bottom, frame.top, frame.bottom);
      if (x !== 0 || y !== 0) map.panBy([x, y]);
    };
    container.addEventListener("focusin", bringIn, { signal });

    return () => {
      end.abort();
      resized.disconnect();
      map.off("focus", wheelOn).off("blur", wheelOff);
      map.panBy = panBy;
    };
  }, [map]);
}
