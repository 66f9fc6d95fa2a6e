import type { Map as LeafletMap } from "leaflet";
import { useCallback, useEffect, useRef } from "react";
import { mapView } from "../../../../shared/facts/facts.ts";
import { mapMessages } from "../messages-map.ts";

/** Distance that a press moves the map, in pixels. */
const STEP = 120;

/** Buttons to move and zoom, for visitors who cannot drag or use a wheel. */
export function MapControls({ map }: { readonly map: LeafletMap }) {
  const { ours } = mapMessages;
  const zoom = useZoom(map);
  const pan = (x: number, y: number) => () => map.panBy([x * STEP, y * STEP]);
  const controls = [
    { symbol: "+", name: ours.zoomIn, act: () => zoom(1) },
    { symbol: "−", name: ours.zoomOut, act: () => zoom(-1) },
    { symbol: "←", name: ours.west, act: pan(-1, 0) },
    { symbol: "↑", name: ours.north, act: pan(0, -1) },
    { symbol: "↓", name: ours.south, act: pan(0, 1) },
    { symbol: "→", name: ours.east, act: pan(1, 0) },
    { symbol: "", name: ours.whole, act: () => zoom(null) },
  ];
  return (
    <fieldset className="signet-programme-map-controls" aria-label={ours.controls}>
      {controls.map(({ symbol, name, act }) => (
        <button key={name} type="button" aria-label={name} title={name} onClick={act}>
          {symbol}
        </button>
      ))}
    </fieldset>
  );
}

/**
 * Zooms by levels; null shows the whole city. Leaflet ignores zoom calls during a zoom: they are added up and applied
 * afterwards.
 */
function useZoom(map: LeafletMap): (levels: number | null) => void {
  const zooming = useRef(false);
  const waiting = useRef<number | null>(0);
  const move = useCallback(
    (levels: number | null) => {
      const [from, to] = [map.getZoom(), levels === null ? mapView().zoom : map.getZoom() + levels];
      // Leaflet begins an animated zoom in the next frame: presses before that count, too.
      zooming.current = Math.min(Math.max(to, map.getMinZoom()), map.getMaxZoom()) !== from;
      if (levels === null) map.setView(mapView(), mapView().zoom);
      else if (levels !== 0) map.setZoom(to);
    },
    [map],
  );
  useEffect(() => {
    const events = {
      zoomstart: () => {
        zooming.current = true;
      },
      zoomend: () => {
        const levels = waiting.current;
        waiting.current = 0;
        move(levels);
      },
    };
    map.on(events);
    return () => {
      map.off(events);
    };
  }, [map, move]);
  return (levels) => {
    if (!zooming.current) move(levels);
    else waiting.current = levels && (waiting.current ?? 0) + levels;
  };
}
