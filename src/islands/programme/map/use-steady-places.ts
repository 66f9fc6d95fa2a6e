import { useState } from "react";
import { useProgramme } from "../root-context.tsx";
import type { MapPlace } from "./places.ts";

/** The known places in their order, updated, then the new ones. */
function behind(known: readonly MapPlace[], places: readonly MapPlace[]): readonly MapPlace[] {
  const now = new Map(places.map((place) => [place.id, place]));
  const ids = new Set(known.map(({ id }) => id));
  return [...known.flatMap(({ id }) => now.get(id) ?? []), ...places.filter(({ id }) => !ids.has(id))];
}

/**
 * The places by name. Places of pages that load automatically are appended, so that no button moves under the
 * pointer.
 */
export function useSteadyPlaces(places: readonly MapPlace[]): readonly MapPlace[] {
  const following = useProgramme((state) => state.following);
  const [last, setLast] = useState({ places, following, shown: places });
  if (last.places === places) return last.shown;
  const shown = last.following ? behind(last.shown, places) : places;
  setLast({ places, following, shown });
  return shown;
}
