import type { Face } from "../faces.ts";
import { line, widthOf } from "../outlines.ts";
import { turned } from "../shapes.ts";
import type { Frame } from "./clip.ts";
import { project, trace, type World } from "./mercator.ts";
import { type NameKind, places } from "./places.ts";
import { metro, ways } from "./ways.ts";

interface Style {
  readonly face: Face;
  readonly size: number;
  readonly fill: string;
  readonly halo: string;
  readonly track?: number;
}

/** A name where it stands at one zoom, in pixels of the world. */
interface Label extends Style {
  readonly text: string;
  readonly at: World;
  readonly turn: number;
  readonly width: number;
}

const land = "#f6efe2";
const styles: Readonly<Record<NameKind | "way" | "station", Style>> = {
  city: { face: "wide", size: 22, fill: "#14182b", halo: land },
  town: { face: "label", size: 14, fill: "#2a2e42", halo: land },
  borough: { face: "label", size: 12.5, fill: "#4f4b50", halo: land, track: 0.02 },
  quarter: { face: "label", size: 13, fill: "#4f4b50", halo: land, track: 0.02 },
  water: { face: "italic", size: 14, fill: "#3f708a", halo: "#bfd9e6", track: 0.04 },
  park: { face: "italic", size: 13, fill: "#2f5a45", halo: "#cbdec1" },
  way: { face: "quiet", size: 10.5, fill: "#5d564e", halo: "#fffaf0" },
  station: { face: "label", size: 10.5, fill: "#14182b", halo: land },
};

/** Half the extent of a label along both axes. */
function reach({ width, size, turn }: Label): World {
  const angle = (turn * Math.PI) / 180;
  const [half, tall] = [width / 2 + 4, size * 0.6 + 2];
  return [
    Math.abs(Math.cos(angle)) * half + Math.abs(Math.sin(angle)) * tall,
    Math.abs(Math.sin(angle)) * half + Math.abs(Math.cos(angle)) * tall,
  ];
}

function label(text: string, at: World, style: Style, turn = 0): Label {
  return { ...style, text, at, turn, width: widthOf(style.face, text, style.track) * style.size };
}

/** Streets are named in the city, not on the way to Ottawa. */
const [nearWest] = project(-74.05, 45.5);
const [nearEast] = project(-73.3, 45.5);

/** Names along a line, at even distances; only where a straight stretch carries them. */
function along(name: string, points: readonly World[], zoom: number): Label[] {
  const size = 256 * 2 ** zoom;
  const made: Label[] = [];
  let next = 120;
  let walked = 0;
  for (let index = 1; index < points.length; index += 1) {
    const [ax, ay] = points[index - 1] ?? [0, 0];
    const [bx, by] = points[index] ?? [0, 0];
    const long = Math.hypot(bx - ax, by - ay) * size;
    let turn = (Math.atan2(by - ay, bx - ax) * 180) / Math.PI;
    if (turn > 90) turn -= 180;
    if (turn <= -90) turn += 180;
    const sample = label(name, [0, 0], styles.way, turn);
    while (next < walked + long) {
      const share = Math.min(
        Math.max((next - walked) / long, sample.width / 2 / long),
        1 - sample.width / 2 / long,
      );
      if (sample.width + 6 < long && ax > nearWest && ax < nearEast) {
        made.push({ ...sample, at: [(ax + (bx - ax) * share) * size, (ay + (by - ay) * share) * size] });
        next += zoom < 16 ? 460 : 760;
      } else next = walked + long + 1;
    }
    walked += long;
  }
  return made;
}

function candidates(zoom: number): Label[] {
  const size = 256 * 2 ** zoom;
  const names = places
    .filter(({ from, to }) => zoom >= from && zoom <= to)
    .map(({ text, at, kind, turn }) => {
      const [x, y] = project(...at);
      const style = styles[kind];
      const grown =
        kind === "city" && zoom < 10
          ? { ...style, size: 17 }
          : kind === "town" && zoom < 11
            ? { ...style, size: 12 }
            : style;
      return label(text, [x * size, y * size], grown, turn);
    });
  const stations =
    zoom < 15
      ? []
      : metro.flatMap(({ stations: stops }) =>
          stops.map(([name, point]) => {
            const [[x, y] = [0, 0]] = trace("line", point);
            return label(name, [x * size, y * size - 13], styles.station);
          }),
        );
  const streets = zoom < 14 ? [] : ways.flatMap(({ name, points }) => along(name, points, zoom));
  return [...names, ...stations, ...streets];
}

const placed = new Map<number, readonly Label[]>();

/** The names of one zoom, settled for the whole city at once, so that every tile that one touches draws it alike. */
function settled(zoom: number): readonly Label[] {
  const known = placed.get(zoom);
  if (known) return known;
  const kept: { readonly label: Label; readonly half: World }[] = [];
  for (const next of candidates(zoom)) {
    const half = reach(next);
    const free = kept.every(
      (other) =>
        Math.abs(other.label.at[0] - next.at[0]) > other.half[0] + half[0] ||
        Math.abs(other.label.at[1] - next.at[1]) > other.half[1] + half[1],
    );
    if (free) kept.push({ label: next, half });
  }
  const labels = kept.map((entry) => entry.label);
  placed.set(zoom, labels);
  return labels;
}

/** The names that touch a tile, as outlines in its own pixels. */
export function drawnLabels(zoom: number, tile: Frame): string {
  return settled(zoom)
    .map((next) => {
      const [halfX, halfY] = reach(next);
      const [x, y] = next.at;
      if (x + halfX < tile.left || x - halfX > tile.right || y + halfY < tile.top || y - halfY > tile.bottom)
        return "";
      const [atX, atY] = [x - tile.left, y - tile.top];
      const words = line(next.text, next.fill, {
        face: next.face,
        size: next.size,
        x: atX,
        y: atY + next.size * 0.34,
        anchor: "middle",
        track: next.track ?? 0,
        halo: [next.halo, 3.4],
      });
      return next.turn ? turned(next.turn, atX, atY, words) : words;
    })
    .join("");
}
