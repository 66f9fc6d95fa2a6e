import type { Map as LeafletMap } from "leaflet";
import { mapMessages } from "../messages-map.ts";
import { CITY, ZOOM } from "./city.ts";

/** Pixels that a press moves the map. */
const STEP = 120;

/** All that fingers and wheel do, by single presses: whoever cannot drag can still look around. */
export function MapControls({ map }: { readonly map: LeafletMap }) {
  const { ours } = mapMessages;
  const pan = (x: number, y: number) => () => map.panBy([x * STEP, y * STEP]);
  const controls = [
    { sign: "+", name: ours.zoomIn, act: () => map.zoomIn() },
    { sign: "−", name: ours.zoomOut, act: () => map.zoomOut() },
    { sign: "←", name: ours.west, act: pan(-1, 0) },
    { sign: "↑", name: ours.north, act: pan(0, -1) },
    { sign: "↓", name: ours.south, act: pan(0, 1) },
    { sign: "→", name: ours.east, act: pan(1, 0) },
    { sign: "", name: ours.whole, act: () => map.setView(CITY, ZOOM) },
  ];
  return (
    <fieldset className="signet-map-controls" aria-label={ours.controls}>
      {controls.map(({ sign, name, act }) => (
        <button key={name} type="button" aria-label={name} title={name} onClick={act}>
          {sign}
        </button>
      ))}
    </fieldset>
  );
}
