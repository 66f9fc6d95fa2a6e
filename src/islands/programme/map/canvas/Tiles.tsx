import { useMemo, useRef } from "react";
import { TileLayer } from "react-leaflet";
import { markerError } from "../../../../shared/enhance/errors.ts";

interface TilesProps {
  readonly url: string;
  /** Called when every tile of the frame has loaded, and again after each move. */
  readonly onDrawn: () => void;
  readonly onFail: (error: unknown) => void;
}

/** The map's tiles. When none of the first tiles can be loaded, the map fails. */
export function Tiles({ url, onDrawn, onFail }: TilesProps) {
  const came = useRef(false);
  const eventHandlers = useMemo(
    () => ({
      tileload() {
        came.current = true;
      },
      // Fires when every requested tile has loaded or failed.
      load() {
        if (came.current) onDrawn();
        else onFail(markerError("no-tile"));
      },
    }),
    [onDrawn, onFail],
  );
  return <TileLayer url={url} maxZoom={18} eventHandlers={eventHandlers} />;
}
