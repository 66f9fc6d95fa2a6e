/** The map's picture before Leaflet: in the server's HTML, in the island, and in Leaflet's own place. */
import { readFileSync } from "node:fs";
import nunjucks from "nunjucks";
import { act } from "react";
import { expect, test } from "vitest";
import { mapGround } from "../../../../src/islands/programme/map/ground.ts";
import { mapMessages } from "../../../../src/islands/programme/map/messages-map.ts";
import { mapView } from "../../../../src/shared/facts/facts.ts";
import { pageHtml } from "../../../pages/programme-setup.ts";
import { shown } from "./a-map.tsx";

const TILE = 256;
const GROUND = mapGround();
const { zoom: ZOOM, ...CITY } = mapView();

test("the css has the map's centre where Leaflet has it", () => {
  const css = readFileSync("src/islands/programme/map/ground.css", "utf8");
  const place = (name: string) => Number(new RegExp(`--${name}: ([\\d.]+)px`).exec(css)?.[1]);
  // Web Mercator, as https://wiki.openstreetmap.org/wiki/Slippy_map_tilenames has it.
  const latitude = (CITY.lat * Math.PI) / 180;
  const x = ((CITY.lng + 180) / 360) * 2 ** ZOOM;
  const y = ((1 - Math.asinh(Math.tan(latitude)) / Math.PI) / 2) * 2 ** ZOOM;
  const [first] = GROUND;
  expect(place("x")).toBeCloseTo((x - (first?.x ?? 0)) * TILE, 1);
  expect(place("y")).toBeCloseTo((y - (first?.y ?? 0)) * TILE, 1);
  expect(css).toContain(`repeat(${GROUND.filter(({ y }) => y === first?.y).length}, ${TILE}px)`);
});

test("the picture stays until Leaflet's tiles are in", async () => {
  const { marker } = await shown();
  const pictures = () => [...marker.querySelectorAll<HTMLImageElement>(".signet-programme-map-ground img")];
  expect(pictures().map((picture) => picture.getAttribute("src"))).toEqual(
    GROUND.map(({ z, x, y }) => `/tiles/${z}/${x}/${y}.svg`),
  );
  await act(async () => {
    for (const tile of marker.querySelectorAll(".leaflet-tile")) tile.dispatchEvent(new Event("load"));
  });
  expect(pictures()).toEqual([]);
});

test("a place that the address chooses, and tiles that Leaflet chooses, have no such picture", async () => {
  const chosen = await shown({ query: "mode=carte&location=7" });
  expect(chosen.marker.querySelector(".signet-programme-map-ground")).toBeNull();
  chosen.unmount();
  const { marker } = await shown({ attributes: { tiles: "https://{s}.tiles.test/{z}/{x}/{y}{r}.png" } });
  expect(marker.querySelector(".signet-programme-map-ground")).toBeNull();
});

const macros = new nunjucks.Environment(new nunjucks.FileSystemLoader("templates-fixtures"), {
  autoescape: true,
});

/** The server's panel for what the marker says of its map. */
function panel(settings: Readonly<Record<string, string>>, ground = GROUND): Element {
  const html = macros.renderString(
    '{% from "macros/programme-map.njk" import programmeMap %}{{ programmeMap(map, {}, settings) }}',
    { map: { words: mapMessages, ground, places: [] }, settings },
  );
  return new DOMParser().parseFromString(html, "text/html").body;
}

test("the server prints the same pictures, and fetches at once those that a phone shows", async () => {
  const { marker } = await shown();
  const pictures = (within: Element) =>
    [...within.querySelectorAll(".signet-programme-map-ground img")].map((image) =>
      Object.fromEntries([...image.attributes].map(({ name, value }) => [name.toLowerCase(), value])),
    );
  const server = pictures(panel({ tiles: "/tiles/{z}/{x}/{y}.svg" }));
  expect(server).toEqual(pictures(marker));
  expect(server.filter(({ fetchpriority }) => fetchpriority === "high")).toHaveLength(4);
  expect(server.filter(({ loading }) => loading === "lazy")).toHaveLength(8);
});

test.each([
  ["no tiles", {}],
  ["consent first", { tiles: "/tiles/{z}/{x}/{y}.svg", consent: "ask" }],
  ["several hosts", { tiles: "https://{s}.tiles.test/{z}/{x}/{y}.png" }],
])("the server prints words for a map with %s", (_, settings: Record<string, string>) => {
  const body = panel(settings);
  expect(body.querySelector(".signet-programme-map-frame img")).toBeNull();
  expect(body.querySelector(".signet-programme-map-still")?.textContent).toContain(mapMessages.ours.inList);
});

test("the server writes the token into the address", () => {
  const body = panel({ tiles: "/t/{z}/{x}/{y}?key={token}", token: "a b" });
  expect(body.querySelector("img")?.getAttribute("src")).toBe("/t/11/603/731?key=a%20b");
});

test("the page has the picture, but with a chosen place or for a visitor who saves data", () => {
  const has = (address: string, savesData = false) =>
    pageHtml(address, undefined, undefined, savesData).includes("signet-programme-map-ground");
  expect(has("/programmation?mode=carte")).toBe(true);
  expect(has("/programmation?mode=carte&location=70115")).toBe(false);
  expect(has("/programmation?mode=carte", true)).toBe(false);
});
