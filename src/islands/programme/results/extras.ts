/** Loaded when the page is idle, as one part; before the first list when the address names a card. */
export { Extras } from "./Extras.tsx";
export { KeptPlace } from "./KeptPlace.tsx";
export { ShareResults } from "./ShareResults.tsx";
