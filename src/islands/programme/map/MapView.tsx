import { useDeferredValue, useEffect, useMemo, useRef } from "react";
import { moveFocus } from "../../../shared/focus/move-focus.ts";
import { ListView } from "../results/ListView.tsx";
import { usePainted } from "../results/use-painted.ts";
import type { ViewProps } from "../results/view.ts";
import { useProgramme, useRoot } from "../root-context.tsx";
import { mapMessages } from "./messages-map.ts";
import { placesOf, visibleActivities } from "./places.ts";

export { MapPanel } from "./MapPanel.tsx";

/** The cards below the map: all loaded ones, or those of the chosen place. */
export function MapView({ activities, card }: ViewProps) {
  const { actions, announce, ids } = useRoot();
  const location = useProgramme((state) => state.filters.location);
  const isMap = useProgramme((state) => state.mode === "carte");
  const busy = useProgramme((state) => state.busy);
  const following = useProgramme((state) => state.following);
  const named = useProgramme(
    ({ categories }) => categories?.locations.find(({ value }) => value === location)?.label,
  );
  // The click is painted before the cards, of which a thousand may change.
  const shown = useDeferredValue(usePainted(location));
  const visible = useMemo(() => visibleActivities(activities, shown), [activities, shown]);
  const place = placesOf(activities).find(({ id }) => id === location);
  const title = place?.title ?? named;
  const { ours, here, none } = mapMessages;

  const before = useRef(location);
  // A place is also removed with the map and with any filter, and the visitor is told.
  const isBack = location === null && isMap && !busy;
  useEffect(() => {
    if (before.current !== null && isBack) announce(mapMessages.ours.allBack);
    before.current = location;
  }, [location, isBack, announce]);

  return (
    <>
      <div className="signet-programme-here" data-chosen={location === null ? undefined : true}>
        <div role="status">
          {location !== null && (
            <>
              {title !== undefined && <p className="signet-programme-here-place">{here(title)}</p>}
              {place && <p>{ours.counted(place.count)}</p>}
              {!place && <p>{busy || following ? ours.searching : none}</p>}
            </>
          )}
        </div>
        {location !== null && (
          <button
            type="button"
            className="signet-link"
            onClick={() => {
              moveFocus(ids.resultsHeading);
              actions.setFilters({ location: null });
            }}
          >
            {ours.all}
          </button>
        )}
      </div>
      {/* A box of its own: a change of the heading does not lay out the cards again */}
      <div>
        <ListView activities={visible} card={card} />
      </div>
    </>
  );
}
