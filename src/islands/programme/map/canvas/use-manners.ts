import { useEffect } from "react";
import { useMap } from "react-leaflet";
import { mapMessages } from "../messages-map.ts";

/**
 * The map as a part of the page: it keeps its frame when the frame grows, has a name, and holds nobody. The wheel
 * zooms only once the map is clicked or has the keyboard; one finger scrolls the page, two move and zoom the map;
 * and nothing glides for whoever wants less motion.
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

    return () => {
      resized.disconnect();
      container.removeEventListener("pointerdown", byFinger, { capture: true });
    };
  }, [map]);
}
