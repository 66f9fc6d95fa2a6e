import type { Part } from "../../shared/ui/part.ts";
import type { Mode } from "./domain/filters.ts";
import type { ViewModule } from "./results/view.ts";

/** Views that load later. The list is part of the start, and is shown when another view cannot be loaded. */
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
