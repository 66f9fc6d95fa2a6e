import type { World } from "./mercator.ts";

/** A window in pixels of the world. */
export interface Frame {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export function touches(points: readonly World[], frame: Frame): boolean {
  let left = Number.POSITIVE_INFINITY;
  let right = Number.NEGATIVE_INFINITY;
  let top = Number.POSITIVE_INFINITY;
  let bottom = Number.NEGATIVE_INFINITY;
  for (const [x, y] of points) {
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return left <= frame.right && right >= frame.left && top <= frame.bottom && bottom >= frame.top;
}

const crossing = (a: World, b: World, axis: 0 | 1, at: number): World => {
  const share = (at - a[axis]) / (b[axis] - a[axis]);
  return axis === 0 ? [at, a[1] + (b[1] - a[1]) * share] : [a[0] + (b[0] - a[0]) * share, at];
};

/** A closed ring cut to the frame (Sutherland and Hodgman). */
export function clipRing(ring: readonly World[], { left, top, right, bottom }: Frame): World[] {
  let points = [...ring];
  const sides: readonly (readonly [0 | 1, number, 1 | -1])[] = [
    [0, left, 1],
    [0, right, -1],
    [1, top, 1],
    [1, bottom, -1],
  ];
  for (const [axis, at, sign] of sides) {
    const next: World[] = [];
    const within = (point: World) => (point[axis] - at) * sign >= 0;
    for (const [index, point] of points.entries()) {
      const before = points[(index + points.length - 1) % points.length] ?? point;
      if (within(point) !== within(before)) next.push(crossing(before, point, axis, at));
      if (within(point)) next.push(point);
    }
    points = next;
  }
  return points;
}

/** An open line cut to the frame: as many pieces as come out. */
export function clipLine(line: readonly World[], frame: Frame): World[][] {
  const pieces: World[][] = [];
  let piece: World[] = [];
  const close = () => {
    if (piece.length > 1) pieces.push(piece);
    piece = [];
  };
  for (let index = 1; index < line.length; index += 1) {
    const from = line[index - 1];
    const to = line[index];
    const cut = from && to ? clipSegment(from, to, frame) : null;
    if (!cut) {
      close();
      continue;
    }
    if (piece.length === 0) piece.push(cut[0]);
    piece.push(cut[1]);
    if (cut[1] !== to) close();
  }
  close();
  return pieces;
}

/** Liang and Barsky; an end that stays is the same object, so that pieces can be joined. */
function clipSegment(from: World, to: World, frame: Frame): [World, World] | null {
  const dx = to[0] - from[0];
  const dy = to[1] - from[1];
  let enter = 0;
  let leave = 1;
  const edges = [
    [-dx, from[0] - frame.left],
    [dx, frame.right - from[0]],
    [-dy, from[1] - frame.top],
    [dy, frame.bottom - from[1]],
  ] as const;
  for (const [slope, room] of edges) {
    if (slope === 0 && room < 0) return null;
    const share = room / slope;
    if (slope < 0) enter = Math.max(enter, share);
    else if (slope > 0) leave = Math.min(leave, share);
  }
  if (enter > leave) return null;
  const at = (share: number): World => [from[0] + dx * share, from[1] + dy * share];
  return [enter > 0 ? at(enter) : from, leave < 1 ? at(leave) : to];
}

/** Path data in the tile's own pixels. */
export function pathData(points: readonly World[], frame: Frame, closed: boolean): string {
  let data = "";
  let last = "";
  for (const [x, y] of points) {
    const pair = `${round(x - frame.left)} ${round(y - frame.top)}`;
    if (pair !== last) data += (data ? "L" : "M") + pair;
    last = pair;
  }
  return data && closed ? `${data}Z` : data;
}

const round = (value: number): number => Math.round(value * 10) / 10 + 0;
