import type { GroundImage } from "./ground.ts";

/** The map's picture until Leaflet's own tiles are in: on a page that the server wrote it is on screen already. */
export function MapGround({ tiles }: { readonly tiles: readonly GroundImage[] }) {
  return (
    <div className="signet-programme-map-ground" aria-hidden="true">
      <div>
        {tiles.map(({ src, inner }) => (
          <img
            key={src}
            src={src}
            alt=""
            width={256}
            height={256}
            {...(inner
              ? { fetchPriority: "high" as const, decoding: "sync" as const }
              : { loading: "lazy" as const })}
          />
        ))}
      </div>
    </div>
  );
}
