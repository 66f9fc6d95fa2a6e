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
