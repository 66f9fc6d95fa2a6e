/** Initial centre: north of the mountain, so that the whole island is visible. */
export const CITY = { lat: 45.545, lng: -73.63 } as const;
/** Section 9 of the specification. */
export const ZOOM = 11;
