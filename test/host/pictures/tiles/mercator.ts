/** Web Mercator: a point of the world as fractions of its square, x eastwards, y southwards. */
export type World = readonly [x: number, y: number];

export function project(longitude: number, latitude: number): World {
  const sine = Math.sin((latitude * Math.PI) / 180);
  return [longitude / 360 + 0.5, 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)];
}

/** One metre in the world's square, at Montréal. */
export const metre = 1 / (40_075_016.7 * Math.cos((45.52 * Math.PI) / 180));

/** The streets of Montréal that are called east run to the north-east, 34° from true north. */
export const bearing = (34 * Math.PI) / 180;

/** Corners cut twice (Chaikin): a shore drawn with few points looks like one drawn with many. */
function smoothed(points: readonly World[]): World[] {
  let ring = [...points];
  for (let turn = 0; turn < 2; turn += 1) {
    ring = ring.flatMap(([x, y], index): World[] => {
      const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
      return [
        [x * 0.75 + nextX * 0.25, y * 0.75 + nextY * 0.25],
        [x * 0.25 + nextX * 0.75, y * 0.25 + nextY * 0.75],
      ];
    });
  }
  return ring;
}

/** Points written as `west-longitude latitude, …`; a smooth trace is a closed shore. */
export function trace(manner: "smooth" | "line", text: string): World[] {
  const points = text.split(",").map((pair) => {
    const [west = 0, north = 0] = pair.trim().split(/\s+/).map(Number);
    return project(-west, north);
  });
  return manner === "smooth" ? smoothed(points) : points;
}

/** A rectangle along the city's streets: sides in metres, across and along the streets called east. */
export function gridBox(longitude: number, latitude: number, across: number, along: number): World[] {
  const [x, y] = project(longitude, latitude);
  const corner = (a: number, b: number): World => [
    x + metre * ((a * across * Math.cos(bearing)) / 2 + (b * along * Math.sin(bearing)) / 2),
    y + metre * ((a * across * Math.sin(bearing)) / 2 - (b * along * Math.cos(bearing)) / 2),
  ];
  return [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)];
}

/** Points at a zoom, in pixels of the whole world, without those nearer than half a pixel to the one before. */
export function atZoom(points: readonly World[], zoom: number): World[] {
  const size = 256 * 2 ** zoom;
  const kept: World[] = [];
  for (const [index, [x, y]] of points.entries()) {
    const here: World = [x * size, y * size];
    const last = kept[kept.length - 1];
    const far = !last || Math.hypot(here[0] - last[0], here[1] - last[1]) > 0.7;
    if (far || index === points.length - 1) kept.push(here);
  }
  return kept;
}

export function inside([x, y]: World, ring: readonly World[]): boolean {
  let within = false;
  for (let index = 0, before = ring.length - 1; index < ring.length; before = index, index += 1) {
    const [ax, ay] = ring[index] ?? [0, 0];
    const [bx, by] = ring[before] ?? [0, 0];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) within = !within;
  }
  return within;
}
