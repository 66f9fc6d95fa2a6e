import { type KeyboardEvent, type MouseEvent, useCallback, useId, useRef } from "react";
import { IN_PLACE, moveFocus } from "../../../shared/focus/move-focus.ts";
import type { ViewProps } from "../results/view.ts";
import { useProgramme, useRoot } from "../root-context.tsx";
import { MapFrame } from "./MapFrame.tsx";
import { mapMessages } from "./messages-map.ts";
import { PlaceList } from "./PlaceList.tsx";
import { type MapPlace, placesOf } from "./places.ts";
import { useMapCanvas } from "./use-map-canvas.ts";

/** The panel above the results: introduction, map, and the list of places, which does everything the map does. */
export function MapPanel({ activities }: ViewProps) {
  const { actions, ids } = useRoot();
  const location = useProgramme((state) => state.filters.location);
  const canvas = useMapCanvas();
  const places = placesOf(activities);
  const chosen = places.find(({ id }) => id === location) ?? null;
  const panel = useRef<HTMLElement>(null);
  const [titleId, listId] = [useId(), useId()];
  /** The element that opened the popup, to return focus to it, and the place whose popup takes focus. */
  const opener = useRef<HTMLElement | null>(null);
  const followed = useRef<number | null>(null);

  const close = useCallback(() => {
    const last = opener.current?.isConnected
      ? opener.current
      : panel.current?.querySelector<HTMLElement>('[aria-pressed="true"]');
    // Before the popup, and focus in it, are removed.
    moveFocus(last);
    opener.current = null;
    actions.setFilters({ location: null });
  }, [actions]);

  const choose = useCallback(
    ({ id, coordinates }: MapPlace, by: HTMLElement) => {
      opener.current = by;
      if (by.getAttribute("aria-pressed") === "true") return close();
      followed.current = coordinates && canvas.phase === "shown" ? id : null;
      actions.setFilters({ location: id });
    },
    [actions, close, canvas.phase],
  );

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || location === null) return;
    event.stopPropagation();
    close();
  };
  /** Scrolls to the count and the cards below, without a history entry: Back leaves the page (ruling D07). */
  const see = useCallback(
    (event: MouseEvent) => {
      event.preventDefault();
      document.getElementById(ids.results)?.scrollIntoView();
      moveFocus(ids.resultsHeading, IN_PLACE);
    },
    [ids],
  );
  const skip = (id: string) => (event: MouseEvent) => {
    event.preventDefault();
    moveFocus(id);
  };
  const { title, ours } = mapMessages;
  return (
    <section
      ref={panel}
      className="signet-programme-city"
      data-map={canvas.phase}
      aria-labelledby={titleId}
      onKeyDown={onKeyDown}
    >
      <div className="signet-programme-city-head">
        <h2 id={titleId}>{title}</h2>
        <p className="signet-programme-city-blurb">{ours.blurb}</p>
        <Progress places={places.length} shown={activities.length} />
      </div>
      <a className="signet-skip" href={`#${listId}`} onClick={skip(listId)}>
        {ours.skipMap}
      </a>
      <MapFrame
        {...canvas}
        places={places}
        chosen={chosen}
        followed={followed}
        onChoose={choose}
        onClose={close}
        onSee={see}
      />
      <PlaceList
        id={listId}
        places={places}
        location={location}
        hasPopup={canvas.phase === "shown"}
        onChoose={choose}
        onSee={see}
        onSkip={skip(ids.resultsHeading)}
      />
    </section>
  );
}

/** Number of activities on the map; while pages follow, also how many have loaded. */
function Progress({ places, shown }: { readonly places: number; readonly shown: number }) {
  const following = useProgramme((state) => state.following);
  const count = useProgramme((state) => state.count);
  const { ours } = mapMessages;
  return (
    <p className="signet-programme-city-progress">
      <span>{shown < count ? ours.progress(shown, count) : ours.summary(shown, places)}</span>
      {following && <progress value={shown} max={count} aria-hidden="true" />}
    </p>
  );
}
