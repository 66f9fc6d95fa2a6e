import { act, type ReactNode, StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { onTestFinished, vi } from "vitest";
import { MapPanel } from "../../../../src/islands/programme/map/MapView.tsx";
import { MAP_CANVAS_PART } from "../../../../src/islands/programme/map/use-map-canvas.ts";
import { ProgrammeProvider } from "../../../../src/islands/programme/root-context.tsx";
import type { Activity } from "../../../../src/shared/activity/activity.ts";
import { createLoadPart } from "../../../../src/shared/ui/part.ts";
import { activity } from "../../../shared/activity/an-activity.ts";
import { openProgramme } from "../a-programme.ts";
import { aRoot } from "../a-root.ts";

const SQUARE = { id: 7, title: "Librairie du Square", geoloc: { lng: -73.57, lat: 45.52 } };
const CRAMPED = { id: 8, title: "Cinémathèque", geoloc: { lng: -73.57, lat: 45.52 } };
export const ACTIVITIES = [SQUARE, CRAMPED, CRAMPED].map((place, index) =>
  activity({ id: index + 1, slug: `a${index}`, location: { location: [place] } }),
);

interface MapOptions {
  readonly query?: string;
  /** Attributes of the marker's map, names without `data-map-`. */
  readonly attributes?: Readonly<Record<string, string>>;
  readonly draw?: (activities: readonly Activity[]) => ReactNode;
}

/** The map on an open programme, with its code loaded, in StrictMode, which runs every effect twice. */
export async function shown({
  query = "mode=carte",
  attributes = {},
  draw = (activities) => <MapPanel activities={activities} card={null} />,
}: MapOptions = {}) {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  const opened = await openProgramme({ query });
  const marker = document.body.appendChild(document.createElement("div"));
  for (const [name, value] of Object.entries({ tiles: "/tiles/{z}/{x}/{y}.svg", ...attributes }))
    marker.setAttribute(`data-map-${name}`, value);
  const reports: unknown[] = [];
  const report = (error: unknown) => void reports.push(error);
  const said: string[] = [];
  const root = aRoot(opened, {
    marker,
    announce: (text) => void said.push(text),
    loadPart: createLoadPart({ part: (load) => load(), report, whenBack: () => {} }),
    report,
  });
  await root.loadPart(MAP_CANVAS_PART);
  const react = createRoot(marker);
  onTestFinished(() => {
    act(() => react.unmount());
    marker.remove();
    opened.leave.abort();
    vi.unstubAllGlobals();
  });
  const show = (activities: readonly Activity[]) =>
    act(async () =>
      react.render(
        <StrictMode>
          <ProgrammeProvider value={root}>{draw(activities)}</ProgrammeProvider>
        </StrictMode>,
      ),
    );
  await show(ACTIVITIES);
  return { ...opened, marker, reports, said, show, unmount: () => act(() => react.unmount()) };
}
