/** What the programme loads after its start, each with its css: nothing of it is on its way until somebody wants it. */
import type { Part } from "../../shared/ui/part.ts";
import type { Mode } from "./domain/filters.ts";
import type { ViewModule } from "./results/view.ts";

/** The views that come later; the list is there from the start, and stands in for one that does not come. */
export const VIEW_PARTS: Readonly<Partial<Record<Mode, Part<ViewModule>>>> = {
  horaire: {
    load: () =>
      import("./schedule/ScheduleView.tsx").then(({ ScheduleView: View, drawn }) => ({ View, drawn })),
    css: "programme.schedule",
  },
  carte: {
    load: () => import("./map/MapView.tsx").then(({ MapView: View, MapPanel: Panel }) => ({ View, Panel })),
    css: "programme.map",
  },
};

/** What cards do beyond being read: photos that turn, the sharing panel, the file for a calendar. */
export const CARD_PART: Part<typeof import("./card/on-demand.ts")> = {
  load: () => import("./card/on-demand.ts"),
};

/** What the page has time for once it stands: sharing the results, the way back to the filters. */
export const EXTRAS_PART: Part<typeof import("./results/extras.ts")> = {
  load: () => import("./results/extras.ts"),
  css: "programme.extras",
};

/** Two handles above the hours' selects. */
export const HOURS_PART: Part<typeof import("./filters/HoursSlider.tsx")> = {
  load: () => import("./filters/HoursSlider.tsx"),
  css: "programme.filters",
};

/** The selectors of the advanced block; its css is there before them, for the server prints it, too. */
export const ADVANCED_PART: Part<typeof import("./filters/AdvancedSelects.tsx")> = {
  load: () => import("./filters/AdvancedSelects.tsx"),
};

/** Choices.js over these selectors. */
export const CHOICES_PART: Part<typeof import("./filters/search-select.ts")> = {
  load: () => import("./filters/search-select.ts"),
  css: "programme.filters",
};

/** The drawn map, with Leaflet; the list of places does without it. */
export const MAP_CANVAS_PART: Part<typeof import("./map/canvas/MapCanvas.tsx")> = {
  load: () => import("./map/canvas/MapCanvas.tsx"),
};
