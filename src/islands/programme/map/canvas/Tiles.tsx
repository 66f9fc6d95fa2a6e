import { useMemo, useRef } from "react";
import { TileLayer } from "react-leaflet";
import { markerError } from "../../../../shared/enhance/errors.ts";

interface TilesProps {
  readonly url: string;
  readonly onFail: (error: unknown) => void;
}

/** The ground of the map. When of all that it asked for first nothing came, there is no map. */
export function Tiles({ url, onFail }: TilesProps) {
  const came = useRef(false);
  const eventHandlers = useMemo(
    () => ({
      tileload() {
        came.current = true;
      },
      // Every tile asked for has come or failed.
      load() {
        if (!came.current) onFail(markerError("no tile came from data-map-tiles"));
      },
    }),
    [onFail],
  );
  return <TileLayer url={url} maxZoom={18} eventHandlers={eventHandlers} />;
}
