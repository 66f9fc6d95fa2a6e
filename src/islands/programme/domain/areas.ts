/** Ids of the three areas ('Volets'), in the order of the address's keys volet1, volet2, volet3. */
export const AREA = { venue: 6332, city: 6335, online: 73904 } as const;
export type AreaId = (typeof AREA)[keyof typeof AREA];
export const AREA_IDS: readonly AreaId[] = [AREA.venue, AREA.city, AREA.online];

export type AreaName = "palais" | "ville" | "ligne";

/** An area's name in the style sheets (`data-area`). */
export const AREA_LOOK: Readonly<Record<AreaId, AreaName>> = {
  [AREA.venue]: "palais",
  [AREA.city]: "ville",
  [AREA.online]: "ligne",
};
