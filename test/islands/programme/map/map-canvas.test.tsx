import { act, StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, expect, it, vi } from "vitest";
import { MapPanel } from "../../../../src/islands/programme/map/MapView.tsx";
import { MAP_CANVAS_PART } from "../../../../src/islands/programme/parts.ts";
import {
  ProgrammeProvider,
  type ProgrammeRoot,
  takeIds,
} from "../../../../src/islands/programme/root-context.tsx";
import { createLoadPart } from "../../../../src/shared/ui/part.ts";
import { openProgramme } from "../a-programme.ts";
import { activity } from "../an-activity.ts";

const leave: (() => void)[] = [];
afterEach(() => {
  for (const go of leave.splice(0)) go();
  vi.unstubAllGlobals();
});

const SQUARE = { id: 7, title: "Librairie du Square", geoloc: { lng: -73.57, lat: 45.52 } };
const CRAMPED = { id: 8, title: "Cinémathèque", geoloc: { lng: -73.57, lat: 45.52 } };
const activities = [SQUARE, CRAMPED, CRAMPED].map((place, index) =>
  activity({ id: index + 1, slug: `a${index}`, location: { location: [place] } }),
);

async function shown() {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  const opened = await openProgramme({ query: "mode=carte" });
  const marker = document.body.appendChild(document.createElement("div"));
  marker.setAttribute("data-map-tiles", "/tiles/{z}/{x}/{y}.svg");
  const reports: unknown[] = [];
  const report = (error: unknown) => void reports.push(error);
  const root: ProgrammeRoot = {
    marker,
    store: opened.store,
    actions: opened.actions,
    ids: takeIds(marker, opened.leave.signal),
    base: "http://fair.test/programmation",
    announce: () => {},
    loadPart: createLoadPart({ part: (load) => load(), report }),
    report,
  };
  await root.loadPart(MAP_CANVAS_PART);
  const react = createRoot(marker);
  leave.push(() => {
    act(() => react.unmount());
    marker.remove();
    opened.leave.abort();
  });
  const tree = (
    <StrictMode>
      <ProgrammeProvider value={root}>
        <MapPanel activities={activities} card={null} />
      </ProgrammeProvider>
    </StrictMode>
  );
  await act(async () => react.render(tree));
  return { marker, reports, state: opened.state, unmount: () => act(() => react.unmount()) };
}

const pins = (marker: Element) => [...marker.querySelectorAll<HTMLElement>(".signet-pin")];

it("draws each place once, even where React runs every effect twice, and leaves nothing of it", async () => {
  const { marker, reports, unmount } = await shown();
  expect(pins(marker).map((pin) => pin.getAttribute("aria-label"))).toEqual([
    "Cinémathèque, 2\u00a0activités",
    "Librairie du Square, 1\u00a0activité",
  ]);
  expect(marker.querySelectorAll(".leaflet-container")).toHaveLength(1);
  unmount();
  expect(marker.innerHTML).toBe("");
  expect(reports).toEqual([]);
});

it("keeps the keyboard on a pin whose place is chosen: it is the same button", async () => {
  const { marker, state } = await shown();
  const [first] = pins(marker);
  await act(async () => first?.click());
  expect(state().filters.location).toBe(8);
  expect(pins(marker)[0]).toBe(first);
  expect(first?.getAttribute("aria-pressed")).toBe("true");
  expect(document.activeElement?.getAttribute("role")).toBe("dialog");
  await act(async () => document.querySelector<HTMLElement>('[aria-label="Fermer"]')?.click());
  expect(state().filters.location).toBeNull();
  expect(document.activeElement).toBe(first);
});
