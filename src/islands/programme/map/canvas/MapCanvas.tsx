import type { Map as LeafletMap } from "leaflet";
import { type RefObject, useMemo, useState } from "react";
import { MapContainer } from "react-leaflet";
import { mapView } from "../../../../shared/facts/facts.ts";
import { usePainted } from "../../results/use-painted.ts";
import type { PlaceActions } from "../PlaceList.tsx";
import type { MapPlace } from "../places.ts";
import type { MapSettings } from "../settings.ts";
import { MapControls } from "./MapControls.tsx";
import { Pins, type PlacedPlace, useStands } from "./Pins.tsx";
import { PlacePopup } from "./PlacePopup.tsx";
import { Tiles } from "./Tiles.tsx";
import { useMapInteraction } from "./use-map-interaction.ts";

export interface MapCanvasProps extends PlaceActions {
  readonly places: readonly MapPlace[];
  readonly chosen: MapPlace | null;
  /** Id of the place whose popup takes focus when it opens. */
  readonly followed: RefObject<number | null>;
  readonly onClose: () => void;
  readonly tiles: string;
  readonly credit: MapSettings["credit"];
  /** The first tiles are in. */
  readonly onDrawn: () => void;
  readonly onFail: (error: unknown) => void;
}

const hasSpot = (place: { readonly coordinates: unknown }): place is PlacedPlace =>
  place.coordinates !== null;

/** The drawn map, the only part that needs Leaflet. The list of places says everything that it says. */
export function MapCanvas({ tiles, credit, onDrawn, onFail, ...map }: MapCanvasProps) {
  const [drawn, setDrawn] = useState<LeafletMap | null>(null);
  return (
    <>
      <MapContainer
        ref={setDrawn}
        className="signet-programme-map"
        center={mapView()}
        zoom={mapView().zoom}
        minZoom={9}
        maxZoom={18}
        zoomControl={false}
        attributionControl={false}
        scrollWheelZoom={false}
        closePopupOnClick={false}
        fadeAnimation={false}
      >
        <Tiles url={tiles} onDrawn={onDrawn} onFail={onFail} />
        <Places {...map} />
      </MapContainer>
      {drawn && <MapControls map={drawn} />}
      {credit && (
        <p className="signet-programme-map-credit">
          {credit.url === null ? credit.text : <a href={credit.url}>{credit.text}</a>}
        </p>
      )}
    </>
  );
}

function Places({ places, chosen, ...map }: Omit<MapCanvasProps, "tiles" | "credit" | "onDrawn" | "onFail">) {
  useMapInteraction();
  const placed = useMemo(() => places.filter(hasSpot), [places]);
  const stands = useStands(placed);
  // Leaflet measures its popup several times: paint the click (pin, list, heading) first.
  const painted = usePainted(chosen);
  const opened = chosen?.id === painted?.id ? chosen : null;
  const at = opened && stands[placed.findIndex(({ id }) => id === opened.id)];
  return (
    <>
      <Pins places={placed} stands={stands} chosen={chosen?.id ?? null} onChoose={map.onChoose} />
      {opened && hasSpot(opened) && at && <PlacePopup key={opened.id} place={opened} away={at} {...map} />}
    </>
  );
}
