import { useState } from "react";
import type { Stream } from "../domain/stream.ts";
import { cardTitle, shownText } from "../domain/stream.ts";
import { useRoot, useWebcast } from "../root-context.tsx";

/**
 * A stream's still picture. Without one, or before consent to load it from another site, a background with its title.
 * Decorative: the title is printed beside it.
 */
export function Picture({ stream }: { readonly stream: Stream }) {
  const { settings } = useRoot();
  const allowed = useWebcast((state) => state.allowed);
  const address = settings.thumbnail(stream);
  const [failed, setFailed] = useState<string | null>(null);
  const isOurs = address !== null && new URL(address).origin === location.origin;
  if (address === null || address === failed || !(allowed || isOurs)) {
    return (
      <span className="signet-webcast-picture signet-webcast-picture-none signet-poster" aria-hidden="true">
        {shownText(cardTitle(stream))}
      </span>
    );
  }
  return (
    <img
      className="signet-webcast-picture"
      src={address}
      alt=""
      width={1280}
      height={720}
      loading="lazy"
      onError={() => setFailed(address)}
    />
  );
}
