import { useCallback, useEffect, useState } from "react";
import { mayFetch, rememberFetch } from "../../../shared/dom/consent.ts";
import { type Part, usePart } from "../../../shared/ui/part.ts";
import { useRoot } from "../root-context.tsx";
import type { MapCanvas } from "./canvas/MapCanvas.tsx";
import { type MapSettings, readMapSettings } from "./settings.ts";

/** False in a build without the map view (`--without-map-view`). */
declare const __SIGNET_MAP_VIEW__: boolean;

/** The drawn map, with Leaflet. */
export const MAP_CANVAS_PART: Part<typeof import("./canvas/MapCanvas.tsx")> = {
  load: () => import("./canvas/MapCanvas.tsx"),
};

export interface CanvasState {
  readonly settings: MapSettings;
  /** - `none`: the page has no map. - `asking`: waits for consent. - `missing`: it could not be loaded. */
  readonly phase: "none" | "asking" | "loading" | "shown" | "missing";
  /** Set in phase `shown`. */
  readonly Canvas: typeof MapCanvas | null;
  readonly allow: () => void;
  /** Gives up the map for this visit; reports the error, if there is one. */
  readonly fail: (error?: unknown) => void;
}

/** Markers whose fault was reported, because the map may be opened several times. */
const reported = new WeakSet<Element>();

/** State of the drawn map. The list of places works in every phase. */
export function useMapCanvas(): CanvasState {
  const { loadPart, marker, report } = useRoot();
  const [settings] = useState(() => readMapSettings(marker));
  const [allowed, setAllowed] = useState(() => mayFetch("map", settings.ask));
  const [failed, setFailed] = useState(false);
  const { fault } = settings;
  const tiles = __SIGNET_MAP_VIEW__ ? settings.tiles : null;
  const wanted = tiles !== null && allowed && !failed;
  const module = usePart(MAP_CANVAS_PART, wanted, loadPart);

  useEffect(() => {
    if (fault === null || reported.has(marker)) return;
    reported.add(marker);
    report(fault);
  }, [fault, marker, report]);

  const allow = useCallback(() => {
    rememberFetch("map");
    setAllowed(true);
  }, []);
  const fail = useCallback(
    (error?: unknown) => {
      setFailed(true);
      if (error !== undefined) report(error);
    },
    [report],
  );
  const phase = () => {
    if (tiles === null) return "none";
    if (failed || (wanted && module === null)) return "missing";
    if (!allowed) return "asking";
    return module ? "shown" : "loading";
  };
  return { settings, phase: phase(), Canvas: (wanted && module?.MapCanvas) || null, allow, fail };
}
