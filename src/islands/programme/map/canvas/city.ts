/** Where the map begins: north of the mountain, so that the island lies in the frame. */
export const CITY = { lat: 45.545, lng: -73.63 } as const;
/** Section 9 of the specification. */
export const ZOOM = 11;
