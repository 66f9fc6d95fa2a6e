import { useState } from "react";
import { useProgramme } from "../root-context.tsx";
import type { MapPlace } from "./places.ts";

/** The places in their last order, each as it is now, and the new ones behind them. */
function behind(known: readonly MapPlace[], places: readonly MapPlace[]): readonly MapPlace[] {
  const now = new Map(places.map((place) => [place.id, place]));
  const ids = new Set(known.map(({ id }) => id));
  return [...known.flatMap(({ id }) => now.get(id) ?? []), ...places.filter(({ id }) => !ids.has(id))];
}

/**
 * The places by name. Those that pages bring which follow by themselves come behind those that are there: nobody's
 * target moves under the pointer while the map fills.
 */
export function useSteadyPlaces(places: readonly MapPlace[]): readonly MapPlace[] {
  const following = useProgramme((state) => state.following);
  const [last, setLast] = useState({ places, following, shown: places });
  if (last.places === places) return last.shown;
  const shown = last.following ? behind(last.shown, places) : places;
  setLast({ places, following, shown });
  return shown;
}
