import { cutWords } from "../../../shared/ui/cut-words.tsx";
import { messages } from "../messages.ts";
import type { PlaceLine } from "./card-view.ts";

/** One line for each area, the venue first. */
export function CardPlaces({ places }: { readonly places: readonly PlaceLine[] }) {
  if (places.length === 0) return null;
  return (
    <div className="signet-programme-where">
      {places.map((place) => (
        <p key={place.strong.text} className="signet-programme-place">
          <b>{cutWords(place.strong)}</b>
          {place.kiosk !== null && (
            <span className="signet-programme-kiosk">{`${messages.ours.kiosk} ${place.kiosk}`}</span>
          )}
          {place.detail !== null && (
            <span
              className={`signet-programme-place-detail${place.atVenue ? " signet-visually-hidden" : ""}`}
            >
              {cutWords(place.detail)}
            </span>
          )}
        </p>
      ))}
    </div>
  );
}
