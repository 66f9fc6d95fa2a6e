import { useEffect, useMemo, useRef, useState } from "react";
import { useMap, useMapEvents } from "react-leaflet";
import { mapMessages } from "../messages-map.ts";
import type { PlaceActions } from "../PlaceList.tsx";
import type { MapPlace } from "../places.ts";
import { PIN, PinLayer } from "./pin-layer.ts";
import { type Point, spread } from "./spread.ts";

/** A place with coordinates. */
export type PlacedPlace = MapPlace & { readonly coordinates: NonNullable<MapPlace["coordinates"]> };

/** Smallest distance between two pins, in pixels. */
const APART = PIN.height;
const HERE: Point = { x: 0, y: 0 };

/** Offset from each place to its pin, at the map's current zoom. */
export function useStands(places: readonly PlacedPlace[]): readonly Point[] {
  const map = useMap();
  const [zoom, setZoom] = useState(() => map.getZoom());
  useMapEvents({ zoomend: () => setZoom(map.getZoom()) });
  return useMemo(() => {
    const spots = places.map(({ coordinates }) => map.project(coordinates, zoom).round());
    return spread(spots, APART).map(({ x, y }, index) => ({
      x: x - (spots[index]?.x ?? 0),
      y: y - (spots[index]?.y ?? 0),
    }));
  }, [places, map, zoom]);
}

interface PinsProps extends Pick<PlaceActions, "onChoose"> {
  readonly places: readonly PlacedPlace[];
  /** Offset from each place to its pin. */
  readonly stands: readonly Point[];
  readonly chosen: number | null;
}

/** The pins of all places, in their order. */
export function Pins({ places, stands, chosen, onChoose }: PinsProps): null {
  const map = useMap();
  const choose = useRef<(id: number, pin: HTMLElement) => void>(() => {});
  const [layer] = useState(() => new PinLayer((id, pin) => choose.current(id, pin)));
  useEffect(() => {
    choose.current = (id, pin) => {
      const place = places.find((one) => one.id === id);
      if (place) onChoose(place, pin);
    };
  }, [places, onChoose]);
  const pins = useMemo(
    () =>
      places.map(({ id, title, count, coordinates }, index) => ({
        id,
        name: mapMessages.ours.place(title, count),
        count,
        chosen: id === chosen,
        coordinates,
        away: stands[index] ?? HERE,
      })),
    [places, stands, chosen],
  );
  useEffect(() => layer.show(pins), [layer, pins]);
  useEffect(() => {
    map.addLayer(layer);
    return () => void map.removeLayer(layer);
  }, [map, layer]);
  return null;
}
