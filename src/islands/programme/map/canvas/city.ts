/** Where the map begins: on the mountain, so that the island lies in the frame. */
export const CITY = { lat: 45.53, lng: -73.62 } as const;
/** Section 9 of the specification. */
export const ZOOM = 11;
