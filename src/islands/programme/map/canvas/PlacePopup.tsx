import { type Popup as LeafletPopup, point } from "leaflet";
import { type RefObject, useEffect, useId, useLayoutEffect, useRef } from "react";
import { Popup, useMap } from "react-leaflet";
import { IN_PLACE, moveFocus } from "../../../../shared/focus/move-focus.ts";
import { useRoot } from "../../root-context.tsx";
import { mapMessages } from "../messages-map.ts";
import type { PlaceActions } from "../PlaceList.tsx";
import type { PlacedPlace } from "./Pins.tsx";
import { PIN } from "./pin-layer.ts";
import type { Point } from "./spread.ts";

interface PlacePopupProps extends Pick<PlaceActions, "onSee"> {
  readonly place: PlacedPlace;
  /** Offset of its pin. */
  readonly away: Point;
  readonly followed: RefObject<number | null>;
  readonly onClose: () => void;
}

/**
 * The popup at the chosen pin. It opens and closes with the chosen place only: Leaflet's own ways to close it are
 * off, because the cards would stay filtered.
 */
export function PlacePopup({ place, away, ...words }: PlacePopupProps) {
  const popup = useRef<LeafletPopup>(null);
  const { x, y } = away;
  useEffect(() => {
    if (!popup.current) return;
    popup.current.options.offset = point(x, y - PIN.height);
    popup.current.update();
  }, [x, y]);
  return (
    <Popup
      ref={popup}
      position={place.coordinates}
      offset={point(x, y - PIN.height)}
      className="signet-programme-popup"
      minWidth={0}
      maxWidth={Number.POSITIVE_INFINITY}
      autoPanPadding={[12, 12]}
      closeButton={false}
      autoClose={false}
      closeOnClick={false}
      closeOnEscapeKey={false}
    >
      <PopupWords place={place} popup={popup} {...words} />
    </Popup>
  );
}

interface PopupWordsProps extends Omit<PlacePopupProps, "away"> {
  readonly popup: RefObject<LeafletPopup | null>;
}

function PopupWords({ place, popup, followed, onSee, onClose }: PopupWordsProps) {
  const { ids } = useRoot();
  const title = useId();
  const dialog = useRef<HTMLDivElement>(null);
  const { id } = place;
  const { see, ours } = mapMessages;
  // Focus moves to the popup after a choice, before the next key; a place in the address moves no focus.
  useLayoutEffect(() => {
    if (followed.current !== id) return;
    followed.current = null;
    moveFocus(dialog.current, IN_PLACE);
    dialog.current?.closest(".signet-programme-map-frame")?.scrollIntoView({ block: "nearest" });
  }, [followed, id]);
  useKeptInMap(popup, dialog);
  return (
    <div
      ref={dialog}
      className="signet-programme-popup-words"
      role="dialog"
      aria-labelledby={title}
      tabIndex={-1}
    >
      <h3 id={title}>{place.title}</h3>
      {place.address !== null && <p>{place.address}</p>}
      <p>{ours.counted(place.count)}</p>
      <a className="signet-link" href={`#${ids.results}`} onClick={onSee}>
        {see}
      </a>
      <button
        type="button"
        className="signet-programme-popup-close signet-icon signet-icon-close"
        aria-label={ours.close(place.title)}
        onClick={onClose}
      />
    </div>
  );
}

/**
 * Pans the map until the popup is inside it, after each change of the map's size (a turned phone) or of the popup's
 * (enlarged text). The style sheet limits the popup's size to the map's, so that updating never changes its size.
 */
function useKeptInMap(popup: RefObject<LeafletPopup | null>, dialog: RefObject<HTMLElement | null>): void {
  const map = useMap();
  useEffect(() => {
    const update = () => void popup.current?.update();
    const resized = new ResizeObserver(update);
    if (dialog.current) resized.observe(dialog.current);
    map.on("resize", update);
    return () => {
      resized.disconnect();
      map.off("resize", update);
    };
  }, [map, popup, dialog]);
}
