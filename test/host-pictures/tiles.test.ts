// @vitest-environment node
import { describe, expect, test } from "vitest";
import { drawTile } from "../host/pictures/draw.ts";
import { faultIn, textIn } from "./well-formed.ts";

const tileAt = (zoom: number, longitude: number, latitude: number): [number, number] => {
  const sine = Math.sin((latitude * Math.PI) / 180);
  const many = 2 ** zoom;
  const y = 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI);
  return [Math.floor((longitude / 360 + 0.5) * many), Math.floor(y * many)];
};

/** Where closed outlines (water) or lines cross the upright at `x`, in the tile's own pixels, downwards. */
function crossings(svg: string, x: number, pattern: RegExp): number[] {
  const found: number[] = [];
  for (const [, data = ""] of svg.matchAll(pattern)) {
    for (const outline of data.split("M").filter(Boolean)) {
      const points = outline
        .replace("Z", "")
        .split("L")
        .map((pair) => pair.split(" ").map(Number));
      if (outline.endsWith("Z") && points[0]) points.push(points[0]);
      for (let index = 1; index < points.length; index += 1) {
        const [ax = 0, ay = 0] = points[index - 1] ?? [];
        const [bx = 0, by = 0] = points[index] ?? [];
        if (ax < x === bx < x) continue;
        const y = ay + ((by - ay) * (x - ax)) / (bx - ax);
        if (y > 1 && y < 255) found.push(y);
      }
    }
  }
  return found.sort((left, right) => left - right);
}

const waterline = /<path fill="#bfd9e6" d="([^"]+)" fill-rule="evenodd"/g;
const lines = /<path fill="none"[^>]* d="([^"]+)"/g;

describe("a map tile", () => {
  test.each([8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18])(
    "at zoom %i is well-formed, small and without text",
    (zoom) => {
      const [x, y] = tileAt(zoom, -73.5605, 45.505);
      for (const [dx, dy] of [
        [0, 0],
        [1, 0],
        [-1, 0],
        [0, 1],
        [0, -1],
      ] as const) {
        const svg = drawTile(zoom, x + dx, y + dy);
        expect(faultIn(svg)).toBe("");
        expect(textIn(svg)).toBe("");
        expect(svg).not.toMatch(/NaN|undefined|Infinity|<text\b/);
        expect(svg.length).toBeLessThan(40_000);
      }
    },
  );

  test.each([
    [10, -73.53, 45.5],
    [11, -73.6, 45.6],
    [12, -73.55, 45.53],
    [14, -73.545, 45.515],
    [16, -73.547, 45.509],
  ] as const)(
    "at zoom %i meets its neighbours along every shore, street and bridge",
    (zoom, longitude, latitude) => {
      const [firstX, firstY] = tileAt(zoom, longitude, latitude);
      let shores = 0;
      let streets = 0;
      for (const dx of [-1, 0, 1]) {
        for (const dy of [-1, 0, 1]) {
          const left = drawTile(zoom, firstX + dx, firstY + dy);
          const right = drawTile(zoom, firstX + dx + 1, firstY + dy);
          for (const pattern of [waterline, lines]) {
            const here = crossings(left, 256, pattern);
            const there = crossings(right, 0, pattern);
            expect(here.length).toBe(there.length);
            for (const [index, y] of here.entries())
              expect(Math.abs(y - (there[index] ?? 0))).toBeLessThan(0.6);
            if (pattern === waterline) shores += here.length;
            else streets += here.length;
          }
        }
      }
      expect(shores).toBeGreaterThan(0);
      expect(streets).toBeGreaterThan(0);
    },
  );

  test("draws a name in both tiles that it touches", () => {
    const names = (svg: string) => svg.match(/<use /g)?.length ?? 0;
    let shared = 0;
    const [x, y] = tileAt(14, -73.565, 45.51);
    for (let dx = -3; dx < 3; dx += 1) {
      for (let dy = -3; dy < 3; dy += 1) {
        const right = /translate\((2[0-4]\d(?:\.\d)?|25[0-5](?:\.\d)?) (\d[\d.]*)\)scale/.exec(
          drawTile(14, x + dx, y + dy),
        );
        if (!right) continue;
        // The line begins near the right edge, so its end lies in the next tile.
        if (
          names(drawTile(14, x + dx + 1, y + dy)) > 0 &&
          drawTile(14, x + dx + 1, y + dy).includes(`translate(${shift(right[1])} ${right[2]})`)
        )
          shared += 1;
      }
    }
    expect(shared).toBeGreaterThan(0);
  });

  test("is the same every time", () => {
    const [x, y] = tileAt(14, -73.565, 45.51);
    expect(drawTile(14, x, y)).toBe(drawTile(14, x, y));
  });

  test("is blank paper outside the zooms and off the world", () => {
    const blank = drawTile(7, 37, 45);
    expect(faultIn(blank)).toBe("");
    for (const [z, x, y] of [
      [19, 0, 0],
      [8, -1, 3],
      [8, 256, 3],
      [8, 3, 256],
      [12.5, 3, 3],
      [10, Number.NaN, 3],
    ] as const) {
      expect(drawTile(z, x, y)).toBe(blank);
    }
    const [x, y] = tileAt(12, 2.35, 48.85);
    expect(drawTile(12, x, y)).toBe(blank);
  });

  test("shows water on the river and none on the mountain", () => {
    const onRiver = drawTile(15, ...tileAt(15, -73.527, 45.54));
    const onMountain = drawTile(15, ...tileAt(15, -73.5965, 45.504));
    expect(onRiver).toContain('fill-rule="evenodd"');
    expect(onMountain).toContain("#cbdec1");
    // On the mountain the river's outline and the island's both frame the whole tile and cancel out.
    expect(crossings(onMountain, 128, waterline)).toEqual([]);
  });
});

function shift(x = "0"): string {
  return String(Math.round((Number(x) - 256) * 10) / 10);
}
