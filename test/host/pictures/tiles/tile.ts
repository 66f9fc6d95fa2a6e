import { picture } from "../picture.ts";
import { circle, rect, short } from "../shapes.ts";
import { clipLine, clipRing, type Frame, pathData, touches } from "./clip.ts";
import { parks, yards } from "./greens.ts";
import { drawnLabels } from "./labels.ts";
import { atZoom, metre, trace, type World } from "./mercator.ts";
import { islands, streams, waters } from "./shores.ts";
import { builtUp, smallStreets } from "./streets.ts";
import { metro, type Rank, ways } from "./ways.ts";

const land = "#f1e9da";
const water = "#bfd9e6";
const shore = "#8fb9cd";
const town = "#e8dec9";
const green = "#cbdec1";
const yard = "#e5dccb";
const casing = "#d6c8ae";
const motorway = "#f2c766";
const motorwayCasing = "#cf9f3a";
const street = "#fffaf0";

/** Everything at one zoom, in pixels of the world. */
interface Layers {
  readonly water: readonly (readonly World[])[];
  readonly streams: readonly { readonly width: number; readonly points: readonly World[] }[];
  readonly parks: readonly (readonly World[])[];
  readonly yards: readonly (readonly World[])[];
  readonly towns: readonly (readonly World[])[];
  readonly ways: readonly { readonly rank: Rank; readonly points: readonly World[] }[];
  readonly metro: readonly { readonly colour: string; readonly points: readonly World[] }[];
}

const layered = new Map<number, Layers>();

function layersAt(zoom: number): Layers {
  const known = layered.get(zoom);
  if (known) return known;
  const scaled = (rings: readonly (readonly World[])[]) => rings.map((ring) => atZoom(ring, zoom));
  const made: Layers = {
    water: scaled([waters, ...islands]),
    streams: streams.map(({ width, points }) => ({ width, points: atZoom(points, zoom) })),
    parks: scaled(parks),
    yards: scaled(yards),
    towns: scaled(builtUp),
    ways: ways.map(({ rank, points }) => ({ rank, points: atZoom(points, zoom) })),
    metro: metro.map(({ colour, stations }) => ({
      colour,
      points: atZoom(trace("line", stations.map(([, at]) => at).join()), zoom),
    })),
  };
  layered.set(zoom, made);
  return made;
}

/** Line widths double with the zoom, within reason. */
const grown = (zoom: number, at12: number, most: number): number =>
  Math.min(most, Math.max(0.6, at12 * 1.45 ** (zoom - 12)));

/** A 256 by 256 map tile; outside zooms 8 to 18, or off the world, only paper. */
export function drawTile(z: number, x: number, y: number): string {
  const paper = rect(0, 0, 256, 256, land);
  const many = 2 ** z;
  const whole = [z, x, y].every(Number.isInteger);
  if (!whole || z < 8 || z > 18 || x < 0 || y < 0 || x >= many || y >= many) return picture(256, 256, paper);
  const tile: Frame = { left: x * 256, top: y * 256, right: x * 256 + 256, bottom: y * 256 + 256 };
  const margin = 24;
  const wide: Frame = {
    left: tile.left - margin,
    top: tile.top - margin,
    right: tile.right + margin,
    bottom: tile.bottom + margin,
  };
  const layers = layersAt(z);
  const run = (points: readonly World[]) =>
    touches(points, wide)
      ? clipLine(points, wide)
          .map((piece) => pathData(piece, tile, false))
          .join("")
      : "";
  const rings = (shapes: readonly (readonly World[])[]) =>
    shapes
      .filter((ring) => touches(ring, wide))
      .map((ring) => pathData(clipRing(ring, wide), tile, true))
      .join("");
  const fill = (data: string, colour: string, more = "") =>
    data ? `<path fill="${colour}" d="${data}"${more}/>` : "";
  const draw = (data: string, colour: string, width: number, more = "") =>
    data
      ? `<path fill="none" stroke="${colour}" stroke-width="${short(width)}" stroke-linejoin="round"${more} d="${data}"/>`
      : "";
  const towns = z < 13 ? fill(rings(layers.towns), town) : "";
  const drawn: string[] = [paper, towns, fill(rings(layers.yards), yard)];
  if (z >= 13) {
    const data = smallStreets(wide, z).map(run).join("");
    drawn.push(draw(data, street, Math.min(9, 1.1 * 1.6 ** (z - 13))));
  }
  drawn.push(fill(rings(layers.parks), green));
  drawn.push(fill(rings(layers.water), water, ` fill-rule="evenodd" stroke="${shore}" stroke-width="1"`));
  for (const { width, points } of layers.streams)
    drawn.push(draw(run(points), water, Math.max(0.8, width * metre * 256 * many)));
  drawn.push(...roads(z, layers, run, draw));
  drawn.push(...underground(z, layers, tile, wide, run, draw));
  drawn.push(drawnLabels(z, tile));
  return picture(256, 256, ...drawn);
}

type Run = (points: readonly World[]) => string;
type Draw = (data: string, colour: string, width: number, more?: string) => string;

function roads(z: number, { ways: all }: Layers, run: Run, draw: Draw): string[] {
  const data = (rank: Rank) =>
    all
      .filter((way) => way.rank === rank)
      .map(({ points }) => run(points))
      .join("");
  const [fast, broad] = [data("motorway"), z >= 10 ? data("artery") : ""];
  const [fastWidth, broadWidth] = [grown(z, 2.6, 13), grown(z, 2, 14)];
  return [
    z >= 11 ? draw(broad, casing, broadWidth + 1.4) : "",
    z >= 10 ? draw(fast, motorwayCasing, fastWidth + 1.4) : "",
    draw(broad, street, broadWidth),
    draw(fast, motorway, fastWidth),
  ];
}

function underground(
  z: number,
  { metro: lines }: Layers,
  tile: Frame,
  wide: Frame,
  run: Run,
  draw: Draw,
): string[] {
  if (z < 11) return [];
  const width = grown(z, 1.8, 5);
  const traced = lines.map(({ colour, points }) =>
    draw(run(points), colour, width, ' stroke-linecap="round" opacity=".85"'),
  );
  if (z < 12) return traced;
  const size = Math.min(6, width + 0.4);
  const stops = lines.flatMap(({ colour, points }) =>
    points
      .filter((point) => touches([point], wide))
      .map(([x, y]) =>
        circle(
          x - tile.left,
          y - tile.top,
          size,
          street,
          ` stroke="${colour}" stroke-width="${short(size * 0.6)}"`,
        ),
      ),
  );
  return [...traced, ...stops];
}
