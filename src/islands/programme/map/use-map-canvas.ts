import { useCallback, useEffect, useState } from "react";
import { mayFetch, rememberFetch } from "../../../shared/dom/consent.ts";
import { markerError } from "../../../shared/enhance/errors.ts";
import { type Part, usePart } from "../../../shared/ui/part.ts";
import { useRoot } from "../root-context.tsx";
import type { MapCanvas } from "./canvas/MapCanvas.tsx";
import { type MapSettings, readMapSettings } from "./settings.ts";

/** The drawn map, with Leaflet; the list of places does without it. */
export const MAP_CANVAS_PART: Part<typeof import("./canvas/MapCanvas.tsx")> = {
  load: () => import("./canvas/MapCanvas.tsx"),
};

export interface CanvasState {
  readonly settings: MapSettings;
  /** - `none`: the page has no map; `asking`: a button fetches it; `missing`: it did not come. */
  readonly phase: "none" | "asking" | "loading" | "shown" | "missing";
  /** In phase `shown`. */
  readonly Canvas: typeof MapCanvas | null;
  readonly allow: () => void;
  /** The map is given up for this visit, after a report of why unless there was one. */
  readonly fail: (error?: unknown) => void;
}

/** Markers whose fault was reported: the map may be opened again and again. */
const told = new WeakSet<Element>();

/** Where the drawn map stands: the list of places does without it in every phase. */
export function useMapCanvas(): CanvasState {
  const { loadPart, marker, report } = useRoot();
  const [settings] = useState(() => readMapSettings(marker));
  const [allowed, setAllowed] = useState(() => mayFetch("map", settings.ask));
  const [failed, setFailed] = useState(false);
  const { tiles, fault } = settings;
  const wanted = tiles !== null && allowed && !failed;
  const module = usePart(MAP_CANVAS_PART, wanted, loadPart);

  useEffect(() => {
    if (fault === null || told.has(marker)) return;
    told.add(marker);
    report(markerError(fault));
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
