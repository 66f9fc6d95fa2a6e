import { hashOf } from "../dice.ts";
import { type Frame, touches } from "./clip.ts";
import { bearing, inside, metre, project, trace, type World } from "./mercator.ts";

/** A part of the city with small streets of its own direction. */
interface District {
  readonly name: string;
  readonly area: readonly World[];
  readonly turn: number;
  /** Metres from one long street to the next, and from one cross street to the next. */
  readonly block: readonly [number, number];
}

const turned = (degrees: number): number => bearing + (degrees * Math.PI) / 180;

const districts: readonly District[] = [
  {
    name: "city",
    area: trace(
      "line",
      "73.72 45.4, 73.6 45.39, 73.55 45.44, 73.53 45.49, 73.538 45.51, 73.46 45.64, 73.46 45.72, 73.52 45.705, 73.6 45.648, 73.665 45.585, 73.68 45.557, 73.72 45.53",
    ),
    turn: turned(0),
    block: [82, 236],
  },
  {
    name: "west",
    area: trace("line", "73.72 45.4, 73.72 45.53, 73.83 45.517, 73.94 45.5, 74.0 45.43, 73.95 45.395"),
    turn: turned(22),
    block: [104, 190],
  },
  {
    name: "laval",
    area: trace(
      "line",
      "73.69 45.553, 73.665 45.58, 73.605 45.643, 73.535 45.7, 73.6 45.715, 73.72 45.68, 73.86 45.6, 73.9 45.555, 73.9 45.525, 73.8 45.517, 73.74 45.524",
    ),
    turn: turned(14),
    block: [96, 210],
  },
  {
    name: "south",
    area: trace(
      "line",
      "73.5235 45.526, 73.51 45.49, 73.49 45.44, 73.54 45.405, 73.53 45.37, 73.42 45.42, 73.38 45.5, 73.4 45.58, 73.42 45.66, 73.44 45.64, 73.5 45.56",
    ),
    turn: turned(-9),
    block: [92, 220],
  },
];

const [originX, originY] = project(-73.5673, 45.5017);

/** Where the small streets are: the built-up land, for zooms that show no street. */
export const builtUp: readonly (readonly World[])[] = districts.map(({ area }) => area);

/** Steady chance for a street's piece: some pieces are missing, as in any city. */
const missing = (key: string): boolean => hashOf(key) % 100 < 13;

function line(
  district: District,
  along: boolean,
  index: number,
  from: number,
  to: number,
  toWorld: (a: number, b: number) => World,
): World[][] {
  const [narrow, long] = district.block;
  const gap = along ? narrow : long;
  const step = along ? long : narrow * 3;
  const offset = index * gap + ((hashOf(`${district.name}${along}${index}`) % 100) / 100 - 0.5) * gap * 0.24;
  const pieces: World[][] = [];
  let start: number | null = null;
  const first = Math.floor(from / step);
  const last = Math.ceil(to / step);
  for (let piece = first; piece <= last; piece += 1) {
    const middle = toWorld(offset, (piece + 0.5) * step);
    const drawn =
      piece < last && !missing(`${district.name}${along}${index}/${piece}`) && inside(middle, district.area);
    if (drawn && start === null) start = piece * step;
    if (!drawn && start !== null) {
      pieces.push([toWorld(offset, start), toWorld(offset, piece * step)]);
      start = null;
    }
  }
  return pieces;
}

/**
 * Invented small streets in a frame, in pixels of the world at this zoom. They hang on whole numbers counted from one
 * point of the city, so that neighbouring tiles agree.
 */
export function smallStreets(frame: Frame, zoom: number): World[][] {
  const size = 256 * 2 ** zoom;
  const skip = zoom < 14 ? 2 : 1;
  return districts.flatMap((district) => {
    if (
      !touches(
        district.area.map(([x, y]): World => [x * size, y * size]),
        frame,
      )
    )
      return [];
    const cos = Math.cos(district.turn);
    const sin = Math.sin(district.turn);
    // b runs along the streets called east, a across them; metres from the origin.
    const measure = (x: number, y: number): [number, number] => {
      const east = (x / size - originX) / metre;
      const south = (y / size - originY) / metre;
      return [east * cos + south * sin, east * sin - south * cos];
    };
    const world = (a: number, b: number): World => [
      originX + metre * (a * cos + b * sin),
      originY + metre * (a * sin - b * cos),
    ];
    const corners = [
      measure(frame.left, frame.top),
      measure(frame.right, frame.top),
      measure(frame.left, frame.bottom),
      measure(frame.right, frame.bottom),
    ];
    const as = corners.map(([a]) => a);
    const bs = corners.map(([, b]) => b);
    const [lowA, highA, lowB, highB] = [Math.min(...as), Math.max(...as), Math.min(...bs), Math.max(...bs)];
    const [narrow, long] = district.block;
    const lines: World[][] = [];
    // Long streets lie a block's short side apart in b and run in a; cross streets the other way round.
    for (let index = Math.floor(lowB / narrow) - 1; index <= highB / narrow + 1; index += 1) {
      if (index % skip === 0)
        lines.push(...line(district, true, index, lowA, highA, (offset, at) => world(at, offset)));
    }
    for (let index = Math.floor(lowA / long) - 1; index <= highA / long + 1; index += 1) {
      lines.push(...line(district, false, index, lowB, highB, (offset, at) => world(offset, at)));
    }
    return lines.map((points) => points.map(([x, y]): World => [x * size, y * size]));
  });
}
