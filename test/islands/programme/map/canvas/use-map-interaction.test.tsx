import type { Map as LeafletMap } from "leaflet";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { MapContainer } from "react-leaflet";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useMapInteraction } from "../../../../../src/islands/programme/map/canvas/use-map-interaction.ts";

let map: LeafletMap;
let root: Root;
let calm: EventTarget & { matches: boolean };

function Interaction() {
  useMapInteraction();
  return null;
}

const show = (interactive: boolean) =>
  act(async () =>
    root.render(
      <MapContainer
        ref={(drawn) => {
          if (drawn) map = drawn;
        }}
        center={[45.5, -73.6]}
        zoom={12}
        scrollWheelZoom={false}
      >
        {interactive && <Interaction />}
      </MapContainer>,
    ),
  );

beforeEach(async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  calm = Object.assign(new EventTarget(), { matches: false });
  vi.stubGlobal("matchMedia", () => calm);
  root = createRoot(document.body.appendChild(document.createElement("div")));
  await show(false);
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

test("the wheel zooms while the map has focus", async () => {
  await show(true);
  map.fire("focus");
  expect(map.scrollWheelZoom.enabled()).toBe(true);
  map.fire("blur");
  expect(map.scrollWheelZoom.enabled()).toBe(false);
});

test("the map is as before when the hook ends: no listener, no method of ours", async () => {
  const { panBy } = map;
  await show(true);
  expect(map.panBy).not.toBe(panBy);
  await show(false);
  expect(map.panBy).toBe(panBy);
  map.fire("focus");
  expect(map.scrollWheelZoom.enabled()).toBe(false);
});

test("nothing glides any more from the moment that less motion is asked for", async () => {
  await show(true);
  expect(map.options).toMatchObject({ inertia: true, zoomAnimation: true, zoomAnimationThreshold: 4 });
  calm.matches = true;
  calm.dispatchEvent(new Event("change"));
  expect(map.options).toMatchObject({ inertia: false, zoomAnimation: false, zoomAnimationThreshold: -1 });
  const moved = vi.fn();
  map.on("moveend", moved);
  map.panBy([30, 0]);
  // At once: a pan that glides ends later.
  expect(moved).toHaveBeenCalledOnce();
});

test("a press focuses the map without scrolling the page", async () => {
  await show(true);
  const container = map.getContainer();
  const focus = vi.spyOn(container, "focus");
  const scroll = vi.spyOn(window, "scrollTo");
  map.getPane("markerPane")?.dispatchEvent(new MouseEvent("mousedown", { bubbles: true }));
  expect(document.activeElement).toBe(container);
  // Leaflet's own focus would be a second call, and would scroll back at once.
  expect(focus.mock.calls).toEqual([[{ preventScroll: true }]]);
  expect(scroll).not.toHaveBeenCalled();
});
