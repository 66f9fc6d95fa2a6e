import type { LeafletMouseEvent } from "leaflet";
import { memo, useMemo, useState } from "react";
import { Marker, useMap, useMapEvents } from "react-leaflet";
import { mapMessages } from "../messages-map.ts";
import type { PlaceActions } from "../PlaceList.tsx";
import type { MapPlace } from "../places.ts";
import { PIN, PlaceIcon } from "./place-icon.ts";
import { type Point, spread } from "./spread.ts";

/** A place with coordinates. */
export type PlacedPlace = MapPlace & { readonly coordinates: NonNullable<MapPlace["coordinates"]> };

/** Smallest distance between two pins, in pixels. */
const APART = PIN.height;

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

interface PinProps extends Pick<PlaceActions, "onChoose"> {
  readonly place: PlacedPlace;
  readonly chosen: boolean;
  readonly x: number;
  readonly y: number;
}

/** The pin of a place. */
export const Pin = memo(function Pin({ place, chosen, x, y, onChoose }: PinProps) {
  const { id, title, count, coordinates } = place;
  const icon = useMemo(
    () =>
      new PlaceIcon({
        place: id,
        name: mapMessages.ours.place(title, count),
        count,
        chosen,
        away: { x, y },
      }),
    [id, title, count, chosen, x, y],
  );
  const eventHandlers = useMemo(
    () => ({
      click({ originalEvent: { target } }: LeafletMouseEvent) {
        if (target instanceof HTMLElement) onChoose(place, target);
      },
    }),
    [place, onChoose],
  );
  return (
    <Marker
      position={coordinates}
      icon={icon}
      // The icon is a button; Leaflet would add a second tab stop.
      keyboard={false}
      autoPanOnFocus={false}
      zIndexOffset={chosen ? 1000 : 0}
      riseOnHover
      eventHandlers={eventHandlers}
    />
  );
});
