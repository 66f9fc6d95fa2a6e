/** Loaded when the page is idle, as one part; before the first list when the address names a card. */

export { KeptPlace } from "../results/KeptPlace.tsx";
export { Extras } from "./Extras.tsx";
export { ShareResults } from "./ShareResults.tsx";
