import { useEffect, useRef } from "react";
import { useRoot } from "../root-context.tsx";
import { CARD_PART } from "./card-part.ts";

interface CardPhotosProps {
  readonly photos: readonly string[];
  readonly placeholder: number;
}

/** Ratio of the frame, so that its place is kept before the picture has arrived. */
const WIDTH = 160;
const HEIGHT = 200;

/** The photos beside names that are printed: decoration. One is in sight, the count says how many there are. */
export function CardPhotos({ photos, placeholder }: CardPhotosProps) {
  const { loadPart } = useRoot();
  const frame = useRef<HTMLDivElement>(null);
  const several = photos.length > 1;
  // One text, which stays the same as long as the photos do. No address has a space in it.
  const group = several ? photos.join(" ") : "";
  useEffect(() => {
    if (group === "") return;
    const leave = new AbortController();
    // What moves by itself comes last: no byte of it before the cards are on screen.
    loadPart(CARD_PART).then(
      ({ turnPhotos }) => frame.current && turnPhotos(frame.current, group.split(" "), leave.signal),
      () => {},
    );
    return () => leave.abort();
  }, [group, loadPart]);
  return (
    // Other photos get a frame of their own, without what has joined these.
    <div key={group} ref={frame} className="signet-photos" data-of={several ? photos.length : undefined}>
      {photos.length === 0 ? (
        <span className="signet-placeholder" data-placeholder={placeholder} />
      ) : (
        <img
          className="signet-photo"
          src={photos[0]}
          alt=""
          width={WIDTH}
          height={HEIGHT}
          loading="lazy"
          decoding="async"
        />
      )}
      {several && (
        <span className="signet-photo-count" aria-hidden="true">
          {`1/${photos.length}`}
        </span>
      )}
    </div>
  );
}
