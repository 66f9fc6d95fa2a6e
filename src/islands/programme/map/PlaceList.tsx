import { type MouseEvent, memo, useEffect, useRef } from "react";
import { grouped } from "../../../shared/text/grouped.ts";
import { useRoot } from "../root-context.tsx";
import { mapMessages } from "./messages-map.ts";
import type { MapPlace } from "./places.ts";
import { useSteadyPlaces } from "./use-steady-places.ts";

export interface PlaceActions {
  /** @param by the button, to return focus to it */
  readonly onChoose: (place: MapPlace, by: HTMLElement) => void;
  /** Scrolls to the cards. */
  readonly onSee: (event: MouseEvent) => void;
}

interface PlaceListProps extends PlaceActions {
  /** Id of the list's heading. */
  readonly id: string;
  readonly places: readonly MapPlace[];
  readonly location: number | null;
  /** Whether the map shows the chosen place's popup, which has the link to the cards. */
  readonly hasPopup: boolean;
  readonly onSkip: (event: MouseEvent) => void;
}

/** Every place as a button: does everything the map's pins do, by keyboard, for screen readers, and without a map. */
export function PlaceList({ id, places, location, hasPopup, onChoose, onSee, onSkip }: PlaceListProps) {
  const { ids } = useRoot();
  const { ours } = mapMessages;
  const list = useRef<HTMLUListElement>(null);
  const shown = useSteadyPlaces(places);
  // An address may name a place whose activities are still loading.
  const chosen = places.find((place) => place.id === location)?.id ?? null;
  // Scrolls the list's box only, not the page.
  useEffect(() => {
    const box = list.current;
    const spot = chosen !== null && box?.querySelector<HTMLElement>('[aria-pressed="true"]')?.parentElement;
    if (!box || !spot) return;
    const top = spot.offsetTop;
    const bottom = top + spot.offsetHeight - box.clientHeight;
    if (box.scrollTop > top || box.scrollTop < bottom) box.scrollTop = (top + bottom) / 2;
  }, [chosen]);
  return (
    <div className="signet-programme-spots">
      <h3 id={id} tabIndex={-1}>
        {ours.places}
      </h3>
      <a className="signet-skip" href={`#${ids.resultsHeading}`} onClick={onSkip}>
        {ours.skipPlaces}
      </a>
      <ul ref={list}>
        {shown.map((place) => (
          <Spot
            key={place.id}
            place={place}
            chosen={place.id === location}
            hasLink={!(hasPopup && place.coordinates)}
            onChoose={onChoose}
            onSee={onSee}
          />
        ))}
      </ul>
    </div>
  );
}

interface SpotProps extends PlaceActions {
  readonly place: MapPlace;
  readonly chosen: boolean;
  readonly hasLink: boolean;
}

const Spot = memo(function Spot({ place, chosen, hasLink, onChoose, onSee }: SpotProps) {
  const { ids } = useRoot();
  const { see, ours } = mapMessages;
  return (
    <li>
      <button
        type="button"
        className="signet-programme-spot"
        aria-pressed={chosen}
        data-place={place.id}
        onClick={({ currentTarget }) => onChoose(place, currentTarget)}
      >
        <span className="signet-programme-spot-place">
          <b>{place.title}</b>
          {place.address !== null && <span>{place.address}</span>}
          {place.coordinates === null && <em>{ours.offMap}</em>}
        </span>
        {/* The key makes a new element: a longer text in the same one would count as a layout shift */}
        <span key={place.count} className="signet-programme-spot-count" data-short={grouped(place.count)}>
          <span className="signet-visually-hidden">{ours.counted(place.count)}</span>
        </span>
      </button>
      {chosen && hasLink && (
        <a className="signet-link" href={`#${ids.results}`} onClick={onSee}>
          {see}
        </a>
      )}
    </li>
  );
});
