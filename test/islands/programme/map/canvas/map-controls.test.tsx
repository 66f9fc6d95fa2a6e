import type { Map as LeafletMap } from "leaflet";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { MapControls } from "../../../../../src/islands/programme/map/canvas/MapControls.tsx";
import { mapMessages } from "../../../../../src/islands/programme/map/messages-map.ts";

/** Zooms as Leaflet does when it animates: from the next frame on, and calls during a zoom are ignored. */
function animatedMap() {
  const listeners = new Map<string, () => void>();
  let zoom = 11;
  let target: number | null = null;
  const setZoom = vi.fn((to: number) => {
    if (Math.min(to, 18) !== zoom) target ??= Math.min(to, 18);
  });
  const map = {
    on: (events: Record<string, () => void>) => {
      for (const [name, listener] of Object.entries(events)) listeners.set(name, listener);
    },
    off: () => listeners.clear(),
    getZoom: () => zoom,
    getMinZoom: () => 9,
    getMaxZoom: () => 18,
    setZoom,
    setView: (_center: unknown, to: number) => setZoom(to),
  };
  /** Lets zooms begin and end until none is left. */
  const rest = () => {
    while (target !== null) {
      listeners.get("zoomstart")?.();
      zoom = target;
      target = null;
      listeners.get("zoomend")?.();
    }
    return zoom;
  };
  return { map: map as unknown as LeafletMap, rest };
}

const { ours } = mapMessages;
let root: Root;
let rest: () => number;

beforeEach(async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  const animated = animatedMap();
  rest = animated.rest;
  root = createRoot(document.body.appendChild(document.createElement("div")));
  await act(async () => root.render(<MapControls map={animated.map} />));
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const press = (name: string) => document.querySelector<HTMLElement>(`[aria-label="${name}"]`)?.click();

test("counts every press, also those before Leaflet has begun to zoom", () => {
  for (let presses = 0; presses < 3; presses += 1) press(ours.zoomIn);
  expect(rest()).toBe(14);
});

test("zooms on after a press that had nowhere to go", () => {
  for (let presses = 0; presses < 9; presses += 1) press(ours.zoomIn);
  expect(rest()).toBe(18);
  press(ours.zoomIn);
  press(ours.zoomOut);
  expect(rest()).toBe(17);
});

test("goes back to the whole city from wherever the presses lead", () => {
  press(ours.zoomIn);
  press(ours.zoomIn);
  press(ours.whole);
  expect(rest()).toBe(11);
});
