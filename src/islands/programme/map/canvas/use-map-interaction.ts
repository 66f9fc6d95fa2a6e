import { useEffect } from "react";
import { useMap } from "react-leaflet";
import { mapMessages } from "../messages-map.ts";

/** Pixels that the ring around a focused pin takes. */
const RING = 8;

/** How far the way from `start` to `end` reaches out of the frame: less than nothing before it, more behind it. */
const outside = (start: number, end: number, from: number, to: number) =>
  Math.min(0, start - RING - from) || Math.max(0, end + RING - to);

/**
 * The map as a part of the page: it keeps its frame when the frame grows, has a name, and holds nobody. The wheel
 * zooms only once the map is clicked or has the keyboard; one finger scrolls the page, two move and zoom the map;
 * a pin that the keyboard comes to is in sight; and nothing glides for whoever wants less motion.
 */
export function useManners(): void {
  const map = useMap();
  useEffect(() => {
    const container = map.getContainer();
    container.setAttribute("role", "group");
    container.setAttribute("aria-label", mapMessages.ours.mapName);

    const resized = new ResizeObserver(() => map.invalidateSize({ pan: false }));
    resized.observe(container);

    map.on("focus", () => map.scrollWheelZoom.enable());
    map.on("blur", () => map.scrollWheelZoom.disable());

    // Before Leaflet sees the press: a laptop may have both a mouse and a touch screen.
    const byFinger = ({ pointerType }: PointerEvent) =>
      pointerType === "touch" ? map.dragging.disable() : map.dragging.enable();
    container.addEventListener("pointerdown", byFinger, { capture: true });

    const calm = matchMedia("(prefers-reduced-motion: reduce)");
    const { panBy } = map;
    map.panBy = (offset, options) => panBy.call(map, offset, calm.matches ? { animate: false } : options);

    // Leaflet would do so for pressed pins, too, which move from under the pointer; and pins may stand beside their place.
    const bringIn = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || !target.matches(".signet-pin:focus-visible")) return;
      // The browser may have scrolled the frame for it, which Leaflet takes back.
      container.scrollTo(0, 0);
      const [pin, frame] = [target.getBoundingClientRect(), container.getBoundingClientRect()];
      const x = outside(pin.left, pin.right, frame.left, frame.right);
      const y = outside(pin.top, pin.bottom, frame.top, frame.bottom);
      if (x !== 0 || y !== 0) map.panBy([x, y]);
    };
    container.addEventListener("focusin", bringIn);

    return () => {
      container.removeEventListener("focusin", bringIn);
      resized.disconnect();
      container.removeEventListener("pointerdown", byFinger, { capture: true });
    };
  }, [map]);
}
