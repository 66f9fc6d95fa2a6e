import { useEffect, useRef } from "react";
import { useRoot } from "../../root-context.tsx";
import { CARD_PART } from "../card-part.ts";

interface CardPhotosProps {
  readonly photos: readonly string[];
  readonly placeholder: number;
}

/** Ratio of the frame, which reserves the space before the picture has loaded. */
const WIDTH = 160;
const HEIGHT = 200;

/** The photos, decorative because the names are printed. One is visible; the count says how many there are. */
export function CardPhotos({ photos, placeholder }: CardPhotosProps) {
  const { loadPart } = useRoot();
  const frame = useRef<HTMLDivElement>(null);
  const several = photos.length > 1;
  // One value for all photos; addresses contain no spaces.
  const group = several ? photos.join(" ") : "";
  useEffect(() => {
    if (group === "") return;
    const leave = new AbortController();
    // Loaded after the cards are shown.
    const part = loadPart(CARD_PART).catch(({ late }) => late);
    part.then((card) => frame.current && card?.turnPhotos(frame.current, group.split(" "), leave.signal));
    return () => leave.abort();
  }, [group, loadPart]);
  return (
    // A new key makes a new node: `turnPhotos` adds images to it by hand.
    <div
      key={group}
      ref={frame}
      className="signet-programme-photos"
      data-of={several ? photos.length : undefined}
    >
      {photos.length === 0 ? (
        <span className="signet-programme-placeholder" data-placeholder={placeholder} />
      ) : (
        <img
          className="signet-programme-photo"
          src={photos[0]}
          alt=""
          width={WIDTH}
          height={HEIGHT}
          loading="lazy"
          decoding="async"
        />
      )}
      {several && (
        <span className="signet-programme-photo-count" aria-hidden="true">
          {`1/${photos.length}`}
        </span>
      )}
    </div>
  );
}
