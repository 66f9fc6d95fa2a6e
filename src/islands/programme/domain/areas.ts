import { AREA, type AreaId } from "./filters.ts";

export type AreaName = "palais" | "ville" | "ligne";

/** An area's name in the style sheets (`data-area`). */
export const AREA_LOOK: Readonly<Record<AreaId, AreaName>> = {
  [AREA.venue]: "palais",
  [AREA.city]: "ville",
  [AREA.online]: "ligne",
};
