/** Ids of the areas in pages that replace no facts. */
export const AREA = { venue: 6332, city: 6335, online: 73904 } as const;
export const AREA_IDS = Object.values(AREA).sort((one, other) => one - other);
