/** What the programme loads after its start, each with its css: nothing of it is on its way until somebody wants it. */
import type { Part } from "../../shared/ui/part.ts";
import type { Mode } from "./filters.ts";
import type { ViewModule } from "./views/view.ts";

/** The views that come later; the list is there from the start, and stands in for one that does not come. */
export const VIEW_PARTS: Readonly<Partial<Record<Mode, Part<ViewModule>>>> = {
  horaire: {
    load: () => import("./schedule/ScheduleView.tsx").then(({ ScheduleView: View }) => ({ View })),
    css: "programme.schedule",
  },
  carte: {
    load: () => import("./map/MapView.tsx").then(({ MapView: View, MapPanel: Panel }) => ({ View, Panel })),
    css: "programme.map",
  },
};

/** What a card does when asked: its sharing panel. */
export const SHARE_PART: Part<typeof import("./card/SharePanel.tsx")> = {
  load: () => import("./card/SharePanel.tsx"),
};

/** The drawn map, with Leaflet; the list of places does without it. */
export const MAP_CANVAS_PART: Part<typeof import("./map/canvas/MapCanvas.tsx")> = {
  load: () => import("./map/canvas/MapCanvas.tsx"),
};
