import { useRef } from "react";
import { useRotation } from "./use-rotation.ts";

interface CardPhotosProps {
  readonly photos: readonly string[];
  readonly placeholder: number;
}

/** Ratio of the frame, so that its place is kept before the picture has arrived. */
const WIDTH = 160;
const HEIGHT = 200;

/** The photos beside names that are printed: decoration. One is in sight, the count says how many there are. */
export function CardPhotos({ photos, placeholder }: CardPhotosProps) {
  const frame = useRef<HTMLDivElement>(null);
  const { shown, turning } = useRotation(frame, photos.length);
  return (
    <div ref={frame} className="signet-photos" data-of={photos.length > 1 ? photos.length : undefined}>
      {photos.length === 0 ? (
        <span className="signet-placeholder" data-placeholder={placeholder} />
      ) : (
        photos.map((photo, index) => {
          const place = placeOf(index, shown, photos.length);
          // Before the first turn the one in sight is the only one in the page.
          if (place === undefined || (!turning && place !== "shown")) return null;
          return (
            <img
              key={photo}
              className="signet-photo"
              src={photo}
              alt=""
              width={WIDTH}
              height={HEIGHT}
              loading="lazy"
              decoding="async"
              data-place={turning ? place : undefined}
            />
          );
        })
      )}
      {photos.length > 1 && (
        <span className="signet-photo-count" aria-hidden="true">
          {shown + 1}/{photos.length}
        </span>
      )}
    </div>
  );
}

/** The photo before lies below the one in sight, the next waits unseen; the others are not in the page. */
function placeOf(index: number, shown: number, count: number): "shown" | "below" | "next" | undefined {
  const after = (index - shown + count) % count;
  return after === 0 ? "shown" : after === count - 1 ? "below" : after === 1 ? "next" : undefined;
}
