/**
 * The map's picture before Leaflet draws it: tiles around the map's first centre, which the server prints, too. Where the
 * page has another centre or zoom there is none: ground.css has our centre's place among these tiles.
 */
import { DEFAULT_FACTS, mapView } from "../../../shared/facts/facts.ts";

/** Tile numbers at our zoom. Our centre is in column 605, row 732. */
const COLUMNS = [603, 604, 605, 606];
const ROWS = [731, 732, 733];

export interface GroundTile {
  readonly z: number;
  readonly x: number;
  readonly y: number;
  /** Part of what a phone shows: fetched at once. The others are fetched where the frame is wide enough for them. */
  readonly inner: boolean;
}

const GROUND: readonly GroundTile[] = ROWS.flatMap((y) =>
  COLUMNS.map((x) => ({ z: DEFAULT_FACTS.map.zoom, x, y, inner: (x === 604 || x === 605) && y < 733 })),
);

/** The tiles; none where the page has moved the map. */
export const mapGround = (): readonly GroundTile[] =>
  JSON.stringify(mapView()) === JSON.stringify(DEFAULT_FACTS.map) ? GROUND : [];

export interface GroundImage extends Pick<GroundTile, "inner"> {
  readonly src: string;
}

/**
 * Address of each tile; none for an address with other places than `{z}`, `{x}` and `{y}`: which of several hosts or
 * resolutions Leaflet takes is only known to Leaflet.
 */
export function groundTiles(template: string | null): readonly GroundImage[] {
  if (template === null || /\{(?![zxy]\})/.test(template)) return [];
  return mapGround().map(({ z, x, y, inner }) => ({
    src: template.replaceAll("{z}", `${z}`).replaceAll("{x}", `${x}`).replaceAll("{y}", `${y}`),
    inner,
  }));
}
